/** @jest-environment node */
import { countChecks } from "./count-checks.ts"
import type { Counts } from "./counts.ts"

const counts = (its: Partial<Counts> = {}): Counts => ({
  requests: 20,
  roundTrips: 3,
  commits: 4,
  renders: 100,
  restyles: 7,
  restyledElements: 500,
  layouts: 6,
  ...its,
})
const budget = { requests: 20, commits: 4, restyledElements: 500 }
const failed = (...visits: Counts[]) =>
  countChecks("loading", visits, budget)
    .filter(({ passed }) => !passed)
    .map(({ budget, value }) => `${budget}: ${value}`)

test("a page that does what its budget allows passes", () => {
  expect(countChecks("loading", [counts()], budget)).toHaveLength(3)
  expect(failed(counts())).toEqual([])
})

test.each([
  [{ requests: 21 }, "loading: requests ≤ 20: 21"],
  [{ commits: 5 }, "loading: commits of React ≤ 4: 5"],
  [{ restyledElements: 501 }, "loading: restyled elements ≤ 500: 501"],
])("one more in every visit fails: %j", (more, message) => {
  expect(failed(counts(more), counts(more))).toEqual([message])
})

test("one more in a single visit is the machine's doing", () => {
  expect(failed(counts({ restyledElements: 900 }), counts())).toEqual([])
})

test("counts without a budget are reported only", () => {
  expect(failed(counts({ restyles: 99 }))).toEqual([])
  expect(countChecks("loading", [counts(), counts({ restyles: 9 })], budget)[0]?.note).toContain("7–9 restyles")
})

test("a reason for loose renders goes with their budget", () => {
  const [check] = countChecks("map", [counts()], { renders: 200 })
  expect(check?.bounded).toMatchObject({ limit: 200, measured: 100 })
})

test("a page without a budget, or without visits, fails", () => {
  expect(countChecks("loading", [counts()], undefined)[0]?.passed).toBe(false)
  expect(failed()).toHaveLength(3)
})
