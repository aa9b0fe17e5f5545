import ical from "ical-generator"
import type { Listing } from "../content/schema.ts"
import { viewingFileOf } from "../domain/paths.ts"
import type { WithId } from "./content.ts"
import type { Edition } from "./edition.ts"
import { addressOf } from "./pages/cards.ts"

export type ViewingTimes = Listing["viewings"][number]

/** Of a home that is sold none is held any more, whatever its record still says. */
export const viewingsOf = ({ status, viewings }: Listing): readonly ViewingTimes[] =>
  status === "sold" ? [] : viewings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** The moment of a time in UTC, as calendars write it: 20261124T171500Z. */
const momentOf = (time: string): string => new Date(time).toISOString().replace(/\.\d+|[-:]/g, "")

export const calendarPathOf = ({ language }: Edition, listing: WithId<Listing>, { start }: ViewingTimes): string =>
  viewingFileOf(language, listing.id, momentOf(start))

/**
 * A viewing as a calendar entry (RFC 5545). Times are in UTC, which is right wherever the calendar is; the same viewing has
 * the same identity in every language and build, so that a second import changes the entry instead of doubling it.
 */
export const calendarOf = (edition: Edition, listing: WithId<Listing>, viewing: ViewingTimes): string => {
  const { content, market, language, text } = edition
  const broker = content.brokers.find(({ id }) => id === listing.broker)
  const url = market.origin + edition.path("property", listing.id)
  const calendar = ical({
    prodId: { company: market.agency.name, product: text("viewings.heading"), language: language.toUpperCase() },
  })
  calendar.createEvent({
    id: `${listing.id}-${momentOf(viewing.start)}@${new URL(market.origin).host}`,
    stamp: new Date(listing.updatedAt),
    start: new Date(viewing.start),
    end: new Date(viewing.end),
    summary: text("viewings.summary", { address: listing.address.street }),
    description: [
      edition.in(listing.headline),
      text("viewings.contact", { broker: broker?.name ?? "", phone: broker?.phoneLabel ?? "" }),
      url,
    ].join("\n"),
    location: {
      title: addressOf(edition, listing).replaceAll("\u00a0", " "),
      geo: listing.coordinates,
    },
    url,
  })
  return `${calendar.toString()}\r\n`
}
