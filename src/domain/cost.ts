import { type PurchaseTax, type PurchaseTaxes, purchaseTaxes } from "./purchase-taxes.ts"

/** What a number of the monthly cost is. Money is in minor units; the rest as it is said: 4.5 per cent, 25 years. */
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

type CostRow = { readonly id: string; readonly amount: number }

export type MonthlyCost = {
  readonly downPayment: number
  readonly loan: number
  /** What the law adds to the price, paid once. */
  readonly taxes: readonly PurchaseTax[]
  /** Down payment, taxes and what else is paid once when buying. */
  readonly needed: number
  /** Of the first month. */
  readonly rows: readonly CostRow[]
  /** The sum of the rows, in whole units. */
  readonly total: number
}

const hundredths = (percent: number): number => Math.round(percent * 100)

/** Of minor units to a whole one: nobody knows a loan or a year's bill to the cent. */
const whole = 100

/** A share of an amount: one division of whole numbers, rounded once. */
const percentOf = (amount: number, percent: number, parts = 1, to = 1): number =>
  Math.round((amount * hundredths(percent)) / (10_000 * parts * to)) * to

/**
 * The same sum every month, so that nothing is left after the years.
 * @param interest per cent a year
 */
export const annuity = (loan: number, interest: number, years: number): number => {
  const months = years * 12
  const rate = interest / 1200
  return Math.round(rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months))
}

/**
 * What a home costs in its first month, tax relief left out: what is reckoned in whole units, a charge as it is given. Known by their ids are `price`, `downPayment`, `interest`,
 * `amortisation` (a part of the loan each year) or `years` (an annuity), `persons` and `purchaseCosts`; all else is a charge.
 */
export const monthlyCost = (items: readonly CostItem[], taxRules?: PurchaseTaxes): MonthlyCost => {
  const value = (id: string): number => items.find((item) => item.id === id)?.value ?? 0
  const price = value("price")
  const downPayment = percentOf(price, value("downPayment"))
  const loan = price - downPayment
  const interest = percentOf(loan, value("interest"), 12, whole)
  const years = value("years")
  const amortisation =
    years > 0
      ? Math.round(annuity(loan, value("interest"), years) / whole) * whole - interest
      : percentOf(loan, value("amortisation"), 12, whole)
  const charges = items.flatMap(({ id, unit, value: amount }): CostRow[] => {
    if (unit === "moneyPerMonth") return [{ id, amount }]
    if (unit === "moneyPerYear") return [{ id, amount: Math.round(amount / (12 * whole)) * whole }]
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
    total: Math.round(rows.reduce((sum, { amount }) => sum + amount, 0) / whole) * whole,
  }
}

/** What a visitor may enter: the least, the most, and whether it is a whole number. */
const limits: Readonly<Record<CostUnit, readonly [least: number, most: number, whole: boolean]>> = {
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
  const [least, most, whole] = limits[unit]
  return value >= least && value <= most && (!whole || Number.isInteger(value))
}
