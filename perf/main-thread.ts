import type { Browser } from "playwright"
import { blockingIn, blockingThresholdMs, isPaint, type TraceEvent } from "./blocking.ts"
import { isPainted, quiet, withBrowser } from "./browser.ts"
import { aims, ratios } from "./budgets.ts"
import type { Finding } from "./checks.ts"
import { median } from "./median.ts"
import { phone } from "./phone.ts"
import { ratioCheck } from "./ratio-check.ts"

/** Seconds of main-thread work until the network is idle, and milliseconds of blocking. */
type MainThread = { readonly work: number; readonly blocking: number }

const mainThreadOf = async (browser: Browser, url: string): Promise<MainThread> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    // Opens the site first, so that the trace covers the page's own process: otherwise the first paint may be missing.
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
 * Compares main-thread work with plain HTML and reports blocking, which grows faster than the machine becomes slower;
 * blocking below 50 ms counts as 50, to avoid ratios to 0.
 * @param rounds measured visits to both pages, after one that warms up the browser
 */
export const mainThreadChecks = (own: string, plain: string, rounds: number): Promise<Finding[]> =>
  withBrowser(async (browser) => {
    const pairs: { readonly own: MainThread; readonly plain: MainThread }[] = []
    for (let round = 0; round <= rounds; round++) {
      const limit = await mainThreadOf(browser, plain)
      pairs.push({ own: await mainThreadOf(browser, own), plain: limit })
    }
    const measured = pairs.slice(1)
    const blocked = ({ blocking }: MainThread) => Math.max(blocking, blockingThresholdMs)
    const blocking = measured.map((pair) => blocked(pair.own) / blocked(pair.plain))
    return [
      ratioCheck(
        "the main thread's work",
        measured.map((pair) => ({ own: pair.own.work, plain: pair.plain.work })),
        ratios.work,
      ),
      {
        name: "blocking time",
        values: blocking,
        figure: median(blocking),
        aim: aims.blocking,
        unit: "× plain HTML",
      },
    ]
  })
