import { parentPort } from "node:worker_threads"
import { type MarketName, markets } from "../../spec/markets.ts"
import { formPages } from "../services/form-page.ts"
import { homesFeed } from "../services/homes-feed.ts"
import { costLimiter } from "../services/rate.ts"
import type { Service } from "../services/service.ts"
import { publishedFilesIn, publishedTextIn } from "./published-files.ts"
import type { Answer, Result, Work, WorkRequest } from "./service-messages.ts"

/** Rate limiters outlive releases, so that a new release does not reset their counts. */
const limits = new Map<MarketName, ReturnType<typeof costLimiter>>()
const feeds = new Map<MarketName, { readonly folder: string; readonly service: Service }>()

const feedOf = (market: MarketName, folder: string): Service => {
  const cached = feeds.get(market)
  if (cached?.folder === folder) return cached.service
  const waitOf = limits.get(market) ?? costLimiter()
  limits.set(market, waitOf)
  const service = homesFeed(markets[market], publishedFilesIn(folder), waitOf)
  feeds.set(market, { folder, service })
  return service
}

const resultOf = async (work: Work): Promise<Result | undefined> => {
  if (work.do === "form") {
    const body = await formPages(publishedTextIn(work.folder))(...work.args)
    return body === undefined ? undefined : { status: 200, headers: {}, body }
  }
  const request = new Request(work.url, { method: work.method })
  const answer = await feedOf(work.market, work.folder)(request, work.client)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const answerTo = async ({ number, work }: WorkRequest): Promise<Answer> => {
  try {
    return { number, result: await resultOf(work) }
  } catch (error) {
    return { number, failure: (error as Error).name }
  }
}

parentPort?.on("message", async (request: WorkRequest) => parentPort?.postMessage(await answerTo(request)))
