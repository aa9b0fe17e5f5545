import type { CostUnit, MonthlyCost } from "./cost.ts"
import { formatMoney, formatNumber } from "./format.ts"
import { type Minor, majorOf } from "./money.ts"

export type Line = { readonly term: string; readonly value: string }

export type CostSummary = {
  readonly total: string
  readonly rows: readonly Line[]
  /** The loan, the taxes and the money needed at the purchase. */
  readonly sums: readonly Line[]
}

export type CostWords = {
  readonly currency: string
  /** Template with {money} in place of the amount. */
  readonly perMonth: string
  readonly interest: string
  readonly amortisation: string
  readonly loan: string
  readonly transferTax: string
  readonly mortgageDeeds: string
  readonly needed: string
}

/** @param labelOf returns the label of a charge by its id */
export const costSummary = (cost: MonthlyCost, words: CostWords, labelOf: (id: string) => string): CostSummary => {
  const money = (amount: Minor) => formatMoney(majorOf(amount), words.currency)
  const wholeMoney = (amount: Minor) => formatMoney(majorOf(amount), words.currency, { digits: 0 })
  const names: Readonly<Record<string, string>> = { interest: words.interest, amortisation: words.amortisation }
  return {
    total: words.perMonth.replace("{money}", () => money(cost.total)),
    rows: cost.rows
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount }) => ({ term: names[id] ?? labelOf(id), value: money(amount) })),
    sums: [
      { term: words.loan, value: wholeMoney(cost.loan) },
      ...cost.taxes.map(({ id, amount }) => ({ term: words[id], value: wholeMoney(amount) })),
      { term: words.needed, value: wholeMoney(cost.needed) },
    ],
  }
}

export const isMoney = (unit: CostUnit): boolean => unit.startsWith("money")

/** Formats a value for its input field, with decimals only where it has some. */
export const costText = (unit: CostUnit, value: number): string => {
  const number = isMoney(unit) ? majorOf(value) : value
  const whole = Number.isInteger(number)
  return formatNumber(number, { digits: whole ? 0 : isMoney(unit) || !Number.isInteger(number * 10) ? 2 : 1 })
}

/** Formats an assumption with its unit, such as "15 %" or "50 €/mån". */
export const costLine = (
  { label, unit, suffix }: { readonly label: string; readonly unit: CostUnit; readonly suffix: string },
  value: number,
): Line => ({ term: label, value: `${costText(unit, value)}\u00a0${suffix}`.trim() })
