import { currencySymbols } from "../spec/currencies.ts"
import type { Major } from "./money.ts"

/** Finnish number conventions apply in every language of the sites: `1 234,50`. */
const locale = "fi-FI"

export type NumberOptions = {
  /** Number of fraction digits shown. */
  digits?: number
  /** Rounds half away from zero to the digits shown; false cuts off further digits. */
  round?: boolean
}

/** Caches formats, because creating one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (digits: number, round: boolean): Intl.NumberFormat => {
  const key = `${digits} ${round}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      roundingMode: round ? "halfExpand" : "trunc",
      signDisplay: "negative",
    })
  formats.set(key, format)
  return format
}

/**
 * Formats a number from its decimal digits, so that 1.005 becomes 1,01.
 * @throws RangeError for a number that is not finite
 */
export const formatNumber = (value: number, { digits = 2, round = true }: NumberOptions = {}): string => {
  if (!Number.isFinite(value)) throw new RangeError(`cannot format ${value} as a number`)
  return formatOf(digits, round).format(String(value) as Intl.StringNumericLiteral)
}

const isWholeInCents = (amount: Major): boolean => formatNumber(amount).endsWith(",00")

/**
 * Formats an amount, an ordinary space and the currency's symbol, or its code if it has no symbol; by default a whole
 * amount has no decimals and any other has two.
 * @param currency ISO 4217
 */
export const formatMoney = (
  amount: Major,
  currency: string,
  { digits = isWholeInCents(amount) ? 0 : 2, ...options }: NumberOptions = {},
): string => `${formatNumber(amount, { ...options, digits })} ${currencySymbols[currency] ?? currency}`
