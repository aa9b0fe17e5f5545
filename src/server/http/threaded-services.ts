import { Worker } from "node:worker_threads"
import type { MarketName } from "../../spec/markets.ts"
import type { formPages } from "../services/form-page.ts"
import { refusal, type Service } from "../services/service.ts"
import type { Answer, Result, Work, WorkRequest } from "./service-messages.ts"

/** Limit of requests that wait for the thread; more are refused, so that a flood fills no memory. */
const maxQueueLength = 500

type PendingRequest = {
  readonly resolve: (result: Result | undefined) => void
  readonly reject: (error: Error) => void
}

let thread: Worker | undefined
let count = 0
const pending = new Map<number, PendingRequest>()

const settle = (number: number): PendingRequest | undefined => {
  const request = pending.get(number)
  pending.delete(number)
  // Lets the process exit while no request is pending.
  if (pending.size === 0) thread?.unref()
  return request
}

const startThread = (): Worker => {
  const worker = new Worker(new URL("./service-thread.ts", import.meta.url), { execArgv: [] })
  const rejectAll = (error: Error) => {
    if (thread !== worker) return
    thread = undefined
    for (const number of [...pending.keys()]) settle(number)?.reject(error)
  }
  worker.on("message", ({ number, result, failure }: Answer) => {
    const request = settle(number)
    if (failure === undefined) request?.resolve(result)
    else request?.reject(Object.assign(new Error("The thread of services has failed"), { name: failure }))
  })
  worker.on("error", rejectAll)
  worker.on("exit", () => rejectAll(new Error("The thread of services has ended")))
  return worker
}

const runInThread = (work: Work): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    thread ??= startThread()
    thread.ref()
    const number = count++
    pending.set(number, { resolve, reject })
    thread.postMessage({ number, work } satisfies WorkRequest)
  })

const isFull = (): boolean => pending.size >= maxQueueLength

/** Computes feeds of searches off the main thread. @param folder of the release */
export const threadedFeed =
  (market: MarketName, folder: string): Service =>
  async ({ url, method }, client) => {
    const busy = () => refusal(503, "Too many feeds are asked for: try again in a moment.", { "retry-after": "5" })
    const result = isFull() ? undefined : await runInThread({ do: "feed", market, folder, url, method, client })
    return result ? new Response(result.body, result) : busy()
  }

/** Renders pages with the filled form off the main thread. @param folder of the release */
export const threadedFormPages =
  (folder: string): ReturnType<typeof formPages> =>
  async (...args) =>
    isFull() ? undefined : (await runInThread({ do: "form", folder, args }))?.body
