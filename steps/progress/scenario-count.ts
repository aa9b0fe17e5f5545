import { stripVTControlCharacters } from "node:util"
import type { Envelope, Pickle, TestCaseStarted } from "@cucumber/messages"
import { Query } from "@cucumber/query"
import type { Failure } from "../../src/tools/failed-scenarios.ts"

export type Progress = {
  /** How far the run is, in one line. */
  readonly status: string
  /** The scenario that has just finished, if it failed. */
  readonly failure?: Failure
}

const ruleOf = ({ tags }: Pickle): string => tags.find(({ name }) => /^@[A-Z]+-\d+$/.test(name))?.name ?? ""

/** Returns the lines of a failure's message before its stack, as many as a log needs. */
const reasonOf = (message = ""): string[] => {
  const lines = stripVTControlCharacters(message).split("\n")
  const end = lines.findIndex((line) => /^\s*at /.test(line))
  const text = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.trim())
  return text.filter((line) => line !== "").slice(0, 8)
}

/** Counts scenarios in Cucumber's messages, and returns the progress after each. */
export const scenarioCount = (): ((envelope: Envelope, now: number) => Progress | undefined) => {
  const query = new Query()
  const counts = { all: 0, finished: 0, failed: 0 }
  let startedAt = 0

  const failureOf = (started: TestCaseStarted, pickle: Pickle): Failure | undefined => {
    const [failed] = query
      .findTestStepFinishedAndTestStepBy(started)
      .filter(([{ testStepResult }]) => !["PASSED", "SKIPPED"].includes(testStepResult.status))
    if (!failed) return undefined
    const [{ testStepResult }, testStep] = failed
    const step = query.findPickleStepBy(testStep)
    const reason = [...(step ? [step.text] : []), ...reasonOf(testStepResult.message)]
    return {
      place: `${pickle.uri}:${query.findLocationOf(pickle)?.line}`,
      text: [`${ruleOf(pickle)} ${pickle.uri}: ${pickle.name}`, ...reason].join("\n  "),
    }
  }

  return (envelope, now) => {
    query.update(envelope)
    if (envelope.testRunStarted) startedAt = now
    if (envelope.testCase) counts.all += 1
    const started = envelope.testCaseFinished && query.findTestCaseStartedBy(envelope.testCaseFinished)
    const pickle = started && query.findPickleBy(started)
    if (!pickle) return
    const failure = failureOf(started, pickle)
    counts.finished += 1
    if (failure) counts.failed += 1
    const left = ((now - startedAt) / counts.finished) * (counts.all - counts.finished)
    const status = `${counts.finished} of ${counts.all} scenarios, ${counts.failed} failed, ${ruleOf(pickle)}, about ${Math.ceil(left / 60_000)} min left`
    return { status, ...(failure && { failure }) }
  }
}
