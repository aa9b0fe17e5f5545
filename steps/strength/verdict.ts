import { stripVTControlCharacters } from "node:util"
import type { Envelope } from "@cucumber/messages"

/** The result of running a rule's scenarios. */
export type Verdict =
  | { readonly outcome: "passed" }
  /** A step of the rule failed. */
  | { readonly outcome: "failed"; readonly rules: readonly string[]; readonly reason: string }
  /** Another failure, which proves nothing about the rule. */
  | { readonly outcome: "broken"; readonly reason: string }

const firstLine = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, 6)
    .join(" ")
    .slice(0, 300)

type Failure = {
  readonly scenario: string
  readonly tags: readonly string[]
  readonly step: string | undefined
  readonly message: string
}

const failuresIn = (envelopes: readonly Envelope[], statuses: readonly string[]): Failure[] => {
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle] as const] : [])))
  const cases = new Map(envelopes.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase] as const] : [])))
  const started = new Map(
    envelopes.flatMap(({ testCaseStarted }) =>
      testCaseStarted ? [[testCaseStarted.id, cases.get(testCaseStarted.testCaseId)] as const] : [],
    ),
  )
  return envelopes.flatMap(({ testStepFinished }) => {
    if (!testStepFinished || !statuses.includes(testStepFinished.testStepResult.status)) return []
    const testCase = started.get(testStepFinished.testCaseStartedId)
    const pickle = pickles.get(testCase?.pickleId ?? "")
    const stepId = testCase?.testSteps.find(({ id }) => id === testStepFinished.testStepId)?.pickleStepId
    return [
      {
        scenario: pickle?.name ?? "?",
        tags: pickle?.tags.map(({ name }) => name.slice(1)) ?? [],
        step: pickle?.steps.find(({ id }) => id === stepId)?.text,
        message: firstLine(testStepFinished.testStepResult.message),
      },
    ]
  })
}

const failureText = ({ scenario, step, message }: Failure): string => `${scenario} › ${step ?? "after it"} › ${message}`

/**
 * Reads Cucumber's messages and exit code; only a failed step counts against the rule, not an undefined step, a failed
 * hook or a scenario that never ran.
 */
export const verdictOf = (envelopes: readonly Envelope[], code: number, output: string): Verdict => {
  const undone = failuresIn(envelopes, ["UNDEFINED", "AMBIGUOUS", "PENDING", "UNKNOWN"])
  if (undone[0]) return { outcome: "broken", reason: `no such step: ${failureText(undone[0])}` }
  const run = envelopes.some(({ testCaseFinished }) => testCaseFinished)
  if (!run) return { outcome: "broken", reason: `no scenario was tried: ${firstLine(output) || `exit code ${code}`}` }
  const failures = failuresIn(envelopes, ["FAILED"])
  if (failures.length === 0)
    return code === 0 ? { outcome: "passed" } : { outcome: "broken", reason: `exit code ${code}: ${firstLine(output)}` }
  const first = failures.find(({ step }) => step !== undefined)
  if (!first || code !== 1)
    return {
      outcome: "broken",
      reason: `not a step of the rule: ${failures.map(failureText).join("; ")}, exit code ${code}`,
    }
  const rules = new Set(failures.flatMap(({ step, tags }) => (step === undefined ? [] : tags)))
  return { outcome: "failed", rules: [...rules], reason: failureText(first) }
}
