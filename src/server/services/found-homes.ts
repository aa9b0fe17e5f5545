import { feedWordsOf } from "../../domain/paths.ts"
import { choices, criteriaIn } from "../../domain/search/criteria.ts"
import { search } from "../../domain/search/search.ts"
import type { FeedWords } from "../../site/home-file.ts"
import type { Language } from "../../spec/languages.ts"
import type { FoundHome } from "../store/alert-rules.ts"
import { searchIndexIn } from "./search-index-file.ts"
import type { PublishedFiles } from "./service.ts"

/** Finds the homes of a search among those that are published now; undefined where there are none. */
export type FindHomes = (language: Language, query: string) => Promise<readonly FoundHome[] | undefined>

const sold = choices.status.indexOf("sold")

export const foundHomes = (published: PublishedFiles): FindHomes => {
  const indexNow = searchIndexIn(published)
  return async (language, query) => {
    const index = (await indexNow())?.index
    const words = (await (await published(feedWordsOf(language)))?.json()) as FeedWords | undefined
    if (!index || !words) return undefined
    const { data, ids } = index
    const criteria = criteriaIn(query)
    return search(index, criteria, Date.now(), words.names).homes.map((home) => ({
      id: ids[home] ?? "",
      price: data.price[home] ?? 0,
      isSold: data.status[home] === sold && !criteria.status.includes("sold"),
    }))
  }
}
