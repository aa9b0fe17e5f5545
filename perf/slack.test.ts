/** @jest-environment node */
import { type Bounded, isLoose, largestOf, slackCheck } from "./slack.ts"

const bounded = (limit: number, measured: number, its: Partial<Bounded> = {}): Bounded => ({
  budget: "HTML",
  limit,
  measured,
  unit: "bytes",
  ...its,
})

test.each([
  [115, 100, false],
  [116, 100, true],
  [100, 100, false],
  [90, 100, false],
])("a limit of %d for %d is loose: %s", (limit, measured, loose) => {
  expect(isLoose(bounded(limit, measured))).toBe(loose)
})

test.each([
  [1, 0, false],
  [3, 2, false],
  [4, 2, true],
])("one more is not loose for a small count: %d for %d", (limit, measured, loose) => {
  expect(isLoose(bounded(limit, measured, { unit: "" }))).toBe(loose)
})

test("a reason allows a loose budget", () => {
  expect(isLoose(bounded(1000, 100, { because: "rounding" }))).toBe(false)
})

test("the largest figure of all pages with the same budget counts", () => {
  expect(largestOf([bounded(100, 50), bounded(100, 95), bounded(100, 60)])).toEqual([bounded(100, 95)])
  expect(slackCheck([bounded(100, 50), bounded(100, 95)]).passed).toBe(true)
})

test("a loose budget fails with the limit that it may have", () => {
  const check = slackCheck([bounded(20 * 1024, 10 * 1024, { unit: "KB" })])
  expect(check.passed).toBe(false)
  expect(check.reasons).toEqual(["HTML ≤ 20.0 KB, but 10.0 KB is measured: lower it to 11.5 KB at most"])
})

test("the limit that a budget may have is rounded down, so that it is not too loose again", () => {
  const measured = 9.61 * 1024
  const [reason] = slackCheck([bounded(20 * 1024, measured, { unit: "KB" })]).reasons
  const limit = Number(reason?.match(/to ([\d.]+) KB/)?.[1])
  expect(limit).toBe(11)
  expect(isLoose(bounded(limit * 1024, measured))).toBe(false)
})
