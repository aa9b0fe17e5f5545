/** @jest-environment node */
import { clockProblem } from "./old-rows.ts"

const now = new Date("2026-11-27T10:00:00.000Z")
const newest = "2026-11-26T10:00:00.000Z"
const doubt = (total: number, old: number, newestRow: string | null = newest) =>
  clockProblem("contact requests", 12, { total, old, newest: newestRow }, now)

test.each([
  ["a store without rows", 0, 0, null],
  ["nothing old, however long nothing came", 5000, 0, "2025-01-01T00:00:00.000Z"],
  ["one old row, which is the only one", 1, 1, "2025-11-20T10:00:00.000Z"],
  ["a small store, all of it old", 9, 9, "2025-11-20T10:00:00.000Z"],
  ["a quiet agency, which had no request for five months", 5000, 4000, "2026-06-28T10:00:00.000Z"],
  ["a store of which nine of ten rows are old", 1000, 900, newest],
  ["few rows, nearly all of them old", 10, 9, newest],
  ["rows of the future, after the clock went back", 5000, 10, "2028-01-01T00:00:00.000Z"],
])("does not doubt %s", (_, total, old, newestRow) => {
  expect(doubt(total, old, newestRow)).toBeUndefined()
})

test.each([
  ["400 days ahead", 30_000, 30_000, "2025-10-23T10:00:00.000Z"],
  ["200 days ahead", 30_000, 16_000, "2026-05-11T10:00:00.000Z"],
  ["400 days ahead, in a store of ten rows", 10, 10, "2025-10-23T10:00:00.000Z"],
  ["400 days ahead, after somebody wrote once more", 41, 40, newest],
])("doubts a clock that is %s", (_, total, old, newestRow) => {
  expect(doubt(total, old, newestRow)).toMatch(/^\d+ of \d+ contact requests .* check the clock; if it is right, run /)
})
