/** @jest-environment node */
import { keyFiguresOf, monthlyRise, partOf } from "./key-figures.ts"

const totals = {
  totalArea: 2000,
  cooperativeArea: 1600,
  loans: 800_000_000,
  annualFees: 128_000_000,
  revenue: 160_000_000,
  savings: -40_000_000,
  energyCost: 36_000_000,
}

test("the key figures of an association, a loss among them", () => {
  expect(keyFiguresOf(totals)).toEqual({
    fee: 800,
    debt: 4000,
    debtOfMembers: 5000,
    savings: -200,
    sensitivity: 6.25,
    energy: 180,
    feeShare: 80,
  })
})

test("a total that is not known leaves its figure unknown, and zero is known", () => {
  const figures = keyFiguresOf({ ...totals, loans: 0, revenue: undefined, savings: undefined, energyCost: 0 })
  expect(figures).toMatchObject({ debt: 0, sensitivity: 0, feeShare: undefined, savings: undefined, energy: 0 })
})

test("no figure is a share of nothing: an association without fees, or without revenue", () => {
  expect(keyFiguresOf({ ...totals, annualFees: 0, revenue: 0 })).toMatchObject({
    fee: 0,
    sensitivity: undefined,
    feeShare: undefined,
  })
})

test("a percentage point more on the part of a home, in a month", () => {
  expect(monthlyRise(partOf(1_200_000_000, 2.5))).toBe(25_000)
})
