import { currencySymbols } from "../spec/currencies.ts"

/** Finnish conventions hold in every language of the sites: `1 234,50`. */
const locale = "fi-FI"

export type NumberOptions = {
  /** Fraction digits shown. */
  digits?: number
  /** Round half away from zero to the digits shown; otherwise cut the digits beyond them. */
  round?: boolean
}

/** Making a format costs a hundred times what using it does. */
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
 * A number as a visitor reads it. Works on the decimal digits, so 1.005 becomes 1,01.
 * @throws RangeError for a number that is not finite
 */
export const formatNumber = (value: number, { digits = 2, round = true }: NumberOptions = {}): string => {
  if (!Number.isFinite(value)) throw new RangeError(`cannot format ${value} as a number`)
  return formatOf(digits, round).format(String(value) as Intl.StringNumericLiteral)
}

const isWholeInCents = (amount: number): boolean => formatNumber(amount).endsWith(",00")

/**
 * An amount of money, its symbol after one ordinary space; a currency without a symbol is shown by its code.
 * Unless digits are given, a whole amount has none and any other has two.
 * @param amount in major units
 * @param currency ISO 4217
 */
export const formatMoney = (
  amount: number,
  currency: string,
  { digits = isWholeInCents(amount) ? 0 : 2, ...options }: NumberOptions = {},
): string => `${formatNumber(amount, { ...options, digits })} ${currencySymbols[currency] ?? currency}`
