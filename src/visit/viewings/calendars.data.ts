import ical, { ICalEventStatus } from "ical-generator"
import { postalAddressOf } from "../../base/HomeCard/cards.data.ts"
import type { Listing } from "../../content/schema.ts"
import { printableText } from "../../domain/html.ts"
import { viewingFileOf } from "../../domain/paths.ts"
import type { Edition } from "../../site/edition.ts"
import type { WithId } from "../../site/records/content.ts"

export type HomeViewing = Listing["viewings"][number] & { readonly id: string }

/** Viewings with their ids in order of time, cancelled ones too; a sold home has none, even if its record lists some. */
const identifiedViewings = ({ status, viewings }: Listing): readonly HomeViewing[] =>
  status === "sold"
    ? []
    : viewings
        .map((viewing, place) => ({ ...viewing, id: viewing.id ?? String(place + 1) }))
        .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** Viewings that take place. */
export const viewingsOf = (listing: Listing): readonly HomeViewing[] =>
  identifiedViewings(listing).filter(({ cancelled }) => !cancelled)

export const calendarPathOf = ({ language }: Edition, listing: WithId<Listing>, { id }: HomeViewing): string =>
  viewingFileOf(language, listing.id, id)

/** Number of days since 1970. */
const dayNumber = (day: string): number => Math.floor(Date.parse(day) / (24 * 60 * 60 * 1000))

/**
 * HomeViewing as a calendar entry (RFC 5545), in UTC so that it needs no time zone table.
 * Its id and address stay when the viewing moves and its sequence grows, so that calendars update the entry.
 */
const calendarOf = (edition: Edition, listing: WithId<Listing>, viewing: HomeViewing): string => {
  const { content, market, language, text } = edition
  const agent = content.agents.find(({ id }) => id === listing.agent)
  const url = market.origin + edition.path("property", listing.id)
  const calendar = ical({
    prodId: { company: market.agency.name, product: text("viewings.heading"), language: language.toUpperCase() },
  })
  calendar.createEvent({
    id: `${listing.id}-${viewing.id}@${new URL(market.origin).host}`,
    stamp: new Date(listing.updatedAt),
    lastModified: new Date(listing.updatedAt),
    sequence: dayNumber(listing.updatedAt),
    status: viewing.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(viewing.start),
    end: new Date(viewing.end),
    summary: printableText(text("viewings.summary", { address: listing.address.street })),
    description: printableText(
      [
        edition.translate(listing.headline),
        text("viewings.contact", { agent: agent?.name ?? "", phone: agent?.phoneLabel ?? "" }),
        url,
      ].join("\n"),
    ),
    location: {
      title: printableText(postalAddressOf(edition, listing).replaceAll("\u00a0", " ")),
      geo: listing.coordinates,
    },
    url,
  })
  return `${calendar.toString()}\r\n`
}

/** Calendar entries of a home's viewings by the paths of their files. */
export const calendarFilesOf = (edition: Edition, listing: WithId<Listing>): readonly (readonly [string, string])[] =>
  identifiedViewings(listing).map((viewing) => [
    calendarPathOf(edition, listing, viewing),
    calendarOf(edition, listing, viewing),
  ])
