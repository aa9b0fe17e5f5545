import type { MarketName } from "../../spec/markets.ts"
import type { formPages } from "../services/form-page.ts"
import type { OfferedHomes } from "../services/offered-homes.ts"
import { refusal, type Service } from "../services/service.ts"
import { lazyThread } from "../store/thread.ts"
import type { ServiceFunctions } from "./service-thread.ts"

/** Limit of requests that wait for the thread; more are refused, so that a flood fills no memory. */
const maxQueueLength = 500

/** Milliseconds after which whoever waits for the thread is answered without it. */
const deadline = { ms: 10_000, message: "The thread of services did not answer in time." }

const thread = lazyThread<ServiceFunctions>(
  new URL("./service-thread.ts", import.meta.url),
  "The thread of services has ended.",
)

let waiting = 0
let lastSearch: Promise<unknown> = Promise.resolve()

/**
 * Searches one at a time, so that a visitor's page waits for one search at most, however many feeds and alerts there are.
 * @returns undefined if too many wait
 */
const searched = <Name extends "feed" | "version" | "page" | "news">(
  name: Name,
  args: Parameters<ServiceFunctions[Name]>,
): Promise<Awaited<ReturnType<ServiceFunctions[Name]>> | undefined> => {
  if (waiting >= maxQueueLength) return Promise.resolve(undefined)
  waiting += 1
  const answer = lastSearch.then(() => thread.call(name, args, deadline)).finally(() => (waiting -= 1))
  lastSearch = answer.catch(() => {})
  return answer
}

/** Computes feeds of searches off the main thread. @param folder of the release */
export const threadedFeed =
  (market: MarketName, folder: string): Service =>
  async ({ url, method, headers }, client) => {
    const tags = headers.get("if-none-match") ?? ""
    const answer = await searched("feed", [market, folder, url, method, tags, client])
    if (!answer) return refusal(503, "Too many feeds are asked for: try again in a moment.", { "retry-after": "5" })
    const { body, ...init } = answer
    return new Response(init.status === 304 ? null : body, init)
  }

/** Looks at published homes off the main thread. @param folder of the release */
export const threadedHomes = (market: MarketName, folder: string): OfferedHomes => ({
  version: () => searched("version", [market, folder]),
  page: (start) => searched("page", [market, folder, start]),
  news: (query, changes) => searched("news", [market, folder, query, changes]),
})

/** Renders pages with the filled form off the main thread. @param folder of the release */
export const threadedFormPages =
  (folder: string): ReturnType<typeof formPages> =>
  async (...args) =>
    thread.pendingCalls() >= maxQueueLength ? undefined : thread.call("form", [folder, args], deadline)
