import { newestListings } from "../../base/HomeCard/cards.data.ts"
import type { Area, Listing } from "../../content/schema.ts"
import { anyHome, type Criteria, queryOf } from "../../domain/search/criteria.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"

/** Statuses of homes that can still be bought, in the order of display. */
const offeredStatuses: Criteria["status"] = ["forSale", "upcoming", "reserved"]

/** Homes on offer in an area: the count, the cards and the search link cover the same homes. */
export type AreaHomes = {
  readonly homes: readonly WithId<Listing>[]
  /** Number of reserved homes among them. */
  readonly reserved: number
  /** For example, "6 homes for sale, 1 coming soon". */
  readonly count: string
  /** Search for these homes, or for all homes if the area has none. */
  readonly all: PageLink
}

/** Search for homes on offer in an area. */
export const offeredPath = ({ path }: Edition, { id }: WithId<Area>): string =>
  `${path("listings")}?${queryOf({ ...anyHome, place: [id], status: offeredStatuses })}`

export const areaHomes = (edition: Edition, area: WithId<Area>): AreaHomes => {
  const { text, path } = edition
  const { id, within } = area
  const homes = newestListings(edition)
    .filter((listing) => listing.area === id && offeredStatuses.includes(listing.status))
    .toSorted((a, b) => offeredStatuses.indexOf(a.status) - offeredStatuses.indexOf(b.status))
  const { forSale = [], upcoming = [], reserved = [] } = Object.groupBy(homes, ({ status }) => status)
  return {
    homes,
    reserved: reserved.length,
    count: [
      text("areas.count", { count: forSale.length }),
      ...(upcoming.length > 0 ? [text("areas.upcoming", { count: upcoming.length })] : []),
      ...(reserved.length > 0 ? [text("areas.reserved", { count: reserved.length })] : []),
    ].join(", "),
    all:
      homes.length > 0
        ? {
            name: text("area.search", { within: edition.translate(within), count: homes.length }),
            path: offeredPath(edition, area),
          }
        : { name: text("home.allHomes"), path: path("listings") },
  }
}
