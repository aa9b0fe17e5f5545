import { stripVTControlCharacters } from "node:util"
import type { Envelope } from "@cucumber/messages"

/** The result of running a rule's scenarios. */
export type Verdict = Judgement & {
  /** Whether a browser has loaded the changed copy of the planted fault. */
  readonly isReached?: boolean
}

type Judgement =
  | { readonly outcome: "passed" }
  /** A step of the rule failed. */
  | { readonly outcome: "failed"; readonly scenario: string; readonly reason: string }
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
        step: pickle?.steps.find(({ id }) => id === stepId)?.text,
        message: firstLine(testStepFinished.testStepResult.message),
      },
    ]
  })
}

const failureText = ({ scenario, step, message }: Failure): string => `${scenario} › ${step ?? "after it"} › ${message}`

/**
 * Reads Cucumber's messages; only a failed step counts against the rule, not an undefined step, a failed hook or a
 * scenario that never ran.
 */
export const verdictOf = (envelopes: readonly Envelope[], isSuccess: boolean, output: string): Judgement => {
  const undone = failuresIn(envelopes, ["UNDEFINED", "AMBIGUOUS", "PENDING", "UNKNOWN"])
  if (undone[0]) return { outcome: "broken", reason: `no such step: ${failureText(undone[0])}` }
  const run = envelopes.some(({ testCaseFinished }) => testCaseFinished)
  if (!run) return { outcome: "broken", reason: `no scenario was tried: ${firstLine(output)}` }
  const failures = failuresIn(envelopes, ["FAILED"])
  // A replacement that uses a name from the file of its mutant breaks the page, whatever the rule says.
  const unknownName = failures.find(({ message }) => /\b\w+ is not defined\b/.test(message))
  if (unknownName) return { outcome: "broken", reason: `the fault uses an unknown name: ${failureText(unknownName)}` }
  const first = failures.find(({ step }) => step !== undefined)
  if (first) return { outcome: "failed", scenario: first.scenario, reason: failureText(first) }
  if (failures.length > 0)
    return { outcome: "broken", reason: `not a step of the rule: ${failures.map(failureText).join("; ")}` }
  return isSuccess ? { outcome: "passed" } : { outcome: "broken", reason: firstLine(output) }
}
