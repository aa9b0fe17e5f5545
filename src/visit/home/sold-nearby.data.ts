import { isHitas, mainPrice } from "../../base/HomeCard/cards.data.ts"
import type { Area, Listing } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import { spreadOf } from "../../domain/quantile.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import { rowOf, type SoldHomeRow, soldLinkTo } from "../sold/sold.data.ts"
import { flatsAmong, type Sale } from "../sold/sold-homes.data.ts"

/** What homes of the same kind sold for in the home's area. */
export type SoldNearby = {
  readonly heading: string
  /** What a square metre usually costs there, and what it costs here; empty for too few flats. */
  readonly usual: string
  /** Home, day, price and price per m². */
  readonly columns: readonly [string, string, string, string]
  /** Latest first; at least two. */
  readonly homes: readonly (Pick<SoldHomeRow, "address" | "path" | "about" | "price" | "perSquareMetre"> & {
    readonly date: string
  })[]
  readonly all: PageLink
}

/** Rows of the table: one home says nothing, and more are on the page of sold homes. */
const [leastRows, mostRows] = [2, 4] as const

/** A difference in per cent below which two prices are about the same. */
const aboutTheSame = 1

/** Compares a flat with those that were sold: prices of houses and of Hitas homes are of another kind. */
const usualOf = (edition: Edition, listing: Listing, area: Area, sales: readonly Sale[]): readonly string[] => {
  const { text, month, number, translate, market } = edition
  const whole = (value: number) => formatMoney(value, market.currency, { digits: 0 })
  const flats = flatsAmong(sales)
  const spread = spreadOf(flats.map((flat) => flat.perSquareMetre))
  const [latest, earliest] = [flats[0], flats.at(-1)]
  if (listing.type !== "apartment" || isHitas(listing) || !spread || !latest || !earliest) return []
  const price = mainPrice(listing)
  const own = price === undefined ? undefined : perSquareMetre(price, listing.livingArea)
  const percent = own === undefined ? 0 : (100 * (own - spread.median)) / spread.median
  return [
    text("sold.median", {
      flats: flats.length,
      within: translate(area.within),
      from: month(earliest.soldOn.slice(0, 7)),
      to: month(latest.soldOn.slice(0, 7)),
      median: whole(spread.median),
    }),
    ...(own === undefined || listing.status === "sold"
      ? []
      : [
          text("sold.thisHome", {
            own: whole(own),
            percent: number(Math.abs(percent), { digits: 0 }),
            side: Math.abs(percent) < aboutTheSame ? "same" : percent > 0 ? "above" : "below",
          }),
        ]),
  ]
}

/**
 * Null where too few were sold.
 * @param sold of the home's kind in its area, which may include the home itself
 */
export const soldNearbyOf = (
  edition: Edition,
  listing: WithId<Listing>,
  area: WithId<Area>,
  sold: readonly Sale[],
): SoldNearby | null => {
  const { text, translate } = edition
  const all = soldLinkTo(edition, area)
  const sales = sold.filter((sale) => sale.listing !== listing.id)
  if (sales.length < leastRows) return null
  return {
    heading: all.name,
    usual: usualOf(edition, listing, area, sales).join(" "),
    columns: [text("sold.home"), text("sold.date"), text("sold.price"), text("sold.perSquareMetre")],
    homes: sales.slice(0, mostRows).map((sale) => {
      const { address, path, about, date, price, perSquareMetre } = rowOf(edition, sale)
      return { address, path, about, date: date.text, price, perSquareMetre }
    }),
    all: { name: text("sold.allThere", { within: translate(area.within) }), path: all.path },
  }
}
