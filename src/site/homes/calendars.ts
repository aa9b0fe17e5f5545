import ical from "ical-generator"
import type { Listing } from "../../content/schema.ts"
import { viewingFileOf } from "../../domain/paths.ts"
import type { Edition } from "../edition.ts"
import type { WithId } from "../records/content.ts"
import { postalAddressOf } from "./cards.ts"

export type ViewingTimes = Listing["viewings"][number]

/** Viewings in order of time; a sold home has none, even if its record lists some. */
export const viewingsOf = ({ status, viewings }: Listing): readonly ViewingTimes[] =>
  status === "sold" ? [] : viewings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** Time in UTC in calendar format: 20261124T171500Z. */
const calendarTime = (time: string): string => new Date(time).toISOString().replace(/\.\d+|[-:]/g, "")

export const calendarPathOf = ({ language }: Edition, listing: WithId<Listing>, { start }: ViewingTimes): string =>
  viewingFileOf(language, listing.id, calendarTime(start))

/**
 * Viewing as a calendar entry (RFC 5545), in UTC so that it needs no time zone table.
 * Its id is the same in every language and build, so that importing it twice updates the entry.
 */
export const calendarOf = (edition: Edition, listing: WithId<Listing>, viewing: ViewingTimes): string => {
  const { content, market, language, text } = edition
  const broker = content.brokers.find(({ id }) => id === listing.broker)
  const url = market.origin + edition.path("property", listing.id)
  const calendar = ical({
    prodId: { company: market.agency.name, product: text("viewings.heading"), language: language.toUpperCase() },
  })
  calendar.createEvent({
    id: `${listing.id}-${calendarTime(viewing.start)}@${new URL(market.origin).host}`,
    stamp: new Date(listing.updatedAt),
    start: new Date(viewing.start),
    end: new Date(viewing.end),
    summary: text("viewings.summary", { address: listing.address.street }),
    description: [
      edition.translate(listing.headline),
      text("viewings.contact", { broker: broker?.name ?? "", phone: broker?.phoneLabel ?? "" }),
      url,
    ].join("\n"),
    location: {
      title: postalAddressOf(edition, listing).replaceAll("\u00a0", " "),
      geo: listing.coordinates,
    },
    url,
  })
  return `${calendar.toString()}\r\n`
}
