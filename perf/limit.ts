import type { Browser } from "playwright"
import { most } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { median } from "./median.ts"
import { phone, withBrowser } from "./slow-phone.ts"

/** The same page with every script taken out, visited in the same rounds. */
export type Limit = Pick<Visit, "lcp" | "si">

/** Loads of each of the two: the first ones find a browser that has not compiled anything yet. */
const loads = 4

const against = (name: string, ratios: readonly number[], limit: number): Check => {
  const ratio = median(ratios)
  const told = ratios.map((each) => each.toFixed(2)).join(", ")
  return {
    budget: `${name} ≤ ${limit} × plain HTML`,
    passed: ratio <= limit,
    value: ratio.toFixed(2),
    reasons: [`round by round: ${told}`],
    note: `${name} is ${ratio.toFixed(2)} × that of the same page without scripts`,
  }
}

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
    await page.goto(url, { waitUntil: "networkidle" })
    const { metrics } = await session.send("Performance.getMetrics")
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN
  } finally {
    await context.close()
  }
}

/** What scripts add to the work of the main thread, as a ratio, which hardly depends on the machine. */
export const workChecks = (url: string, plain: string): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const ratios: number[] = []
    for (let load = 0; load < loads; load++) {
      const limit = await workOf(browser, plain)
      ratios.push((await workOf(browser, url)) / limit)
    }
    return [against("the main thread's work", ratios.slice(1), most.workToPlain)]
  })
