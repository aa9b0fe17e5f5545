import type { MarketName } from "../../spec/markets.ts"
import type { formPages } from "../services/form-page.ts"
import type { FindHomes } from "../services/found-homes.ts"
import { refusal, type Service } from "../services/service.ts"
import { lazyThread } from "../store/thread.ts"
import type { ServiceFunctions } from "./service-thread.ts"

/** Limit of requests that wait for the thread; more are refused, so that a flood fills no memory. */
const maxQueueLength = 500

const thread = lazyThread<ServiceFunctions>(
  new URL("./service-thread.ts", import.meta.url),
  "The thread of services has ended.",
)
const isFull = (): boolean => thread.pendingCalls() >= maxQueueLength

/** Computes feeds of searches off the main thread. @param folder of the release */
export const threadedFeed =
  (market: MarketName, folder: string): Service =>
  async ({ url, method, headers }, client) => {
    if (isFull()) return refusal(503, "Too many feeds are asked for: try again in a moment.", { "retry-after": "5" })
    const tags = headers.get("if-none-match") ?? ""
    const { body, ...init } = await thread.call("feed", [market, folder, url, method, tags, client])
    return new Response(init.status === 304 ? null : body, init)
  }

/** Finds the homes of a search off the main thread. @param folder of the release */
export const threadedHomes =
  (market: MarketName, folder: string): FindHomes =>
  async (query) =>
    isFull() ? undefined : thread.call("homes", [market, folder, query])

/** Renders pages with the filled form off the main thread. @param folder of the release */
export const threadedFormPages =
  (folder: string): ReturnType<typeof formPages> =>
  async (...args) =>
    isFull() ? undefined : thread.call("form", [folder, args])
