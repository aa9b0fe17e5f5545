/** @jest-environment node */
import type { Kind } from "./budgets.ts"
import { type Limit, limitChecks } from "./limit.ts"

const times = (lcp: number, si: number): Limit[] => Array.from({ length: 3 }, () => ({ lcp, si }))
const plain = times(1000, 1000)
const failed = (kind: Kind, visits: readonly Limit[], answered: readonly Limit[]) =>
  limitChecks(kind, { visits, answered, plain })
    .filter(({ passed }) => !passed)
    .map(({ compared }) => compared?.name)

test("a page that is painted as without scripts passes", () => {
  expect(failed("home", plain, plain)).toEqual([])
})

test("the cookie question may appear late, because the plain page has none", () => {
  expect(failed("home", times(1000, 1500), plain)).toEqual([])
})

test("anything else that appears late fails", () => {
  expect(failed("home", plain, times(1000, 1110))).toEqual(["Speed Index"])
})

test("the largest paint of a first-time visitor counts", () => {
  expect(failed("home", times(1060, 1000), plain)).toEqual(["the largest paint"])
})

test("a list may be painted a round trip later, and no more", () => {
  expect(failed("listings", times(1150, 1000), times(1000, 1250))).toEqual([])
  expect(failed("listings", times(1160, 1000), times(1000, 1260))).toEqual(["the largest paint", "Speed Index"])
})
