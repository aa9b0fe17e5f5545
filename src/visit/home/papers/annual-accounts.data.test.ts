/** @jest-environment node */
import { byLaw } from "../../../content/schema.ts"
import { readContent } from "../../../site/records/read-content.ts"
import { accountsOf } from "./annual-accounts.data.ts"

const reports = readContent("se").listings.flatMap((home) => {
  const totals = byLaw(home, { finnish: () => undefined, swedish: ({ association }) => association?.keyFigures })
  if (totals?.revenue === undefined || totals.savings === undefined || totals.energyCost === undefined) return []
  const { revenue, savings, energyCost } = totals
  return [[home.id, accountsOf({ ...totals, revenue, savings, energyCost }, home.yearBuilt)] as const]
})

test("every association whose totals are known has accounts", () => {
  expect(reports.length).toBeGreaterThan(30)
})

test.each(reports)("the accounts of %s add up, and nothing in them is less than it can be", (_, accounts) => {
  const { revenue, energy, operation, insurance, administration, depreciation, interest, result } = accounts
  expect(revenue + energy + operation + insurance + administration + depreciation).toBe(accounts.operatingResult)
  expect(accounts.operatingResult + interest).toBe(result)
  expect(accounts.building + accounts.receivables + accounts.cash).toBe(accounts.assets)
  const { deposits, fund, retained, loans, payables } = accounts
  expect(deposits + fund + retained + result + loans + payables).toBe(accounts.assets)
  expect(Math.max(energy, operation, insurance, administration)).toBeLessThan(0)
  expect(Math.min(accounts.building, accounts.otherRevenue)).toBeGreaterThan(0)
})
