import type { Browser } from "playwright"
import { against, byTurns } from "./against.ts"
import { quiet, withBrowser } from "./browser.ts"
import { most } from "./budgets.ts"
import type { Check } from "./checks.ts"
import { phone } from "./phone.ts"

/** As much slower as Lighthouse's phone is. */
const slower = 4

/** One visit in seven, with scripts or without, has a task of 100 ms and more that a machine which shares its processors was held up in. */
const rounds = 7

/** Milliseconds of a task that nobody notices. */
const unnoticed = 50

/** A line of a trace: times in microseconds, `tdur` of the processor's own. */
export type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const isPaint = ({ name }: TraceEvent) => name === "firstContentfulPaint"

/**
 * What the tasks of pages' main threads take beyond 50 ms each, after the first paint, were the processor four times slower: by the
 * processor's own time, so that whatever else the machine does is no part of it.
 */
export const blockingIn = (events: readonly TraceEvent[]): number => {
  const nameOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(nameOf),
  )
  const painted = Math.min(...events.filter(isPaint).map(({ ts }) => ts))
  return events
    .filter((event) => event.name === "RunTask" && event.ts >= painted && pages.has(nameOf(event)))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - unnoticed), 0)
}

const blockingOf = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading", "__metadata"],
    })
    await page.goto(url, { waitUntil: quiet })
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] }
    if (!trace.traceEvents.some(isPaint))
      throw new Error(`${url} has not been painted, so that nothing can have blocked`)
    return blockingIn(trace.traceEvents)
  } finally {
    await context.close()
  }
}

/** What scripts add to the time in which the page does not answer. Less than one such task counts as one: nothing is a multiple of 0. */
export const blockingChecks = (own: string, plain: string): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const pairs = await byTurns({ own, plain }, (url) => blockingOf(browser, url), rounds)
    const ratios = pairs.map((pair) => Math.max(pair.own, unnoticed) / Math.max(pair.plain, unnoticed))
    const check = against("blocking time", ratios, most.blockingToPlain)
    const told = pairs.map((pair) => `${pair.own.toFixed(0)} of ${pair.plain.toFixed(0)} ms`)
    return [{ ...check, note: `${check.note} (${told.join(", ")})` }]
  })
