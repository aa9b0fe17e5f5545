import type { Browser } from "playwright"
import { against } from "./against.ts"
import { blockingIn, isPaint, type TraceEvent, unnoticed } from "./blocking.ts"
import { isPainted, quiet, withBrowser } from "./browser.ts"
import { most } from "./budgets.ts"
import type { Check } from "./checks.ts"
import { phone } from "./phone.ts"

/** Seconds that the main thread worked until the network was idle, and milliseconds in which it did not answer. */
type MainThread = { readonly work: number; readonly blocking: number }

const mainThreadOf = async (browser: Browser, url: string): Promise<MainThread> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    // In the process that the page will be in: what another one does before it is traced is lost, at times with the first paint.
    await page.goto(new URL("/robots.txt", url).href)
    await page.waitForFunction(isPainted)
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable", { timeDomain: "threadTicks" })
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading", "__metadata"],
    })
    await page.goto(url, { waitUntil: quiet })
    const { metrics } = await session.send("Performance.getMetrics")
    await page.waitForFunction(isPainted)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] }
    if (!trace.traceEvents.some(isPaint))
      throw new Error(`${url} has not been painted, so that nothing can have blocked`)
    return {
      work: metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN,
      blocking: blockingIn(trace.traceEvents),
    }
  } finally {
    await context.close()
  }
}

/**
 * What scripts add to the work of the main thread, and to the time in which the page does not answer. Less than one task that anybody
 * notices counts as one: nothing is a multiple of 0.
 * @param rounds of the page and its plain twin, after one that only has the browser compile what it needs
 */
export const mainThreadChecks = (own: string, plain: string, rounds: number): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const pairs: { readonly own: MainThread; readonly plain: MainThread }[] = []
    for (let round = 0; round <= rounds; round++) {
      const limit = await mainThreadOf(browser, plain)
      pairs.push({ own: await mainThreadOf(browser, own), plain: limit })
    }
    const measured = pairs.slice(1)
    const blocking = against(
      "blocking time",
      measured.map((pair) => Math.max(pair.own.blocking, unnoticed) / Math.max(pair.plain.blocking, unnoticed)),
      most.blockingToPlain,
    )
    const each = measured.map((pair) => `${pair.own.blocking.toFixed(0)} of ${pair.plain.blocking.toFixed(0)} ms`)
    return [
      against(
        "the main thread's work",
        measured.map((pair) => pair.own.work / pair.plain.work),
        most.workToPlain,
      ),
      { ...blocking, note: `${blocking.note} (${each.join(", ")})` },
    ]
  })
