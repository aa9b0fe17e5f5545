import { isFinnish, type Listing } from "../../content/schema.ts"
import type { Edition } from "../edition.ts"
import { mainPrice, priceLabel } from "./cards.ts"

export type PriceHistory = {
  readonly heading: string
  readonly columns: readonly [string, string, string]
  /** The newest first. */
  readonly prices: readonly {
    readonly date: string
    readonly isoDate: string
    readonly price: string
    /** Against the price before, or what the first price stands for. */
    readonly change: string
  }[]
}

/** "+200 000 kr (+3,4 %)", with a true minus sign. */
const differenceOf = ({ money, number }: Edition, before: number, now: number): string => {
  const sign = now > before ? "+" : ""
  return `${sign}${money(now - before)} (${sign}${number(((now - before) / before) * 100, { digits: 1 })}\u00a0%)`
}

type DatedPrice = { readonly date: string; readonly price: number; readonly isFinal?: true }

/** Every asking price with the day that it holds from, and the final price where that is known: in Sweden. */
const datedPrices = (listing: Listing): DatedPrice[] => {
  const { priceHistory, priceSince, publishedAt, soldOn } = listing
  if (soldOn && !isFinnish(listing)) return [...priceHistory, { date: soldOn, price: listing.price, isFinal: true }]
  return [...priceHistory, { date: priceSince ?? publishedAt, price: mainPrice(listing) }]
}

/** Nothing where one price has been asked all the time. */
export const priceHistoryOf = (edition: Edition, listing: Listing): PriceHistory | null => {
  const { text, money, date } = edition
  const prices = datedPrices(listing)
  if (prices.length < 2) return null
  return {
    heading: text("history.heading"),
    columns: [text("history.date"), priceLabel(edition, { ...listing, status: "forSale" }), text("history.change")],
    prices: prices
      .map(({ date: day, price, isFinal }, index) => {
        const before = prices[index - 1]
        const change = before ? differenceOf(edition, before.price, price) : text("history.published")
        return {
          date: date(day),
          isoDate: day,
          price: isFinal ? text("history.final", { price: money(price) }) : money(price),
          change,
        }
      })
      .reverse(),
  }
}

/** In one sentence, what has become of the home or of its price. */
export const newsOf = (edition: Edition, listing: Listing): string | null => {
  const { text, money, date } = edition
  const before = listing.priceHistory.at(-1)
  const [now, since] = [mainPrice(listing), listing.priceSince]
  if (listing.status === "sold")
    return isFinnish(listing)
      ? text("status.soldNote", { date: date(listing.soldOn ?? listing.updatedAt) })
      : text("status.soldFor", {
          date: date(listing.soldOn ?? listing.updatedAt),
          price: money(now),
          asked: money(before?.price ?? now),
        })
  if (listing.status === "reserved") return text("status.reservedNote")
  if (listing.status === "upcoming") return text("status.upcomingNote")
  if (!before || !since) return null
  return text(now < before.price ? "status.loweredOn" : "status.raisedOn", {
    date: date(since),
    before: money(before.price),
    difference: differenceOf(edition, before.price, now),
  })
}
