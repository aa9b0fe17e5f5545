import { baseOf } from "./comparisons.ts"

const changes = { added: [], removed: [], changed: [], moved: [], addresses: [] }
const on = (date: string) => ({ version: { name: date, commit: date, date, title: "" }, changes, problems: [] })

it("compares new rules with the first version that is a day older than the latest", () => {
  const [latest, sameDay, dayBefore] = [
    on("2026-11-23T18:00:00Z"),
    on("2026-11-23T08:00:00Z"),
    on("2026-11-22T17:59:00Z"),
  ]
  expect(baseOf({ comparisons: [latest, sameDay, dayBefore, on("2026-11-01T12:00:00Z")] })).toBe(dayBefore)
  expect(baseOf({ comparisons: [latest, sameDay] })).toBe(sameDay)
  expect(baseOf({ comparisons: [] })).toBeUndefined()
})
