import { type MarketName, markets } from "../../spec/markets.ts"
import { formPages } from "../services/form-page.ts"
import { homesFeed } from "../services/homes-feed.ts"
import { type OfferedHomes, offeredHomes } from "../services/offered-homes.ts"
import { publishedFilesIn, publishedTextIn } from "../services/published-files.ts"
import { costLimiter } from "../services/rate.ts"
import type { Service } from "../services/service.ts"
import { answerCalls } from "../store/thread.ts"

/** Rate limiters outlive releases, so that a new release does not reset their counts. */
const limits = new Map<MarketName, ReturnType<typeof costLimiter>>()

/** Services of the latest release of a market; they share its search index. */
type Served = { readonly folder: string; readonly homes: OfferedHomes; readonly feed: Service }
const served = new Map<MarketName, Served>()

const servedOf = (market: MarketName, folder: string): Served => {
  const cached = served.get(market)
  if (cached?.folder === folder) return cached
  const waitOf = limits.get(market) ?? costLimiter()
  limits.set(market, waitOf)
  const published = publishedFilesIn(folder)
  const release = { folder, homes: offeredHomes(published), feed: homesFeed(markets[market], published, waitOf) }
  served.set(market, release)
  return release
}

/** Each takes milliseconds, or tens of them among fifty thousand homes; `folder` is the release's. */
const functions = {
  feed: async (market: MarketName, folder: string, url: string, method: string, tags: string, client: string) => {
    const request = new Request(url, { method, headers: { "if-none-match": tags } })
    const answer = await servedOf(market, folder).feed(request, client)
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  },
  version: (market: MarketName, folder: string) => servedOf(market, folder).homes.version(),
  page: (market: MarketName, folder: string, start: number) => servedOf(market, folder).homes.page(start),
  news: (market: MarketName, folder: string, ...search: Parameters<OfferedHomes["news"]>) =>
    servedOf(market, folder).homes.news(...search),
  form: (folder: string, args: Parameters<ReturnType<typeof formPages>>) => formPages(publishedTextIn(folder))(...args),
}
export type ServiceFunctions = typeof functions

answerCalls(functions)
