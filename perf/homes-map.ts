import type { Page as BrowserPage } from "playwright"
import { quiet, withBrowser } from "./browser.ts"
import { aims } from "./budgets.ts"
import { openLargeAgency } from "./large-agency.ts"
import { machineSpeed } from "./machine-speed.ts"
import { median } from "./median.ts"
import type { Page } from "./pages.ts"
import { slowdown, throttle } from "./phone.ts"
import type { Timed } from "./timed.ts"

const homes = 10_000
/** Repetitions of each act, so that the median hides the first one, which may compile code. */
const times = 5

/** Steps in order: from all homes in one view to a few streets and back. */
export const mapActs = [
  { name: "opening", press: "map" },
  { name: "nearer", press: "cluster" },
  { name: "nearer", press: "cluster" },
  { name: "to the side", key: "ArrowRight" },
  { name: "farther", key: "-" },
  { name: "farther", key: "-" },
  { name: "another search", press: "filter" },
  { name: "the search before", press: "filter" },
] as const
type Act = (typeof mapActs)[number]

/** Acts that keep the search and move the map; the other acts change the search. */
const moves: readonly string[] = ["nearer", "to the side", "farther"]

/** Performs one act and returns the milliseconds until the new marks are painted. */
export const drawn = (act: Act): Promise<number> =>
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
export const leave = (page: BrowserPage) =>
  page.locator('main [role="group"] button[aria-pressed="false"]').evaluate((button) => (button as HTMLElement).click())

/** Times the map of a large agency as it is drawn and moved, at a phone's CPU speed. */
export const mapTimes = (listed: Page): Promise<Timed[]> =>
  withBrowser(async (browser) => {
    const { page } = await openLargeAgency(browser, listed, homes)
    await page.locator("main details").evaluateAll((details) => {
      for (const one of details as HTMLDetailsElement[]) one.open = true
    })
    // Loads the map's code and data first, so that network time does not count.
    await page.goto(`${page.url()}?view=map`, { waitUntil: quiet })
    await page.locator('main section [role="group"][tabindex="0"] button').first().waitFor()
    await leave(page)
    const machine = await machineSpeed(browser)
    await throttle(page, await slowdown(page), false)
    const measured = new Map<string, number[]>()
    for (let time = 0; time < times; time++) {
      for (const act of mapActs)
        measured.set(act.name, [...(measured.get(act.name) ?? []), await page.evaluate(drawn, act)])
      await leave(page)
    }
    const medians = [...measured].map(([name, values]) => ({ name, time: median(values) }))
    const slowest = (name: string, aim: number, isMeant: (act: string) => boolean): Timed => {
      const values = medians.filter((act) => isMeant(act.name)).map(({ time }) => time)
      return { name, values, figure: Math.max(...values), aim, unit: "ms", machine }
    }
    const isMove = (name: string) => moves.includes(name)
    return [
      slowest(`the map of ${homes} homes is drawn`, aims.mapDrawn, (name) => !isMove(name)),
      slowest(`the map of ${homes} homes is moved`, aims.mapMoved, isMove),
    ]
  })
