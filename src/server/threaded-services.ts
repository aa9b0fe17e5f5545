import { Worker } from "node:worker_threads"
import type { formPages } from "../service/form-page.ts"
import { refusal, type Service } from "../service/service.ts"
import type { MarketName } from "../spec/markets.ts"
import type { Answer, Asked, Result, Work } from "./service-messages.ts"

/** What may wait for the thread; more is refused, so that a flood fills no memory. */
const longestQueue = 500

type Waiting = { readonly resolve: (result: Result | undefined) => void; readonly reject: (error: Error) => void }

let thread: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

const settle = (number: number): Waiting | undefined => {
  const one = waiting.get(number)
  waiting.delete(number)
  // A process that waits for nothing may end.
  if (waiting.size === 0) thread?.unref()
  return one
}

const started = (): Worker => {
  const worker = new Worker(new URL("./service-thread.ts", import.meta.url), { execArgv: [] })
  const end = (error: Error) => {
    if (thread !== worker) return
    thread = undefined
    for (const number of [...waiting.keys()]) settle(number)?.reject(error)
  }
  worker.on("message", ({ number, result, failure }: Answer) => {
    const one = settle(number)
    if (failure === undefined) one?.resolve(result)
    else one?.reject(Object.assign(new Error("The thread of services has failed"), { name: failure }))
  })
  worker.on("error", end)
  worker.on("exit", () => end(new Error("The thread of services has ended")))
  return worker
}

const workedOut = (work: Work): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    thread ??= started()
    thread.ref()
    const number = count++
    waiting.set(number, { resolve, reject })
    thread.postMessage({ number, work } satisfies Asked)
  })

const isFull = (): boolean => waiting.size >= longestQueue

/** Feeds of searches, worked out off the main thread. @param folder of the release */
export const threadedFeed =
  (market: MarketName, folder: string): Service =>
  async ({ url, method }, client) => {
    const busy = () => refusal(503, "Too many feeds are asked for: try again in a moment.", { "retry-after": "5" })
    const result = isFull() ? undefined : await workedOut({ do: "feed", market, folder, url, method, client })
    return result ? new Response(result.body, result) : busy()
  }

/** Pages with a form as it was sent, worked out off the main thread. @param folder of the release */
export const threadedFormPages =
  (folder: string): ReturnType<typeof formPages> =>
  async (...asked) =>
    isFull() ? undefined : (await workedOut({ do: "form", folder, asked }))?.body
