import type { Page as BrowserPage } from "playwright"
import { quiet, withBrowser } from "./browser.ts"
import { limits } from "./budgets.ts"
import type { Check } from "./checks.ts"
import { openLargeAgency } from "./large-agency.ts"
import { median } from "./median.ts"
import type { Page } from "./pages.ts"
import { slowdown, throttle } from "./phone.ts"

const homes = 10_000
/** Repetitions of each act, so that the median hides the first one, which may compile code. */
const times = 5

/** Steps in order: from all homes in one view to a few streets and back. */
const acts = [
  { name: "opening", press: "map" },
  { name: "nearer", press: "cluster" },
  { name: "nearer", press: "cluster" },
  { name: "to the side", key: "ArrowRight" },
  { name: "farther", key: "-" },
  { name: "farther", key: "-" },
  { name: "another search", press: "filter" },
  { name: "the search before", press: "filter" },
] as const
type Act = (typeof acts)[number]

/** Acts that keep the search and move the map; the other acts change the search. */
const moves: readonly string[] = ["nearer", "to the side", "farther"]

/** Performs one act and returns the milliseconds until the new marks are painted. */
const drawn = (act: Act): Promise<number> =>
  new Promise((resolve, reject) => {
    const frame = () => document.querySelector<HTMLElement>('main section [role="group"][tabindex="0"]')
    const marks = () =>
      [...(frame()?.querySelectorAll("button") ?? [])]
        .map(({ style, textContent }) => style.cssText + textContent)
        .join()
    const largest = () =>
      [...(frame()?.querySelectorAll("button") ?? [])].toSorted(
        (a, b) => Number(b.textContent.replace(/\D/g, "")) - Number(a.textContent.replace(/\D/g, "")),
      )[0]
    const pressed = {
      map: () => document.querySelector<HTMLElement>('main [role="group"] button[aria-pressed="false"]'),
      filter: () => document.querySelector<HTMLElement>('main [name="rooms"][value="3"]'),
      cluster: largest,
    }
    requestAnimationFrame(() => {
      const before = marks()
      const start = performance.now()
      if ("key" in act)
        frame()?.dispatchEvent(new KeyboardEvent("keydown", { key: act.key, bubbles: true, cancelable: true }))
      else pressed[act.press]()?.click()
      const look = () => {
        if (performance.now() - start > 10_000) return reject(new Error(`${act.name} has changed nothing on the map`))
        if (marks() === before || marks() === "") return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - start)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  })

/** Returns to the list, so that the map can be opened again. */
const leave = (page: BrowserPage) =>
  page.locator('main [role="group"] button[aria-pressed="false"]').evaluate((button) => (button as HTMLElement).click())

/** Checks how long the map of a large agency takes to draw and move, at a phone's CPU speed. */
export const mapChecks = (listed: Page): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const { page } = await openLargeAgency(browser, listed, homes)
    await page.locator("main details").evaluateAll((details) => {
      for (const one of details as HTMLDetailsElement[]) one.open = true
    })
    // Loads the map's code and data first, so that network time does not count.
    await page.goto(`${page.url()}?view=map`, { waitUntil: quiet })
    await page.locator('main section [role="group"][tabindex="0"] button').first().waitFor()
    await leave(page)
    const rate = await slowdown(page)
    await throttle(page, rate, false)
    const measured = new Map<string, number[]>()
    for (let time = 0; time < times; time++) {
      for (const act of acts)
        measured.set(act.name, [...(measured.get(act.name) ?? []), await page.evaluate(drawn, act)])
      await leave(page)
    }
    const medians = [...measured].map(([name, values]) => ({ name, time: median(values) }))
    const timeList = medians.map(({ name, time }) => `${name} ${time.toFixed(0)} ms`).join(", ")
    const check = (budget: string, limit: number, isMeant: (name: string) => boolean): Check => {
      const slowest = Math.max(...medians.filter(({ name }) => isMeant(name)).map(({ time }) => time))
      return {
        budget: `${budget} in ≤ ${limit} ms`,
        passed: slowest <= limit,
        value: `${slowest.toFixed(0)} ms`,
        reasons: [timeList],
      }
    }
    const isMove = (name: string) => moves.includes(name)
    return [
      {
        ...check(`the map of ${homes} homes is drawn`, limits.mapDrawn, (name) => !isMove(name)),
        note: `the map of ${homes} homes, on a processor slowed down ${rate.toFixed(1)} times to a phone's: ${timeList}`,
      },
      check(`the map of ${homes} homes is moved`, limits.mapMoved, isMove),
    ]
  })
