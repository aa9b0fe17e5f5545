import { type Fact, mainPriceFact } from "../../base/HomeCard/cards.data.ts"
import type { Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { AgentData } from "./agent.data.ts"

/** What visitors with a phone keep in view while they read about a home. */
export type ContactBarData = {
  readonly label: string
  readonly price: Fact
  /** `name` is the link's accessible name. */
  readonly call: { readonly text: string; readonly name: string; readonly phone: string }
}

/** Returns nothing for a sold home, which has no price to pay and no viewing. */
export const contactBarOf = (edition: Edition, listing: Listing, agent: AgentData): ContactBarData | null => {
  const { text } = edition
  if (listing.status === "sold") return null
  return {
    label: text("property.bar.label"),
    price: mainPriceFact(edition, listing),
    call: {
      text: text("property.bar.call"),
      name: text("property.bar.callNamed", { agent: agent.name }),
      phone: agent.phone,
    },
  }
}
