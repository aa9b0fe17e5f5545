/** @jest-environment node */
import type { Envelope } from "@cucumber/messages"
import { scenarioCount } from "./scenario-count.ts"

const failing = "Error: \u001b[31mno history\u001b[39m\n\n  Expected: 1\n    at file.ts:3:4\n    at other.ts"

const run = (count: number) => {
  const progressAfter = scenarioCount()
  const tell = (envelope: unknown, now = 0) => progressAfter(envelope as Envelope, now)
  tell({ testRunStarted: {} })
  for (let number = 1; number <= count; number++) {
    const tags = [{ name: "@no-javascript" }, { name: `@NAV-${number}` }]
    const steps = [{ id: `step ${number}`, text: `they go back ${number} times` }]
    const [id, name] = [`pickle ${number}`, `example ${number}`]
    const place = { uri: "features/moving.feature", location: { line: number } }
    tell({ pickle: { id, name, tags, steps, astNodeIds: [], ...place } })
    const testSteps = [{ id: `test step ${number}`, pickleStepId: `step ${number}` }, { id: `hook ${number}` }]
    tell({ testCase: { id: `case ${number}`, pickleId: id, testSteps } })
  }
  return {
    /** @param testStepId of the step that fails */
    finish: (number: number, now: number, testStepId?: string) => {
      const testCaseStartedId = `attempt ${number}`
      tell({ testCaseStarted: { id: testCaseStartedId, testCaseId: `case ${number}` } })
      for (const id of [`test step ${number}`, `hook ${number}`]) {
        const testStepResult = id === testStepId ? { status: "FAILED", message: failing } : { status: "PASSED" }
        tell({ testStepFinished: { testCaseStartedId, testStepId: id, testStepResult } })
      }
      return tell({ testCaseFinished: { testCaseStartedId } }, now)
    },
  }
}

test("the progress is the number of finished scenarios, the last rule and the time left", () => {
  const { finish } = run(10)
  expect(finish(1, 60_000)).toEqual({ status: "1 of 10 scenarios, 0 failed, @NAV-1, about 9 min left" })
  expect(finish(2, 60_000)).toEqual({ status: "2 of 10 scenarios, 0 failed, @NAV-2, about 4 min left" })
})

test("a failed scenario has its place, its step and the reason, and is counted from then on", () => {
  const { finish } = run(2)
  expect(finish(1, 1, "test step 1")).toEqual({
    status: "1 of 2 scenarios, 1 failed, @NAV-1, about 1 min left",
    failure: {
      place: "features/moving.feature:1",
      text: "@NAV-1 features/moving.feature: example 1\n  they go back 1 times\n  Error: no history\n  Expected: 1",
    },
  })
  expect(finish(2, 20_000)).toEqual({ status: "2 of 2 scenarios, 1 failed, @NAV-2, about 0 min left" })
})

test("a failure outside the steps, such as in a hook, is reported without a step", () => {
  const { finish } = run(1)
  expect(finish(1, 1, "hook 1")?.failure?.text).toBe(
    "@NAV-1 features/moving.feature: example 1\n  Error: no history\n  Expected: 1",
  )
})
