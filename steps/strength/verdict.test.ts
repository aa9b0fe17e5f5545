/** @jest-environment node */
import type { Envelope } from "@cucumber/messages"
import { verdictOf } from "./verdict.ts"

type Step = { readonly status: string; readonly hook?: boolean; readonly message?: string }

/** Returns Cucumber's messages for a scenario with the given steps. */
const scenario = (...steps: Step[]): Envelope[] =>
  [
    {
      pickle: {
        id: "pickle",
        name: "In Finland",
        steps: steps.map((_, index) => ({ id: `step ${index}`, text: `step ${index}` })),
      },
    },
    {
      testCase: {
        id: "case",
        pickleId: "pickle",
        testSteps: steps.map(({ hook }, index) => ({
          id: `${index}`,
          ...(!hook && { pickleStepId: `step ${index}` }),
        })),
      },
    },
    { testCaseStarted: { id: "attempt", testCaseId: "case" } },
    ...steps.map(({ status, message }, index) => ({
      testStepFinished: { testCaseStartedId: "attempt", testStepId: `${index}`, testStepResult: { status, message } },
    })),
    { testCaseFinished: { testCaseStartedId: "attempt" } },
  ] as unknown as Envelope[]

const passed = { status: "PASSED" }

test("steps that all pass are a pass", () => {
  expect(verdictOf(scenario(passed, passed), true, "")).toEqual({ outcome: "passed" })
})

test("a step that fails is a failure of its rule, with the reason in a line", () => {
  const message = "\u001b[31mexpected 200\u001b[39m\n\n   got 404"
  expect(verdictOf(scenario(passed, { status: "FAILED", message }), false, "")).toEqual({
    outcome: "failed",
    scenario: "In Finland",
    reason: "In Finland › step 1 › expected 200 got 404",
  })
})

test.each([
  [
    "a hook that fails",
    scenario(passed, { status: "FAILED", hook: true, message: "two errors" }),
    /^not a step of the rule: In Finland › after it › two errors/,
  ],
  [
    "a replacement that uses a name from the file of its mutant",
    scenario({ status: "FAILED" }, { status: "FAILED", hook: true, message: "ReferenceError: limit is not defined" }),
    /^the fault uses an unknown name: In Finland › after it › ReferenceError: limit is not defined/,
  ],
  ["a step that nobody wrote", scenario(passed, { status: "UNDEFINED" }), /^no such step: In Finland › step 1/],
  ["a crash before any scenario", [], /^no scenario was tried: cannot find module/],
  ["a failure after the scenarios", scenario(passed), /^cannot find module/],
])("%s says nothing about the rule", (_, envelopes, reason) => {
  expect(verdictOf(envelopes, false, "cannot find module")).toEqual({
    outcome: "broken",
    reason: expect.stringMatching(reason),
  })
})
