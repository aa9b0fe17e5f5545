import type { Browser } from "playwright"
import { against, byTurns } from "./against.ts"
import { quiet, withBrowser } from "./browser.ts"
import { most } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { phone } from "./phone.ts"

/** The same page with every script taken out, visited in the same rounds. */
export type Limit = Pick<Visit, "lcp" | "si">

/** Rounds are compared one by one: what else the machine does slows both down. */
export const limitChecks = (visits: readonly Limit[], plain: readonly Limit[]): Check[] => {
  const ratios = (of: (visit: Limit) => number) =>
    plain.flatMap((limit, round) => {
      const visit = visits[round]
      return visit ? [of(visit) / of(limit)] : []
    })
  return [
    against(
      "the largest paint",
      ratios(({ lcp }) => lcp),
      most.lcpToPlain,
    ),
    against(
      "Speed Index",
      ratios(({ si }) => si),
      most.siToPlain,
    ),
  ]
}

/** Seconds that the page's main thread has been at work when nothing more is under way: not what it waited for. */
const workOf = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable", { timeDomain: "threadTicks" })
    await page.goto(url, { waitUntil: quiet })
    const { metrics } = await session.send("Performance.getMetrics")
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN
  } finally {
    await context.close()
  }
}

/** What scripts add to the work of the main thread, as a ratio, which hardly depends on the machine. */
export const workChecks = (own: string, plain: string): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const pairs = await byTurns({ own, plain }, (url) => workOf(browser, url))
    return [
      against(
        "the main thread's work",
        pairs.map((pair) => pair.own / pair.plain),
        most.workToPlain,
      ),
    ]
  })
