import { type MarketName, markets } from "../../spec/markets.ts"
import { formPages } from "../services/form-page.ts"
import { type FindHomes, foundHomes } from "../services/found-homes.ts"
import { homesFeed } from "../services/homes-feed.ts"
import { publishedFilesIn, publishedTextIn } from "../services/published-files.ts"
import { costLimiter } from "../services/rate.ts"
import type { Service } from "../services/service.ts"
import { answerCalls } from "../store/thread.ts"

/** Rate limiters outlive releases, so that a new release does not reset their counts. */
const limits = new Map<MarketName, ReturnType<typeof costLimiter>>()
const feeds = new Map<MarketName, { readonly folder: string; readonly service: Service }>()

const searches = new Map<MarketName, { readonly folder: string; readonly findHomes: FindHomes }>()

const homesOf = (market: MarketName, folder: string): FindHomes => {
  const cached = searches.get(market)
  if (cached?.folder === folder) return cached.findHomes
  const findHomes = foundHomes(publishedFilesIn(folder))
  searches.set(market, { folder, findHomes })
  return findHomes
}

const feedOf = (market: MarketName, folder: string): Service => {
  const cached = feeds.get(market)
  if (cached?.folder === folder) return cached.service
  const waitOf = limits.get(market) ?? costLimiter()
  limits.set(market, waitOf)
  const service = homesFeed(markets[market], publishedFilesIn(folder), waitOf)
  feeds.set(market, { folder, service })
  return service
}

/** Each takes milliseconds; `folder` is the release's. */
const functions = {
  feed: async (market: MarketName, folder: string, url: string, method: string, tags: string, client: string) => {
    const request = new Request(url, { method, headers: { "if-none-match": tags } })
    const answer = await feedOf(market, folder)(request, client)
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  },
  homes: (market: MarketName, folder: string, ...search: Parameters<FindHomes>) => homesOf(market, folder)(...search),
  form: (folder: string, args: Parameters<ReturnType<typeof formPages>>) => formPages(publishedTextIn(folder))(...args),
}
export type ServiceFunctions = typeof functions

answerCalls(functions)
