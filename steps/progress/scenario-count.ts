import type { Envelope, Pickle } from "@cucumber/messages"

const intervalMs = 15_000

const ruleOf = ({ tags }: Pickle): string => tags.find(({ name }) => /^@[A-Z]+-\d+$/.test(name))?.name ?? ""

/** Counts scenarios in Cucumber's messages, and returns a line for the log whenever one is due. */
export const scenarioCount = (): ((envelope: Envelope, now: number) => string | undefined) => {
  const pickles = new Map<string, Pickle>()
  const scenarios = new Map<string, Pickle>()
  const attempts = new Map<string, Pickle>()
  const failed = new Set<string>()
  let finished = 0
  let startedAt = 0
  let printedAt = 0

  const lineAfterScenario = (attempt: string, now: number): string | undefined => {
    const pickle = attempts.get(attempt)
    if (!pickle) return
    finished++
    if (failed.has(attempt)) return `FAIL ${ruleOf(pickle)} ${pickle.uri}: ${pickle.name}`
    if (now - printedAt < intervalMs) return
    printedAt = now
    const minutes = Math.ceil((((now - startedAt) / finished) * (scenarios.size - finished)) / 60_000)
    return `${finished} of ${scenarios.size} scenarios, ${failed.size} failed, ${ruleOf(pickle)}, about ${minutes} min left`
  }

  return ({ pickle, testRunStarted, testCase, testCaseStarted, testStepFinished, testCaseFinished }, now) => {
    if (pickle) pickles.set(pickle.id, pickle)
    if (testRunStarted) startedAt = printedAt = now
    const startedPickle = testCase && pickles.get(testCase.pickleId)
    if (startedPickle) scenarios.set(testCase.id, startedPickle)
    const attemptPickle = testCaseStarted && scenarios.get(testCaseStarted.testCaseId)
    if (attemptPickle) attempts.set(testCaseStarted.id, attemptPickle)
    if (testStepFinished && !["PASSED", "SKIPPED"].includes(testStepFinished.testStepResult.status))
      failed.add(testStepFinished.testCaseStartedId)
    return testCaseFinished && lineAfterScenario(testCaseFinished.testCaseStartedId, now)
  }
}
