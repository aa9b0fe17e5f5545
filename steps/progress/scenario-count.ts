import { stripVTControlCharacters } from "node:util"
import type { Envelope, Pickle, TestCase } from "@cucumber/messages"

const ruleOf = ({ tags }: Pickle): string => tags.find(({ name }) => /^@[A-Z]+-\d+$/.test(name))?.name ?? ""

/** Returns the lines of a failure's message before its stack, as many as a log needs. */
const reasonOf = (message = ""): string[] => {
  const lines = stripVTControlCharacters(message).split("\n")
  const end = lines.findIndex((line) => /^\s*at /.test(line))
  const text = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.trim())
  return text.filter((line) => line !== "").slice(0, 8)
}

type Scenario = { readonly pickle: Pickle; readonly testCase: TestCase }

const stepText = ({ pickle, testCase }: Scenario, testStepId: string): string[] => {
  const testStep = testCase.testSteps.find(({ id }) => id === testStepId)
  return pickle.steps.filter(({ id }) => id === testStep?.pickleStepId).map(({ text }) => text)
}

export type Progress = {
  /** How far the run is, in one line. */
  readonly status: string
  /** Lines about the scenario that has just failed. */
  readonly failure?: string
}

/** Counts scenarios in Cucumber's messages, and returns the progress after each. */
export const scenarioCount = (): ((envelope: Envelope, now: number) => Progress | undefined) => {
  const pickles = new Map<string, Pickle>()
  const scenarios = new Map<string, Scenario>()
  const attempts = new Map<string, Scenario>()
  /** Lines about each failure, by attempt. */
  const failed = new Map<string, readonly string[]>()
  let finished = 0
  let startedAt = 0

  const progressAfterScenario = (attempt: string, now: number): Progress | undefined => {
    const pickle = attempts.get(attempt)?.pickle
    if (!pickle) return
    finished++
    const failure = failed.get(attempt)
    const minutes = Math.ceil((((now - startedAt) / finished) * (scenarios.size - finished)) / 60_000)
    const status = `${finished} of ${scenarios.size} scenarios, ${failed.size} failed, ${ruleOf(pickle)}, about ${minutes} min left`
    if (!failure) return { status }
    return { status, failure: [`FAIL ${ruleOf(pickle)} ${pickle.uri}: ${pickle.name}`, ...failure].join("\n  ") }
  }

  return ({ pickle, testRunStarted, testCase, testCaseStarted, testStepFinished, testCaseFinished }, now) => {
    if (pickle) pickles.set(pickle.id, pickle)
    if (testRunStarted) startedAt = now
    const startedPickle = testCase && pickles.get(testCase.pickleId)
    if (startedPickle) scenarios.set(testCase.id, { pickle: startedPickle, testCase })
    const scenario = testCaseStarted && scenarios.get(testCaseStarted.testCaseId)
    if (scenario) attempts.set(testCaseStarted.id, scenario)
    if (testStepFinished && !["PASSED", "SKIPPED"].includes(testStepFinished.testStepResult.status)) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished
      const attempt = attempts.get(testCaseStartedId)
      const step = attempt ? stepText(attempt, testStepId) : []
      failed.set(testCaseStartedId, [...step, ...reasonOf(testStepResult.message)])
    }
    return testCaseFinished && progressAfterScenario(testCaseFinished.testCaseStartedId, now)
  }
}
