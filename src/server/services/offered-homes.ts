import { choices, criteriaIn } from "../../domain/search/criteria.ts"
import { homeIn, positionOf } from "../../domain/search/followed.ts"
import { quarter } from "../../domain/search/homes.ts"
import { search } from "../../domain/search/search.ts"
import type { Index } from "../../domain/search/search-index.ts"
import type { MarketName } from "../../spec/markets.ts"
import {
  type FoundHome,
  type News,
  newsOf,
  newsOfHome,
  noPrice,
  type OfferChange,
  type OfferedHome,
} from "../store/alert-rules.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import { canSearch, searchIndexIn } from "./search-index-file.ts"
import type { PublishedFiles } from "./service.ts"

/** Homes that are recorded at once. */
const pageSize = 500

/** Homes that are published now; each resolves to undefined where there are none to search. */
export type OfferedHomes = {
  /** Differs after a publication; empty if it is unknown. */
  readonly version: () => Promise<string | undefined>
  /** At most `pageSize` homes. @param start number of homes before them */
  readonly page: (start: number) => Promise<readonly OfferedHome[] | undefined>
  /** What of some changes is news in a search or of a home; undefined also for a drawn area without positions of the homes. */
  readonly news: (query: string, changes: readonly OfferChange[]) => Promise<News | undefined>
}

/** What a search finds of a home: all but its viewings, which cost more time than the search. */
const foundAt = ({ data, ids }: Index, home: number): FoundHome => {
  const id = ids[home] ?? ""
  return {
    id,
    formerIds: data.formerIds?.[id] ?? [],
    price: data.price[home] ?? noPrice,
    status: choices.status[data.status[home] ?? 0] ?? "",
  }
}

/** @returns a function from the position of a home to its offer */
const offersIn = (index: Index) => {
  const { data } = index
  const viewings = data.viewings.split(",")
  const momentOf = (start: string) => new Date((Number(start) + data.since) * quarter).toISOString()
  return (home: number): OfferedHome => ({
    ...foundAt(index, home),
    viewings: (viewings[home] ?? "").split(" ").filter(Boolean).map(momentOf).join(" "),
  })
}

export const offeredHomes = (published: PublishedFiles): OfferedHomes => {
  const indexNow = searchIndexIn(published)
  return {
    version: async () => (await indexNow())?.version,
    page: async (start) => {
      const index = (await indexNow())?.index
      if (!index) return undefined
      const offerAt = offersIn(index)
      return index.ids.slice(start, start + pageSize).map((_, position) => offerAt(start + position))
    },
    news: async (query, changes) => {
      const index = (await indexNow())?.index
      if (!index) return undefined
      const home = homeIn(query)
      if (home !== undefined) {
        const position = positionOf(index, home)
        return newsOfHome(position === -1 ? undefined : offersIn(index)(position), changes, Date.now())
      }
      const criteria = criteriaIn(query)
      if (!canSearch(index, criteria)) return undefined
      const found = search(index, criteria, Date.now()).homes.map((position) => foundAt(index, position))
      return newsOf(found, changes, criteria.status)
    },
  }
}

/** Records the offers of a market's homes, once for each publication. @returns whether there are any homes to search */
export type RecordOffers = (market: MarketName, homes: OfferedHomes) => Promise<boolean>

export const offerRecorder = (
  alerts: Pick<SearchAlertStore, "hasOffers" | "recordOffers">,
  now: () => Date,
): RecordOffers => {
  const recorded = new Map<MarketName, string>()
  return async (market, homes) => {
    const version = await homes.version()
    if (version === undefined) return false
    const isFirst = !(await alerts.hasOffers(market))
    if (!isFirst && version !== "" && recorded.get(market) === version) return true
    const begun = now()
    for (let start = 0; ; start += pageSize) {
      const page = await homes.page(start)
      if (!page) return false
      // The first are all of one moment, from which older alerts know them.
      await alerts.recordOffers(market, page, isFirst ? begun : now())
      if (page.length < pageSize) break
    }
    recorded.set(market, version)
    return true
  }
}
