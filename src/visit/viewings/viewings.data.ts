import type { Listing } from "../../content/schema.ts"
import type { Edition, Viewing } from "../../site/edition.ts"
import type { JsonLd } from "../../site/page.ts"
import { placeJsonLd } from "../../site/place-json-ld.ts"
import type { WithId } from "../../site/records/content.ts"
import { calendarPathOf, type HomeViewing, viewingsOf } from "./calendars.data.ts"

export type ViewingData = Viewing & {
  /** ISO 8601 with the market's UTC offset. */
  readonly start: string
  readonly end: string
  /** Path of the calendar file; `name` is the link's accessible name. */
  readonly calendar: string
  readonly name: string
}

/** How a home that is not sold can be seen, apart from its announced viewings. */
export type BookingData = {
  /** Name of the button. */
  readonly action: string
  readonly text: string
  /** Name of the link to a private viewing; a reserved home offers none. */
  readonly private?: string
  /** Message to the agent of a reserved home, which the visitor can change. */
  readonly interest?: string
}

export type ViewingsData = {
  readonly heading: string
  /** Shown if no viewings are left. */
  readonly none: string
  readonly add: string
  readonly signUp: string
  readonly on: string
  readonly over: string
  readonly times: readonly ViewingData[]
  /** Null once the home is sold. */
  readonly booking: BookingData | null
}

const bookingOf = ({ text }: Edition, { status }: Listing, agent: string): BookingData =>
  status === "reserved"
    ? {
        action: text("viewings.interest"),
        text: text("viewings.reserved", { agent }),
        interest: text("viewings.interestMessage"),
      }
    : {
        action: text("property.bar.book"),
        text: text("viewings.private", { agent }),
        private: text("viewings.book"),
      }

export const viewingsData = (edition: Edition, listing: WithId<Listing>): ViewingsData => {
  const { content, text } = edition
  const agent = content.agents.find(({ id }) => id === listing.agent)
  return {
    heading: text("viewings.heading"),
    none: text(listing.status === "sold" ? "viewings.sold" : "viewings.none"),
    add: text("viewings.add"),
    signUp: text("viewings.signUp"),
    on: text("viewings.on"),
    over: text("viewings.over"),
    times: viewingsOf(listing).map((viewing) => {
      const { start, end } = viewing
      const { day, time } = edition.viewing(start, end)
      return {
        start,
        end,
        day,
        time,
        calendar: calendarPathOf(edition, listing, viewing),
        name: text("viewings.addNamed", { viewing: `${day} ${time}` }),
      }
    }),
    booking: listing.status === "sold" || !agent ? null : bookingOf(edition, listing, agent.name),
  }
}

export const viewingsJsonLd = (edition: Edition, listing: WithId<Listing>, url: string): JsonLd[] => {
  const { market, text, preview } = edition
  const { street } = listing.address
  const viewing = ({ start, end }: HomeViewing): JsonLd => ({
    "@context": "https://schema.org",
    "@type": "Event",
    name: text("viewings.summary", { address: street }),
    description: edition.translate(listing.headline),
    url,
    inLanguage: edition.language,
    image: market.origin + preview(String(listing.pictures[0])),
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: street,
      ...placeJsonLd(market, listing),
    },
    organizer: { "@type": "RealEstateAgent", name: market.agency.legalName, url: market.origin + edition.path("home") },
  })
  return viewingsOf(listing).map(viewing)
}
