import type { MarketName } from "../../spec/markets.ts"
import type { Offer, OfferChange, OfferedHome } from "./alert-rules.ts"
import type { Database, Row, Value } from "./database.ts"
import type { SearchAlertStore } from "./search-alerts.ts"

/** Homes read or written at once. */
const pageSize = 500

/** Most changes that are read: a message tells of few, and their number needs no more. */
const maxChanges = 5000

/** Repeats the last item, so that each page has the same statement, which databases prepare once. */
const padded = <Item>(items: readonly Item[]): readonly Item[] =>
  Array.from({ length: pageSize }, (_, index) => items[Math.min(index, items.length - 1)] as Item)

const pagesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / pageSize) }, (_, page) =>
    padded(items.slice(page * pageSize, (page + 1) * pageSize)),
  )

/** Placeholders of a page. @param before values before them */
const placeholders = (before: number): string =>
  Array.from({ length: pageSize }, (_, index) => `$${before + index + 1}`).join(", ")

const latestOffers = `select home, price, status, viewings from home_offer where market = $1 and home in (${placeholders(1)})
  and since = (select max(since) from home_offer other where other.market = home_offer.market and other.home = home_offer.home)`

const rowsOfPage = Array.from(
  { length: pageSize },
  (_, row) => `($1, $2, $${4 * row + 3}, $${4 * row + 4}, $${4 * row + 5}, $${4 * row + 6})`,
)
const newOffers = `insert into home_offer (market, since, home, price, status, viewings) values ${rowsOfPage.join(", ")}
  on conflict do nothing`

/** The offer before a moment, of which `$2` is the beginning. */
const before = (column: keyof Offer) => `(select ${column} from home_offer earlier
  where earlier.market = home_offer.market and earlier.home = home_offer.home and earlier.since <= $2
  order by earlier.since desc limit 1) as ${column}`

/** An offer from before viewings were recorded has none. */
const offerOf = ({ price, status, viewings }: Row): Offer => ({
  price: Number(price),
  status: String(status),
  viewings: String(viewings ?? ""),
})

/**
 * What published homes have been offered for, and since when: a row for each change, so that an alert remembers a moment instead of
 * all homes that it has told of.
 */
export const sqlOffers = ({
  query,
}: Pick<Database, "query">): Pick<SearchAlertStore, "recordOffers" | "hasOffers" | "changesBetween"> => {
  const latest = async (market: MarketName, ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> => {
    const rows: Row[] = []
    for (const page of pagesOf(ids)) rows.push(...(await query(latestOffers, [market, ...page])))
    return new Map(rows.map((row) => [String(row.home), offerOf(row)]))
  }
  return {
    recordOffers: async (market, homes, now) => {
      const known = await latest(
        market,
        homes.flatMap(({ id, formerIds }) => [id, ...formerIds]),
      )
      const changed = homes.flatMap(({ id, formerIds, price, status, viewings }: OfferedHome): Value[][] => {
        const recordedId = [id, ...formerIds].find((one) => known.has(one)) ?? id
        const offer = known.get(recordedId)
        const isSame = offer?.price === price && offer.status === status && offer.viewings === viewings
        return isSame ? [] : [[recordedId, price, status, viewings]]
      })
      for (const page of pagesOf(changed)) await query(newOffers, [market, now.toISOString(), ...page.flat()])
    },
    hasOffers: async (market) =>
      (await query("select home from home_offer where market = $1 limit 1", [market])).length > 0,
    changesBetween: async (market, after, until) => {
      const rows = await query(
        `select home, ${before("price")}, ${before("status")}, ${before("viewings")} from home_offer
         where market = $1 and since > $2 and since <= $3 group by market, home order by max(since) desc, home limit ${maxChanges}`,
        [market, after, until],
      )
      return rows.map(
        (row): OfferChange => ({
          id: String(row.home),
          before: row.price === null ? null : offerOf(row),
        }),
      )
    },
  }
}
