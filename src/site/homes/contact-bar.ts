import type { Listing } from "../../content/schema.ts"
import type { Edition } from "../edition.ts"
import { type Fact, mainPrice, priceLabel } from "./cards.ts"

/** What visitors with a phone keep in view while they read about a home. */
export type ContactBarData = {
  readonly label: string
  readonly price: Fact
  /** `name` is the link's accessible name. */
  readonly call: { readonly text: string; readonly name: string; readonly phone: string }
  readonly book: string
}

/** Returns nothing for a sold home, which has no price to pay and no viewing. */
export const contactBarOf = (edition: Edition, listing: Listing): ContactBarData | null => {
  const { content, text, money } = edition
  const broker = content.brokers.find(({ id }) => id === listing.broker)
  if (listing.status === "sold" || !broker) return null
  return {
    label: text("property.bar.label"),
    price: { term: priceLabel(edition, listing), value: money(mainPrice(listing)) },
    call: {
      text: text("property.bar.call"),
      name: text("property.bar.callNamed", { broker: broker.name }),
      phone: broker.phone,
    },
    book: text("property.bar.book"),
  }
}
