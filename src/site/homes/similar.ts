import type { Listing } from "../../content/schema.ts"
import { type Comparable, similarTo } from "../../domain/similar.ts"
import type { Content, WithId } from "../records/content.ts"
import { mainPrice } from "./cards.ts"

const comparable = (listing: WithId<Listing>): Comparable => ({
  id: listing.id,
  area: listing.area,
  type: listing.type,
  price: mainPrice(listing),
  livingArea: listing.livingArea,
  rooms: listing.rooms,
})

const count = 3

/** Most similar homes for each home: first those for sale, then reserved or upcoming ones, never sold ones. */
export const similarHomes = ({ listings }: Content): ReadonlyMap<string, readonly WithId<Listing>[]> => {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const among = (...statuses: readonly Listing["status"][]) =>
    similarTo(listings.filter(({ status }) => statuses.includes(status)).map(comparable))
  const [forSale, others] = [among("forSale"), among("reserved", "upcoming")]
  return new Map(
    listings.map((listing) => {
      const home = comparable(listing)
      const ids = forSale(home, count)
      if (ids.length < count) ids.push(...others(home, count - ids.length))
      return [listing.id, ids.flatMap((id) => byId.get(id) ?? [])]
    }),
  )
}
