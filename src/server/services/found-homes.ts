import { choices, criteriaIn } from "../../domain/search/criteria.ts"
import { search } from "../../domain/search/search.ts"
import { type FoundHome, noPrice } from "../store/alert-rules.ts"
import { searchIndexIn } from "./search-index-file.ts"
import type { PublishedFiles } from "./service.ts"

/** Finds the homes of a search among those that are published now; undefined where there are none. */
export type FindHomes = (query: string) => Promise<readonly FoundHome[] | undefined>

const sold = choices.status.indexOf("sold")

export const foundHomes = (published: PublishedFiles): FindHomes => {
  const indexNow = searchIndexIn(published)
  return async (query) => {
    const index = (await indexNow())?.index
    if (!index) return undefined
    const { data, ids } = index
    const criteria = criteriaIn(query)
    return search(index, criteria, Date.now()).homes.map((home) => ({
      id: ids[home] ?? "",
      formerIds: data.formerIds?.[ids[home] ?? ""] ?? [],
      price: data.price[home] ?? noPrice,
      isSold: data.status[home] === sold && !criteria.status.includes("sold"),
    }))
  }
}
