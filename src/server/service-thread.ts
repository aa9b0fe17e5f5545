import { parentPort } from "node:worker_threads"
import { formPages } from "../service/form-page.ts"
import { homesFeed } from "../service/homes-feed.ts"
import { costLimiter } from "../service/rate.ts"
import type { Service } from "../service/service.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { publishedIn, publishedTextIn } from "./published-files.ts"
import type { Answer, Asked, Result, Work } from "./service-messages.ts"

/** What is counted goes on from one release to the next. */
const limits = new Map<MarketName, ReturnType<typeof costLimiter>>()
const feeds = new Map<MarketName, { readonly folder: string; readonly service: Service }>()

const feedOf = (market: MarketName, folder: string): Service => {
  const known = feeds.get(market)
  if (known?.folder === folder) return known.service
  const waitOf = limits.get(market) ?? costLimiter()
  limits.set(market, waitOf)
  const service = homesFeed(markets[market], publishedIn(folder), waitOf)
  feeds.set(market, { folder, service })
  return service
}

const resultOf = async (work: Work): Promise<Result | undefined> => {
  if (work.do === "form") {
    const body = await formPages(publishedTextIn(work.folder))(...work.asked)
    return body === undefined ? undefined : { status: 200, headers: {}, body }
  }
  const request = new Request(work.url, { method: work.method })
  const answered = await feedOf(work.market, work.folder)(request, work.client)
  return { status: answered.status, headers: Object.fromEntries(answered.headers), body: await answered.text() }
}

const answerTo = async ({ number, work }: Asked): Promise<Answer> => {
  try {
    return { number, result: await resultOf(work) }
  } catch (error) {
    return { number, failure: (error as Error).name }
  }
}

parentPort?.on("message", async (asked: Asked) => parentPort?.postMessage(await answerTo(asked)))
