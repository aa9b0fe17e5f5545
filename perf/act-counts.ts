import type { Browser, BrowserContext, Page as BrowserPage } from "playwright"
import { turnWheel } from "../src/tools/first-sign.ts"
import { quiet, saveData, withBrowser } from "./browser.ts"
import type { Check } from "./checks.ts"
import { actBudgets } from "./count-budgets.ts"
import { countChecks } from "./count-checks.ts"
import { type Counter, type Counts, counterOf } from "./counts.ts"
import { drawn, leave, mapActs } from "./homes-map.ts"
import { openLargeAgency } from "./large-agency.ts"
import type { Page } from "./pages.ts"
import { phone } from "./phone.ts"
import { change, searchActs } from "./search.ts"

/** Counts of each repetition, by act. */
type ActCounts = Map<string, Counts[]>
type Note = (act: string, counts: Counts) => void

const homes = 10_000

/** Repetitions of which the least count is taken. */
const times = 2

const openDetails = (page: BrowserPage) =>
  page.locator("main details").evaluateAll((details) => {
    for (const one of details as HTMLDetailsElement[]) one.open = true
  })

/** Pages prefetch in batches, three seconds apart; after this time without one, there are no more. */
const prefetchedMs = 4000

const firstFilter = async (context: BrowserContext, url: string, note: Note): Promise<void> => {
  const page = await context.newPage()
  await page.addInitScript(saveData)
  const counter = await counterOf(page)
  await counter.during(() => page.goto(url, { waitUntil: quiet }))
  await openDetails(page)
  note("first filter", await counter.during(() => page.evaluate(change, searchActs[0])))
  await page.close()
}

/** Counts a tap on a card that has been prefetched, and the way back. */
const tapAndBack = async (context: BrowserContext, url: string, note: Note): Promise<void> => {
  const page = await context.newPage()
  const counter = await counterOf(page)
  const finished = new Set<string>()
  page.on("requestfinished", (request) => finished.add(new URL(request.url()).pathname))
  await counter.during(() => page.goto(url, { waitUntil: quiet }))
  const card = page.locator("main article a[href]").nth(1)
  const home = (await card.getAttribute("href")) ?? ""
  await counter.during(async () => {
    await card.scrollIntoViewIfNeeded()
    while (!finished.has(`/page-data${home}page-data.json`)) await page.waitForEvent("requestfinished")
  }, prefetchedMs)
  note("a tap on a card", await counter.during(() => Promise.all([page.waitForURL(`**${home}`), card.tap()])))
  note("back", await counter.during(() => page.goBack()))
}

/** Counts each kind of filter, once from all homes; undoing it is not counted. */
const searchesOf = async (page: BrowserPage, counter: Counter, note: Note): Promise<void> => {
  await openDetails(page)
  await counter.during(() => page.locator('main [name="rooms"]').first().focus())
  for (const act of searchActs) {
    note(`search: ${act.name}`, await counter.during(() => page.evaluate(change, act)))
    await counter.during(() => page.evaluate(change, act))
  }
}

/** Counts opening the map, moving it and searching on it. */
const mapActsOf = async (page: BrowserPage, counter: Counter, note: Note): Promise<void> => {
  await counter.during(() => page.goto(`${page.url()}?view=map`, { waitUntil: quiet }))
  await page.locator('main section [role="group"][tabindex="0"] button').first().waitFor()
  await openDetails(page)
  await counter.during(() => leave(page))
  for (const [index, act] of mapActs.entries())
    note(`map ${index + 1}: ${act.name}`, await counter.during(() => page.evaluate(drawn, act)))
}

const inLargeAgency = async (
  browser: Browser,
  listed: Page,
  acts: (page: BrowserPage, counter: Counter) => Promise<void>,
): Promise<void> => {
  let counter: Counter | undefined
  const { page } = await openLargeAgency(browser, listed, homes, async (opened) => {
    await opened.addInitScript(saveData)
    counter = await counterOf(opened)
  })
  if (counter) await acts(page, counter)
  await page.context().close()
}

/** Performs every act that has a budget, each time from an empty cache. */
const actCountsOf = (url: string, listed: Page): Promise<ActCounts> =>
  withBrowser(async (browser) => {
    const all: ActCounts = new Map()
    const note: Note = (act, counts) => all.set(act, [...(all.get(act) ?? []), counts])
    for (let time = 0; time < times; time++) {
      const context = await browser.newContext(phone)
      await context.addInitScript(turnWheel)
      await firstFilter(context, url, note)
      await tapAndBack(context, url, note)
      await context.close()
      await inLargeAgency(browser, listed, (page, counter) => searchesOf(page, counter, note))
      await inLargeAgency(browser, listed, (page, counter) => mapActsOf(page, counter, note))
    }
    return all
  })

/** Checks what a visitor's acts on a list make the browser do. */
export const actChecks = async (url: string, listed: Page): Promise<Check[]> => {
  const counts = await actCountsOf(url, listed)
  return [...counts].flatMap(([act, repetitions]) => countChecks(act, repetitions, actBudgets[act]))
}
