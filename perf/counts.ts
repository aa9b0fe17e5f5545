import type { CDPSession, Page } from "playwright"
import { countReact } from "./react-counts.ts"
import { isOfPage, type RequestEvent, requestCountsOf } from "./requests.ts"
import { styleCountsIn, type TimelineEvent } from "./restyles.ts"

/** What a page makes the browser do; a slow or busy machine does the same, only later. */
export const countNames = [
  "requests",
  "roundTrips",
  "commits",
  "renders",
  "restyles",
  "restyledElements",
  "layouts",
] as const
export type CountName = (typeof countNames)[number]
export type Counts = Readonly<Record<CountName, number>>

/** Milliseconds without a request, commit or layout after which an act has ended. */
const usualStillMs = 500
const timeoutMs = 30_000

export type Counter = {
  /** Counts from the beginning of an act until the page is still for some milliseconds. */
  readonly during: (act: () => Promise<unknown>, stillMs?: number) => Promise<Counts>
}

const metricsOf = async (session: CDPSession): Promise<string> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return metrics
    .filter(({ name }) => ["LayoutCount", "RecalcStyleCount"].includes(name))
    .map(({ value }) => value)
    .join()
}

/** Counts in a page, from before its first document. */
export const counterOf = async (page: Page): Promise<Counter> => {
  const browser = page.context().browser()
  if (!browser) throw new Error("A page without a browser of its own cannot be traced.")
  await page.addInitScript(countReact)
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  await session.send("Network.enable")
  let requests: RequestEvent[] = []
  const pending = new Set<string>()
  session.on("Network.requestWillBeSent", (event) => {
    requests.push(event)
    if (isOfPage(event)) pending.add(event.requestId)
  })
  session.on("Network.loadingFinished", ({ requestId }) => pending.delete(requestId))
  session.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId))

  const reactCounts = () => page.evaluate(() => window.reactCounts ?? { commits: 0, renders: 0 })
  const untilStill = async (stillMs: number) => {
    const state = async () => `${requests.length} ${(await reactCounts()).commits} ${await metricsOf(session)}`
    const begun = Date.now()
    for (let before = "", now = await state(); before !== now || pending.size > 0; before = now, now = await state()) {
      if (Date.now() - begun > timeoutMs)
        throw new Error(`${page.url()} is not still after ${timeoutMs / 1000} s, with ${pending.size} requests open`)
      await page.waitForTimeout(stillMs)
    }
  }

  return {
    async during(act, stillMs = usualStillMs) {
      const { frameTree } = await session.send("Page.getFrameTree")
      const earlier = await reactCounts()
      const document = await page.evaluate(() => performance.timeOrigin)
      requests = []
      pending.clear()
      await browser.startTracing(page, { categories: ["devtools.timeline"] })
      await act()
      await untilStill(stillMs)
      const now = await reactCounts()
      const isNewDocument = (await page.evaluate(() => performance.timeOrigin)) !== document
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TimelineEvent[] }
      return {
        ...requestCountsOf(requests),
        commits: now.commits - (isNewDocument ? 0 : earlier.commits),
        renders: now.renders - (isNewDocument ? 0 : earlier.renders),
        ...styleCountsIn(traceEvents, frameTree.frame.id),
      }
    },
  }
}
