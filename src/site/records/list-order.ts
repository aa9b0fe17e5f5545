import type { Listing } from "../../content/schema.ts"
import type { WithId } from "./content.ts"
import { newestFirst } from "./newest-first.ts"
import { perContent } from "./per-content.ts"

/** Homes on offer come first; reserved and sold ones stay listed to show their asking prices. */
const order = ["forSale", "upcoming", "reserved", "sold"]

export const inListOrder = (listings: readonly WithId<Listing>[]): readonly WithId<Listing>[] =>
  newestFirst(listings, ({ publishedAt }) => publishedAt).toSorted(
    (a, b) => order.indexOf(a.status) - order.indexOf(b.status),
  )

/** Homes in the order of the list. */
export const listingsInOrder = perContent(({ listings }) => inListOrder(listings))
