import { isHitas, mainPrice } from "../../base/HomeCard/cards.data.ts"
import type { SoldHome } from "../../content/schema.ts"
import type { SoldFlat } from "../../domain/estimate.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import { perContent } from "../../site/records/per-content.ts"

/** A sold home, with the id of its listing if it has a page. */
export type Sale = SoldHome & { readonly listing: string | null; readonly isHitas: boolean }

/** Sales of listings and of homes without a page, latest first; those of one day by street, in the market's language. */
export const salesOf = perContent(({ listings, market, sold }): readonly Sale[] =>
  [
    ...sold.map((home) => ({ ...home, listing: null, isHitas: false })),
    ...listings.flatMap((listing): Sale[] => {
      const { id, area, address, type, rooms, livingArea, floor, yearBuilt, priceHistory, status, soldOn } = listing
      const price = mainPrice(listing)
      if (status !== "sold" || !soldOn || price === undefined) return []
      return [
        {
          ...{ area, street: address.street, type, rooms, livingArea, floor, yearBuilt, price, soldOn },
          askedFirst: priceHistory[0]?.price ?? price,
          listing: id,
          isHitas: isHitas(listing),
        },
      ]
    }),
  ].toSorted((a, b) => b.soldOn.localeCompare(a.soldOn, "en") || a.street.localeCompare(b.street, market.languages[0])),
)

/** Sales in a home's area, of flats for a flat and of other homes for another; one array for all homes of that kind. */
export const salesLike = perContent((content) => {
  const kindOf = ({ area, type }: Pick<Sale, "area" | "type">) => `${area} ${type === "apartment"}`
  const byKind = Map.groupBy(salesOf(content), kindOf)
  return (home: Pick<Sale, "area" | "type">): readonly Sale[] => byKind.get(kindOf(home)) ?? []
})

/** Flats sold at a free price: houses and Hitas homes have prices of another kind. */
export const flatsAmong = (sales: readonly Sale[]): readonly SoldFlat[] =>
  sales
    .filter(({ type, isHitas }) => type === "apartment" && !isHitas)
    .map(({ area, rooms, livingArea, price, soldOn }) => ({
      area,
      rooms,
      size: livingArea,
      perSquareMetre: Math.round(perSquareMetre(price, livingArea)),
      soldOn,
    }))

export const soldFlats = perContent((content): readonly SoldFlat[] => flatsAmong(salesOf(content)))
