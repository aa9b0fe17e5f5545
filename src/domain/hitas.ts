import { formatMoney, formatNumber } from "./format.ts"
import { typedNumber } from "./typed-number.ts"

/**
 * A home in a company completed in 2011 or later, as the City of Helsinki prices it for resale (City-of-Helsinki/hitas,
 * backend/hitas/calculations). Improvements of the company are left out: they add to the first two prices what exceeds
 * 30 €/m² of the company's floor area. Illustrative: only the city confirms a price.
 */
export type HitasHome = {
  /** Euros, at the first sale. */
  readonly acquisitionPrice: number
  /** Euros, ordered while the building was under construction. */
  readonly extraWork: number
  /** Construction price index when the company was completed, and now. */
  readonly constructionThen: number
  readonly constructionNow: number
  /** Market price index. */
  readonly marketThen: number
  readonly marketNow: number
  /** Euros per m², set by the city four times a year. */
  readonly limitPrice: number
  /** m² */
  readonly area: number
  /** Euros of the company's loans. */
  readonly loanShare: number
}

export type Basis = "construction" | "market" | "limit"

type HitasPrices = {
  /** Debt-free prices, in euros. */
  readonly by: Readonly<Record<Basis, number>>
  /** The basis that decides; several where they come to the same. */
  readonly highest: readonly Basis[]
  readonly debtFree: number
  /** The most that the shares may be sold for at the confirmed price. */
  readonly maximum: number
  /** The most that they may be sold for by the limit price alone, which needs no confirmation. */
  readonly unconfirmed: number
}

const cents = (euros: number): number => Math.round(euros * 100) / 100

const lessLoan = (debtFree: number, { loanShare }: HitasHome): number => Math.max(0, cents(debtFree - loanShare))

export const hitasPrices = (home: HitasHome): HitasPrices => {
  const cost = home.acquisitionPrice + home.extraWork
  const by = {
    construction: cents((cost * home.constructionNow) / home.constructionThen),
    market: cents((cost * home.marketNow) / home.marketThen),
    limit: cents(home.limitPrice * home.area),
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

/** The same as visitors read it, step by step. */
export type HitasAccount = {
  readonly steps: Readonly<Record<Basis, { readonly sum: string; readonly price: string }>>
  readonly highest: readonly Basis[]
  readonly debtFree: string
  readonly loanShare: string
  readonly maximum: string
  readonly limitDebtFree: string
  readonly unconfirmed: string
}

const money = (euros: number): string => formatMoney(euros, "EUR", { digits: 0 })

/** With as many fraction digits as it has, two at most. */
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

/** What may be zero, and so be left empty. */
const optional: readonly (keyof HitasHome)[] = ["extraWork", "loanShare"]

/** The largest number that makes sense in any of the fields. */
const most = 1e9

/** A field as it is typed, its unit with it or without; null where it is no number. */
const fieldOf = (text: string): number | null => typedNumber(text.replace(/\s*(?:€\/)?m²\s*$/, "")) ?? null

/** A home from what a visitor has typed, and the fields that cannot be read. */
export const typedHome = (
  typed: Readonly<Record<keyof HitasHome, string>>,
): { readonly home: HitasHome | null; readonly wrong: readonly (keyof HitasHome)[] } => {
  const names = Object.keys(typed) as (keyof HitasHome)[]
  const values = new Map(
    names.map((name) => [name, typed[name].trim() === "" && optional.includes(name) ? 0 : fieldOf(typed[name])]),
  )
  const wrong = names.filter((name) => {
    const value = values.get(name) ?? null
    return value === null || value > most || (value === 0 && !optional.includes(name))
  })
  return { home: wrong.length === 0 ? (Object.fromEntries(values) as HitasHome) : null, wrong }
}
