/** @jest-environment node */
import { verdictOf } from "./second-try.ts"

const failure = (line: number) => ({ place: `features/a.feature:${line}`, text: `@A-${line}\n  no history` })

test("a scenario that fails again alone has failed", () => {
  expect(verdictOf(2000, [failure(1)], [failure(1)], [])).toEqual({
    lines: ["FAIL @A-1\n  no history"],
    passed: 1999,
    failed: 1,
    unsteady: [],
  })
})

test("one that passes alone is unsteady, with its first error, and counts as passed", () => {
  expect(verdictOf(2000, [failure(1), failure(2)], [failure(2)], [])).toEqual({
    lines: ["FAIL @A-2\n  no history", "UNSTEADY @A-1\n  no history"],
    passed: 1999,
    failed: 1,
    unsteady: ["features/a.feature:1"],
  })
})

test("one that is unsteady in two runs has failed", () => {
  const { lines, failed, unsteady } = verdictOf(2000, [failure(1)], [], ["features/a.feature:1"])
  expect(lines).toEqual(["FAIL unsteady in two runs: @A-1\n  no history"])
  expect([failed, unsteady]).toEqual([1, ["features/a.feature:1"]])
})

test("more than three of a thousand unsteady ones are a failure", () => {
  const failures = [1, 2, 3, 4].map(failure)
  expect(verdictOf(1000, failures.slice(1), [], []).failed).toBe(0)
  expect(verdictOf(1000, failures, [], [])).toMatchObject({ failed: 1, passed: 999 })
  expect(verdictOf(1000, failures, [], []).lines.at(-1)).toBe(
    "FAIL 4 of 1000 scenarios are unsteady, and 3 of a thousand may be",
  )
})

test("without a second try, every failure counts", () => {
  const failures = Array.from({ length: 30 }, (_, line) => failure(line))
  expect(verdictOf(100, failures, undefined, [])).toMatchObject({ failed: 30, passed: 70, unsteady: [] })
})
