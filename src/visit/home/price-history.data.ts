import { mainPrice, priceLabel } from "../../base/HomeCard/cards.data.ts"
import type { Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { Law } from "../../spec/markets.ts"

export type PriceHistory = {
  readonly heading: string
  readonly columns: readonly [string, string, string]
  /** Newest first. */
  readonly prices: readonly {
    readonly date: string
    readonly isoDate: string
    readonly price: string
    /** Difference from the price before; the first price has a note instead. */
    readonly change: string
  }[]
}

/** For example, "+200 000 kr (+3,4 %)", with a true minus sign for decreases. */
const differenceOf = ({ money, number }: Edition, previous: number, current: number): string => {
  const sign = current > previous ? "+" : ""
  return `${sign}${money(current - previous)} (${sign}${number(((current - previous) / previous) * 100, { digits: 1 })}\u00a0%)`
}

type DatedPrice = { readonly date: string; readonly price: number; readonly isFinal?: true }

/** Whether the law makes the price public that was paid for a home. */
const isFinalPublic: Readonly<Record<Law, boolean>> = { finnish: false, swedish: true }

/** Asking prices with the day that each holds from, and the final price where it is public. */
const datedPrices = (listing: Listing): DatedPrice[] => {
  const { priceHistory, priceSince, publishedAt, soldOn } = listing
  const price = mainPrice(listing)
  if (price === undefined) return []
  if (soldOn && isFinalPublic[listing.law]) return [...priceHistory, { date: soldOn, price, isFinal: true }]
  return [...priceHistory, { date: priceSince ?? publishedAt, price }]
}

/** Null if the price has never changed. */
export const priceHistoryOf = (edition: Edition, listing: Listing): PriceHistory | null => {
  const { text, money, date } = edition
  const prices = datedPrices(listing)
  if (prices.length < 2) return null
  const isFinalShown = prices.some(({ isFinal }) => isFinal)
  const priceColumn = isFinalShown ? text("history.price") : priceLabel(edition, { ...listing, status: "forSale" })
  return {
    heading: text("history.heading"),
    columns: [text("history.date"), priceColumn, text("history.change")],
    prices: prices
      .map(({ date: day, price, isFinal }, index) => {
        const previous = prices[index - 1]
        const change = previous ? differenceOf(edition, previous.price, price) : text("history.published")
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

/** One sentence on a change of the home's status or price; null if there is none. */
export const latestChangeOf = (edition: Edition, listing: Listing): string | null => {
  const { text, money, date } = edition
  const previous = listing.priceHistory.at(-1)
  const [currentPrice, currentSince] = [mainPrice(listing), listing.priceSince]
  if (listing.status === "sold")
    return text(isFinalPublic[listing.law] ? "status.soldFor" : "status.soldNote", {
      date: date(listing.soldOn ?? listing.updatedAt),
      price: money(currentPrice ?? 0),
      askingPrice: money(previous?.price ?? currentPrice ?? 0),
    })
  if (listing.status === "reserved") return text("status.reservedNote")
  if (listing.status === "upcoming") return text("status.upcomingNote")
  if (!previous || !currentSince || currentPrice === undefined) return null
  return text(currentPrice < previous.price ? "status.loweredOn" : "status.raisedOn", {
    date: date(currentSince),
    before: money(previous.price),
    difference: differenceOf(edition, previous.price, currentPrice),
  })
}
