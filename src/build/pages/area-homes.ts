import type { Listing } from "../../content/schema.ts"
import { anyHome, type Criteria, queryOf } from "../../domain/search/criteria.ts"
import type { WithId } from "../content.ts"
import type { Edition } from "../edition.ts"
import type { PageLink } from "../page.ts"
import { newestListings } from "./cards.ts"

/** Homes that a visitor can have, or soon: those that can be bought first. */
const onOffer: Criteria["status"] = ["forSale", "upcoming", "reserved"]

/** The homes on offer in an area: what is counted, what is shown, and what the search finds are the same homes. */
export type AreaHomes = {
  readonly homes: readonly WithId<Listing>[]
  /** "6 homes for sale, 1 coming soon". */
  readonly count: string
  /** The search that finds them; all homes where there are none. */
  readonly all: PageLink
}

export const areaHomes = (
  edition: Edition,
  { id, name }: { readonly id: string; readonly name: string },
): AreaHomes => {
  const { text, path } = edition
  const homes = newestListings(edition)
    .filter((listing) => listing.area === id && onOffer.includes(listing.status))
    .toSorted((a, b) => onOffer.indexOf(a.status) - onOffer.indexOf(b.status))
  const { forSale = [], upcoming = [], reserved = [] } = Object.groupBy(homes, ({ status }) => status)
  return {
    homes,
    count: [
      text("areas.count", { count: forSale.length }),
      ...(upcoming.length > 0 ? [text("areas.upcoming", { count: upcoming.length })] : []),
      ...(reserved.length > 0 ? [text("areas.reserved", { count: reserved.length })] : []),
    ].join(", "),
    all:
      homes.length > 0
        ? {
            name: text("area.search", { area: name, count: homes.length }),
            path: `${path("listings")}?${queryOf({ ...anyHome, place: [id], status: onOffer })}`,
          }
        : { name: text("home.allHomes"), path: path("listings") },
  }
}
