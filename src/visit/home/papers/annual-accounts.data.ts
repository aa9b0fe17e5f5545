import type { Minor } from "../../../domain/money.ts"

type Totals = {
  readonly totalArea: number
  readonly cooperativeArea: number
  readonly loans: Minor
  readonly annualFees: Minor
  readonly revenue: Minor
  readonly savings: Minor
  readonly energyCost: Minor
}

/** Invented shares and prices, in öre per m² where they are prices. */
const interestRate = 0.029
const since2015 = { depreciation: 26_000, deposit: 3_800_000 }
const before2015 = { depreciation: 9_500, deposit: 950_000 }

/**
 * Invents the rest of an association's accounts around its totals, so that the result, the balance sheet and the key
 * figures agree to the krona. Amounts are whole kronor.
 */
export const accountsOf = (totals: Totals, yearBuilt: number) => {
  const kronor = (amount: number) => Math.round(amount / 100)
  const [loans, fees, revenue, savings, energy] = [
    kronor(totals.loans),
    kronor(totals.annualFees),
    kronor(totals.revenue),
    kronor(totals.savings),
    kronor(totals.energyCost),
  ]
  const prices = yearBuilt >= 2015 ? since2015 : before2015
  const depreciation = kronor(totals.totalArea * prices.depreciation)
  const interest = Math.min(Math.round(loans * interestRate), revenue - energy - savings)
  const running = revenue - energy - savings - interest
  const operation = Math.round(running * 0.68)
  const insurance = Math.round(running * 0.13)
  const operatingResult = savings + interest - depreciation
  const result = savings - depreciation
  const deposits = kronor(totals.cooperativeArea * prices.deposit)
  const fund = Math.max(0, savings) * 2
  const retained = -3 * depreciation
  const payables = Math.round(revenue * 0.06)
  const receivables = Math.round(revenue * 0.005)
  const cash = 300_000 + Math.max(0, savings)
  const assets = deposits + fund + retained + result + loans + payables
  return {
    fees,
    otherRevenue: revenue - fees,
    revenue,
    energy: -energy,
    operation: -operation,
    insurance: -insurance,
    administration: -(running - operation - insurance),
    depreciation: -depreciation,
    operatingResult,
    interest: -interest,
    result,
    savings,
    building: assets - receivables - cash,
    receivables,
    cash,
    assets,
    deposits,
    fund,
    retained,
    loans,
    payables,
  }
}
