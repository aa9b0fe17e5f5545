import { formatMoney, formatNumber } from "./format.ts"
import { type Major, majorOf, minorOf } from "./money.ts"
import { typedNumber } from "./typed-number.ts"

/**
 * Data for the resale price that the City of Helsinki sets for a home in a company completed in 2011 or later
 * (City-of-Helsinki/hitas, backend/hitas/calculations), without improvements.
 */
export type HitasHome = {
  /** Price at the first sale. */
  readonly acquisitionPrice: Major
  /** Price of work ordered during construction. */
  readonly extraWork: Major
  /** Construction price index at the completion of the company, and now. */
  readonly constructionThen: number
  readonly constructionNow: number
  /** Market price index at the completion of the company, and now. */
  readonly marketThen: number
  readonly marketNow: number
  /** Euros per m², set by the city four times a year. */
  readonly limitPrice: Major
  /** In m². */
  readonly area: number
  /** The home's share of the company's loans. */
  readonly loanShare: Major
}

export type Basis = "construction" | "market" | "limit"

type HitasPrices = {
  /** Debt-free prices. */
  readonly by: Readonly<Record<Basis, Major>>
  /** The basis with the highest price, which sets the maximum, or several if they are equal. */
  readonly highest: readonly Basis[]
  readonly debtFree: Major
  /** Highest price of the shares with the city's confirmation. */
  readonly maximum: Major
  /** Highest price of the shares by the limit price alone, which needs no confirmation. */
  readonly unconfirmed: Major
}

const roundedToCents = (euros: Major): Major => majorOf(minorOf(euros))

const lessLoan = (debtFree: Major, { loanShare }: HitasHome): Major => Math.max(0, roundedToCents(debtFree - loanShare))

export const hitasPrices = (home: HitasHome): HitasPrices => {
  const cost = home.acquisitionPrice + home.extraWork
  const by = {
    construction: roundedToCents((cost * home.constructionNow) / home.constructionThen),
    market: roundedToCents((cost * home.marketNow) / home.marketThen),
    limit: roundedToCents(home.limitPrice * home.area),
  }
  const debtFree = Math.max(by.construction, by.market, by.limit)
  return {
    by,
    highest: (Object.keys(by) as Basis[]).filter((basis) => by[basis] === debtFree),
    debtFree,
    maximum: lessLoan(debtFree, home),
    unconfirmed: lessLoan(by.limit, home),
  }
}

/** The calculation as formatted text, step by step. */
export type HitasAccount = {
  readonly steps: Readonly<Record<Basis, { readonly sum: string; readonly price: string }>>
  readonly highest: readonly Basis[]
  readonly debtFree: string
  readonly loanShare: string
  readonly maximum: string
  readonly limitDebtFree: string
  readonly unconfirmed: string
}

const money = (euros: Major): string => formatMoney(euros, "EUR", { digits: 0 })

/** Shows as many fraction digits as the number has, at most two. */
const number = (value: number): string =>
  formatNumber(value, { digits: [0, 1].find((digits) => Number(value.toFixed(digits)) === value) ?? 2 })

export const hitasAccount = (home: HitasHome): HitasAccount => {
  const { by, highest, debtFree, maximum, unconfirmed } = hitasPrices(home)
  const cost =
    home.extraWork === 0 ? money(home.acquisitionPrice) : `(${money(home.acquisitionPrice)} + ${money(home.extraWork)})`
  return {
    steps: {
      construction: {
        sum: `${cost} × ${number(home.constructionNow)} / ${number(home.constructionThen)}`,
        price: money(by.construction),
      },
      market: { sum: `${cost} × ${number(home.marketNow)} / ${number(home.marketThen)}`, price: money(by.market) },
      limit: { sum: `${number(home.area)} m² × ${number(home.limitPrice)} €/m²`, price: money(by.limit) },
    },
    highest,
    debtFree: money(debtFree),
    loanShare: money(home.loanShare),
    maximum: money(maximum),
    limitDebtFree: money(by.limit),
    unconfirmed: money(unconfirmed),
  }
}

/** Fields that may be zero, and may therefore be empty. */
const optionalFields: readonly (keyof HitasHome)[] = ["extraWork", "loanShare"]

/** Largest plausible number in any field. */
const maxValue = 1e9

/** Parses a field with or without its unit; returns null for anything but a number. */
const parsedField = (text: string): number | null => typedNumber(text.replace(/\s*(?:€\/)?m²\s*$/, "")) ?? null

/** Parses the visitor's input, and lists the invalid fields. */
export const typedHome = (
  fieldTexts: Readonly<Record<keyof HitasHome, string>>,
): { readonly home: HitasHome | null; readonly wrong: readonly (keyof HitasHome)[] } => {
  const names = Object.keys(fieldTexts) as (keyof HitasHome)[]
  const values = new Map(
    names.map((name) => [
      name,
      fieldTexts[name].trim() === "" && optionalFields.includes(name) ? 0 : parsedField(fieldTexts[name]),
    ]),
  )
  const wrong = names.filter((name) => {
    const value = values.get(name) ?? null
    return value === null || value > maxValue || (value === 0 && !optionalFields.includes(name))
  })
  return { home: wrong.length === 0 ? (Object.fromEntries(values) as HitasHome) : null, wrong }
}
