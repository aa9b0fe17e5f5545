import { isNew, meanPerSquareMetre, perSquareMetre } from "./homes.ts"

describe("the price of a square metre", () => {
  test.each([
    [22902500, 50, 4580.5],
    [18000000, 62.5, 2880],
    [20100, 200, 1.005],
    // 32.02 * 100 is not whole in binary, so dividing by it would lose the half that decides the rounding.
    [14666761, 32.02, 4580.5],
    [281935269, 32.34, 87178.5],
  ])("%d minor units for %d m² are %d", (minorUnits, area, price) => {
    expect(perSquareMetre(minorUnits, area)).toBe(price)
  })
})

describe("a home that was published on 15 November", () => {
  test.each([
    ["2026-11-14T23:59:59Z", false],
    ["2026-11-15T00:00:00Z", true],
    ["2026-11-21T23:59:59Z", true],
    ["2026-11-22T00:00:00Z", false],
  ])("is new at %s: %s", (now, expected) => {
    expect(isNew("2026-11-15", Date.parse(now))).toBe(expected)
  })
})

test("the mean price per m² counts each home once, whatever its size", () => {
  expect(
    meanPerSquareMetre([
      { price: 12_100_000, area: 27.5 },
      { price: 18_200_000, area: 44.5 },
    ]),
  ).toBeCloseTo(4_244.94, 2)
})
