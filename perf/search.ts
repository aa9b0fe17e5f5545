import { brotliCompressSync } from "node:zlib"
import type { Browser, Page as BrowserPage } from "playwright"
import { brotli } from "../src/published/compression.ts"
import { quiet, withBrowser } from "./browser.ts"
import { aims, limits } from "./budgets.ts"
import { atMost, type Finding } from "./checks.ts"
import { openLargeAgency, searchDataPath } from "./large-agency.ts"
import { machineSpeed } from "./machine-speed.ts"
import { median } from "./median.ts"
import type { Page } from "./pages.ts"
import { slowdown, throttle } from "./phone.ts"

/**
 * A large agency, which needs instant results, and more homes than any agency has, which must not slow the first load.
 */
const sizes = [10_000, 50_000] as const
/** Changes of each kind, on and off in turn, so that each kind starts with all homes; the first may compile code. */
const times = 4

type Act = {
  readonly name: string
  readonly selector: string
  readonly value?: string
  /** Marks an act that finds the same homes as before. */
  readonly hasSameCount?: true
}

/** One act for each kind of filter, by field names, which are the same in every language. */
export const searchActs: readonly [Act, ...Act[]] = [
  { name: "rooms", selector: '[name="rooms"][value="3"]' },
  { name: "a lift", selector: '[name="has"][value="lift"]' },
  { name: "a viewing in a week", selector: '[name="has"][value="viewing"]' },
  { name: "the highest price", selector: '[name="price.most"]', value: "4000000" },
  { name: "the lowest size", selector: '[name="size.least"]', value: "60" },
  { name: "a text", selector: '[name="q"]', value: "kvist" },
  { name: "an order", selector: '[name="sort"]', value: "perSquareMetre", hasSameCount: true },
]

/**
 * Makes one change in the form and resolves with the milliseconds until the new number of homes is painted. It blurs a
 * text field at once, because the debounce of typing is not part of the measurement.
 */
export const change = ({ name, selector, value, hasSameCount }: Act): Promise<number> =>
  new Promise((resolve, reject) => {
    const field = document.querySelector<HTMLInputElement>(`main ${selector}`)
    if (!field) return reject(new Error(`there is no ${selector}`))
    const status = () => document.querySelector('main [role="status"]:not(form *)')?.textContent
    requestAnimationFrame(() => {
      const before = status()
      const start = performance.now()
      if (value === undefined) field.click()
      else {
        // The form may write the number in groups of three.
        field.value = field.value.replace(/\s/g, "") === value ? "" : value
        if (field.tagName === "SELECT") field.dispatchEvent(new Event("change", { bubbles: true }))
        else field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
      }
      const look = () => {
        if (performance.now() - start > 10_000) return reject(new Error(`${name} has found no other number of homes`))
        if (!hasSameCount && status() === before) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - start)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  })

const currentQuery = (page: BrowserPage) => page.evaluate(() => location.search)

/** Applies and reverts one change in turn, each time from an idle page. */
const answers = async (page: BrowserPage, act: Act): Promise<number[]> => {
  const measured: number[] = []
  for (let time = 0; time < times; time++) {
    await page.waitForLoadState(quiet)
    const before = await currentQuery(page)
    measured.push(await page.evaluate(change, act))
    if ((await currentQuery(page)) === before) throw new Error(`${act.name} has not been searched for`)
  }
  return measured
}

type SearchTime = { readonly name: string; readonly time: number }

/** Makes one change of each kind, at a phone's CPU speed. */
const searchTimes = async (page: BrowserPage): Promise<SearchTime[]> => {
  await page.locator("main details").evaluateAll((details) => {
    for (const one of details as HTMLDetailsElement[]) one.open = true
  })
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === searchDataPath)
  await page.locator('main [name="rooms"]').first().focus()
  await (await fetched).finished()
  await page.waitForLoadState(quiet)
  const rate = await slowdown(page)
  await throttle(page, rate, false)
  const medians: SearchTime[] = []
  for (const act of searchActs) medians.push({ name: act.name, time: median(await answers(page, act)) })
  return medians
}

/** @param usual bytes of the first load with the homes of the build */
const checksOfSize = async (browser: Browser, listed: Page, homes: number, usual: number): Promise<Finding[]> => {
  const { page, data, requestedPaths, bytes } = await openLargeAgency(browser, listed, homes)
  // Compresses like the server does for files that may change.
  const weight = brotliCompressSync(data, brotli.atOnce).length / homes
  const early = requestedPaths.filter((path) => path === searchDataPath || path.startsWith("/homes/"))
  const machine = await machineSpeed(browser)
  const medians = await searchTimes(page)
  await page.context().close()
  return [
    atMost(`search data of ${homes} homes, each`, weight, limits.searchBytes, { name: "search data", unit: "bytes" }),
    atMost(`the first load with ${homes} homes`, bytes / usual, limits.firstLoadGrowth, { unit: "× that with few" }),
    {
      budget: `nothing of ${homes} homes is asked for before a search`,
      passed: early.length === 0,
      value: `${early.length} requests`,
      reasons: early,
    },
    {
      name: `the slowest filter among ${homes} homes, at a phone's speed`,
      values: medians.map(({ time }) => time),
      figure: Math.max(...medians.map(({ time }) => time)),
      aim: aims.searchTime,
      unit: "ms",
      machine,
    },
  ]
}

/** Checks the search of very large agencies, which must cost nothing before a visitor searches. */
export const searchChecks = (listed: Page): Promise<Finding[]> =>
  withBrowser(async (browser) => {
    const few = await openLargeAgency(browser, listed)
    await few.page.context().close()
    const checks: Finding[] = []
    for (const size of sizes) checks.push(...(await checksOfSize(browser, listed, size, few.bytes)))
    return checks
  })
