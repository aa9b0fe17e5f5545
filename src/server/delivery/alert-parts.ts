import type { HomeFile } from "../../base/HomeCard/home-file.data.ts"
import { formatMoney } from "../../domain/format.ts"
import type { Major } from "../../domain/money.ts"
import { alertPath } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import { type News, noPrice } from "../store/alert-rules.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import { alertTexts } from "./alert-texts.ts"
import type { Line, Section, Span } from "./letter.ts"
import { lineWith, linkTo } from "./letter-parts.ts"

export const linkToAlert = ({ market, id }: SearchAlert): Span => linkTo(markets[market].origin + alertPath(id))

/** A home as messages show it. @param price nothing, or its line */
export const homeLines = (market: Market, { card }: HomeFile, price: readonly string[]): readonly Line[] => [
  [card.headline],
  [card.place],
  ...price.map((text): Line => [text]),
  [card.facts],
  [linkTo(market.origin + card.path)],
]

/** A price that has changed, or was set, with its label. */
export const changedPrice = (
  language: Language,
  { currency }: Market,
  term: string,
  { from, to }: Pick<News["changed"][number], "from" | "to">,
): string => {
  const amount = (value: number) => formatMoney(value as Major, currency, { digits: 0 })
  return from === noPrice
    ? `${term} ${amount(to)}`
    : lineWith(alertTexts[language].news.price, { term, from: amount(from), to: amount(to) }).join("")
}

/** Says why the message comes, and how to end the alert. */
export const endSection = (alert: SearchAlert, why: string): Section => {
  const { endHeading, end } = alertTexts[alert.language].news
  return { heading: endHeading, paragraphs: [[[why]], [lineWith(end, { link: linkToAlert(alert) })]] }
}
