import { stripVTControlCharacters } from "node:util"
import type { Envelope, Pickle, TestCase } from "@cucumber/messages"

const intervalMs = 15_000

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

/** Counts scenarios in Cucumber's messages, and returns a line for the log whenever one is due. */
export const scenarioCount = (): ((envelope: Envelope, now: number) => string | undefined) => {
  const pickles = new Map<string, Pickle>()
  const scenarios = new Map<string, Scenario>()
  const attempts = new Map<string, Scenario>()
  /** Lines about each failure, by attempt. */
  const failed = new Map<string, readonly string[]>()
  let finished = 0
  let startedAt = 0
  let printedAt = 0

  const lineAfterScenario = (attempt: string, now: number): string | undefined => {
    const pickle = attempts.get(attempt)?.pickle
    if (!pickle) return
    finished++
    const failure = failed.get(attempt)
    if (failure) return [`FAIL ${ruleOf(pickle)} ${pickle.uri}: ${pickle.name}`, ...failure].join("\n  ")
    if (now - printedAt < intervalMs) return
    printedAt = now
    const minutes = Math.ceil((((now - startedAt) / finished) * (scenarios.size - finished)) / 60_000)
    return `${finished} of ${scenarios.size} scenarios, ${failed.size} failed, ${ruleOf(pickle)}, about ${minutes} min left`
  }

  return ({ pickle, testRunStarted, testCase, testCaseStarted, testStepFinished, testCaseFinished }, now) => {
    if (pickle) pickles.set(pickle.id, pickle)
    if (testRunStarted) startedAt = printedAt = now
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
    return testCaseFinished && lineAfterScenario(testCaseFinished.testCaseStartedId, now)
  }
}
