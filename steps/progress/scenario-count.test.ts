/** @jest-environment node */
import type { Envelope } from "@cucumber/messages"
import { scenarioCount } from "./scenario-count.ts"

const run = (count: number) => {
  const progressAfter = scenarioCount()
  const tell = (envelope: unknown, now = 0) => progressAfter(envelope as Envelope, now)
  tell({ testRunStarted: {} })
  for (let number = 1; number <= count; number++) {
    const tags = [{ name: "@no-javascript" }, { name: `@NAV-${number}` }]
    const steps = [{ id: `step ${number}`, text: `they go back ${number} times` }]
    tell({ pickle: { id: `pickle ${number}`, name: `example ${number}`, uri: "features/moving.feature", tags, steps } })
    const testSteps = [{ id: `test step ${number}`, pickleStepId: `step ${number}` }]
    tell({ testCase: { id: `case ${number}`, pickleId: `pickle ${number}`, testSteps } })
  }
  const attempt = (number: number) => `attempt ${number}`
  return {
    fail: (number: number, testStepId = `test step ${number}`) => {
      const testCaseStartedId = attempt(number)
      tell({ testCaseStarted: { id: testCaseStartedId, testCaseId: `case ${number}` } })
      const message = "Error: \u001b[31mno history\u001b[39m\n\n  Expected: 1\n    at file.ts:3:4\n    at other.ts"
      tell({ testStepFinished: { testCaseStartedId, testStepId, testStepResult: { status: "FAILED", message } } })
      tell({ testStepFinished: { testCaseStartedId, testStepId: "last", testStepResult: { status: "SKIPPED" } } })
    },
    finish: (number: number, now: number) => {
      tell({ testCaseStarted: { id: attempt(number), testCaseId: `case ${number}` } })
      tell({ testStepFinished: { testCaseStartedId: attempt(number), testStepResult: { status: "PASSED" } } })
      return tell({ testCaseFinished: { testCaseStartedId: attempt(number) } }, now)
    },
  }
}

test("the progress is the number of finished scenarios, the last rule and the time left", () => {
  const { finish } = run(10)
  expect(finish(1, 60_000)).toEqual({ status: "1 of 10 scenarios, 0 failed, @NAV-1, about 9 min left" })
  expect(finish(2, 60_000)).toEqual({ status: "2 of 10 scenarios, 0 failed, @NAV-2, about 4 min left" })
})

test("a failed scenario has its step and the reason, and is counted from then on", () => {
  const { fail, finish } = run(2)
  fail(1)
  expect(finish(1, 1)).toEqual({
    status: "1 of 2 scenarios, 1 failed, @NAV-1, about 1 min left",
    failure:
      "FAIL @NAV-1 features/moving.feature: example 1\n  they go back 1 times\n  Error: no history\n  Expected: 1",
  })
  expect(finish(2, 20_000)).toEqual({ status: "2 of 2 scenarios, 1 failed, @NAV-2, about 0 min left" })
})

test("a failure outside the steps, such as in a hook, is reported without a step", () => {
  const { fail, finish } = run(1)
  fail(1, "a hook")
  expect(finish(1, 1)?.failure).toBe(
    "FAIL @NAV-1 features/moving.feature: example 1\n  Error: no history\n  Expected: 1",
  )
})
