import type { SitePage } from "../page.ts"
import { type HomeCardData, homeCard, newestListings } from "./cards.ts"

export type ListingsPage = {
  readonly heading: string
  readonly lead: string
  readonly homes: readonly HomeCardData[]
}

/** Homes that can be bought come first; those reserved or sold stay, so that what was asked for them can be seen. */
const order = ["forSale", "upcoming", "reserved", "sold"]

export const listingsPage: SitePage<ListingsPage> = {
  kind: "listings",
  template: "listings",
  version: (edition) => {
    const { market, text, path } = edition
    const listings = newestListings(edition).toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
    return {
      title: text("listings.title"),
      description: text("listings.description", { count: listings.length }),
      ...(listings[0] && { picture: String(listings[0].pictures[0]) }),
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "ItemList",
          name: text("listings.title"),
          numberOfItems: listings.length,
          itemListElement: listings.map(({ id }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url: market.origin + path("property", id),
          })),
        },
      ],
      page: {
        heading: text("listings.heading"),
        lead: text("listings.lead", {
          count: listings.length,
          forSale: listings.filter(({ status }) => status === "forSale").length,
        }),
        homes: listings.map((listing) => homeCard(edition, listing)),
      },
    }
  },
}
