/** @jest-environment node */
import type { Kind } from "./budgets.ts"
import { type Limit, limitChecks } from "./limit.ts"

const times = (lcp: number, si: number): Limit[] => Array.from({ length: 3 }, () => ({ lcp, si }))
const plain = times(1000, 1000)
const failed = (kind: Kind, visits: readonly Limit[]) =>
  limitChecks(kind, { visits, plain })
    .filter(({ passed }) => !passed)
    .map(({ compared }) => compared?.name)

test("a page that is painted as without scripts passes", () => {
  expect(failed("home", plain)).toEqual([])
})

test("what appears late fails", () => {
  expect(failed("home", times(1000, 1110))).toEqual(["Speed Index"])
})

test("a late largest paint fails", () => {
  expect(failed("home", times(1060, 1000))).toEqual(["the largest paint"])
})

test("a list may be painted a round trip later, and no more", () => {
  expect(failed("listings", times(1150, 1250))).toEqual([])
  expect(failed("listings", times(1160, 1260))).toEqual(["the largest paint", "Speed Index"])
})
