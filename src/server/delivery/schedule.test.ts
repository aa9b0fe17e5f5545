/** @jest-environment node */
import { nextAttempt } from "./schedule.ts"

const since = "2026-11-21T10:00:00.000Z"
const now = new Date(since)
const waits = (attempts: number, random: number, leastMs = 0) =>
  (nextAttempt({ attempts, since }, now, undefined, leastMs, () => random)?.getTime() ?? Number.NaN) - now.getTime()

test.each([
  [1, 5_000, 10_000],
  [2, 10_000, 20_000],
  [3, 20_000, 40_000],
  [9, 1_280_000, 2_560_000],
  [10, 1_800_000, 3_600_000],
  [400, 1_800_000, 3_600_000],
])("after attempt %d, the next is between %d and %d ms away", (attempts, least, most) => {
  expect(waits(attempts, 0)).toBe(least)
  expect(waits(attempts, 1)).toBe(most)
})

test("a receiver that names a time is not called earlier", () => {
  expect(waits(1, 0, 600_000)).toBe(600_000)
  expect(waits(10, 1, 1000)).toBe(3_600_000)
})

test("attempts end 48 hours after the first", () => {
  const at = (moment: string) => nextAttempt({ attempts: 20, since }, new Date(moment), undefined, 0, () => 1)
  expect(at("2026-11-23T09:00:00.000Z")?.toISOString()).toBe("2026-11-23T10:00:00.000Z")
  expect(at("2026-11-23T09:00:00.001Z")).toBeUndefined()
})
