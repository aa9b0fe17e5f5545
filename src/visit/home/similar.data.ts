import { mainPrice } from "../../base/HomeCard/cards.data.ts"
import type { Listing } from "../../content/schema.ts"
import { meanPerSquareMetre } from "../../domain/homes.ts"
import { minorOf } from "../../domain/money.ts"
import { type Comparable, similarTo } from "../../domain/similar.ts"
import type { Content, WithId } from "../../site/records/content.ts"

/** A home without a price is compared at the mean price per m² of the others, because size and place are known. */
const comparable = (listing: WithId<Listing>, mean: number): Comparable => ({
  id: listing.id,
  area: listing.area,
  type: listing.type,
  price: mainPrice(listing) ?? minorOf(mean * listing.livingArea),
  livingArea: listing.livingArea,
  rooms: listing.rooms,
})

const count = 3

/** Most similar homes for each home: first those for sale, then reserved or upcoming ones, never sold ones. */
export const similarHomes = ({ listings }: Content): ReadonlyMap<string, readonly WithId<Listing>[]> => {
  const priced = listings.flatMap((listing) => {
    const price = mainPrice(listing)
    return price === undefined ? [] : [{ price, area: listing.livingArea }]
  })
  const mean = meanPerSquareMetre(priced)
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const among = (...statuses: readonly Listing["status"][]) =>
    similarTo(listings.filter(({ status }) => statuses.includes(status)).map((listing) => comparable(listing, mean)))
  const [forSale, others] = [among("forSale"), among("reserved", "upcoming")]
  return new Map(
    listings.map((listing) => {
      const home = comparable(listing, mean)
      const ids = forSale(home, count)
      if (ids.length < count) ids.push(...others(home, count - ids.length))
      return [listing.id, ids.flatMap((id) => byId.get(id) ?? [])]
    }),
  )
}
