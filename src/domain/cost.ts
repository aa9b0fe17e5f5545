import { type Minor, minorPerMajor } from "./money.ts"
import { type PurchaseTax, type PurchaseTaxes, purchaseTaxes } from "./purchase-taxes.ts"

/** Units of the cost calculator: money is in minor units, other values are as written (4.5 per cent, 25 years). */
export type CostUnit =
  | "money"
  | "moneyPerMonth"
  | "moneyPerYear"
  | "moneyPerPerson"
  | "percent"
  | "percentPerYear"
  | "years"
  | "persons"

export type CostItem = { readonly id: string; readonly unit: CostUnit; readonly value: number }

type CostRow = { readonly id: string; readonly amount: Minor }

export type MonthlyCost = {
  readonly downPayment: Minor
  readonly loan: Minor
  /** Taxes on the purchase, paid once. */
  readonly taxes: readonly PurchaseTax[]
  /** Sum of the down payment, the taxes and other costs of the purchase. */
  readonly needed: Minor
  /** Costs of the first month. */
  readonly rows: readonly CostRow[]
  /** Sum of the rows, rounded to whole kronor or euros. */
  readonly total: Minor
}

const hundredths = (percent: number): number => Math.round(percent * 100)

/** Divides whole numbers once, so that the share is rounded only once. */
const percentOf = (amount: Minor, percent: number, divisor = 1, roundTo = 1): Minor =>
  Math.round((amount * hundredths(percent)) / (10_000 * divisor * roundTo)) * roundTo

/**
 * Returns the equal monthly payment that repays a loan over the years.
 * @param interest per cent a year
 */
export const annuity = (loan: Minor, interest: number, years: number): Minor => {
  const months = years * 12
  const rate = interest / 1200
  return Math.round(rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months))
}

/**
 * Computes the costs of the first month without tax relief: calculated amounts are rounded to whole units, because
 * nobody knows a loan or a yearly bill to the cent, and charges are exact.
 * @param items charges, and known ids such as `amortisation` (a share of the loan each year) or `years` (an annuity)
 */
export const monthlyCost = (items: readonly CostItem[], taxRules?: PurchaseTaxes): MonthlyCost => {
  const value = (id: string): number => items.find((item) => item.id === id)?.value ?? 0
  const price = value("price")
  const downPayment = percentOf(price, value("downPayment"))
  const loan = price - downPayment
  const interest = percentOf(loan, value("interest"), 12, minorPerMajor)
  const years = value("years")
  const amortisation =
    years > 0
      ? Math.round(annuity(loan, value("interest"), years) / minorPerMajor) * minorPerMajor - interest
      : percentOf(loan, value("amortisation"), 12, minorPerMajor)
  const charges = items.flatMap(({ id, unit, value: amount }): CostRow[] => {
    if (unit === "moneyPerMonth") return [{ id, amount }]
    if (unit === "moneyPerYear") return [{ id, amount: Math.round(amount / (12 * minorPerMajor)) * minorPerMajor }]
    if (unit === "moneyPerPerson") return [{ id, amount: amount * value("persons") }]
    return []
  })
  const rows = [{ id: "interest", amount: interest }, { id: "amortisation", amount: amortisation }, ...charges]
  const taxes = purchaseTaxes(price, loan, taxRules)
  return {
    downPayment,
    loan,
    taxes,
    needed: taxes.reduce((sum, { amount }) => sum + amount, downPayment + value("purchaseCosts")),
    rows,
    total: Math.round(rows.reduce((sum, { amount }) => sum + amount, 0) / minorPerMajor) * minorPerMajor,
  }
}

/** Least and most that a visitor may enter, and whether the value must be a whole number. */
const limits: Readonly<Record<CostUnit, readonly [least: number, most: number, isWhole: boolean]>> = {
  money: [0, 100_000_000_000, false],
  moneyPerMonth: [0, 1_000_000_000, false],
  moneyPerYear: [0, 1_000_000_000, false],
  moneyPerPerson: [0, 1_000_000_000, false],
  percent: [0, 100, false],
  percentPerYear: [0, 100, false],
  years: [1, 60, true],
  persons: [0, 20, true],
}

export const isPossible = (unit: CostUnit, value: number): boolean => {
  const [least, most, isWhole] = limits[unit]
  return value >= least && value <= most && (!isWhole || Number.isInteger(value))
}
