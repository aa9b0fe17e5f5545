import { isPainted, quiet, withBrowser } from "./browser.ts"
import { aims, limits } from "./budgets.ts"
import { atMost, type Check } from "./checks.ts"
import { machineSpeed } from "./machine-speed.ts"
import { median } from "./median.ts"
import { slowPage } from "./phone.ts"
import type { Timed } from "./timed.ts"

const visits = 3

/** Maximum number of scrolls by half a screen, more than any page needs. */
const halfScreens = 400

declare global {
  interface Window {
    shifts?: number
    answeredAt?: number
  }
}

const countShifts = () => {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifts = (window.shifts ?? 0) + entry.value
  }).observe({ type: "layout-shift", buffered: true })
}

/** Bytes of inline scripts, and of script files requested before the load event. */
const early = (): number => {
  const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[]
  const files = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => /\.js$/.test(new URL(name).pathname) && startTime < loadEventStart,
  )
  const inline = [...document.scripts].filter(({ src, type }) => src === "" && type === "")
  return (
    inline.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0) +
    files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  )
}

/** Checks layout shifts while a visitor scrolls to the end of a loading page, and scripts before the load event. */
export const slowChecks = (url: string): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const page = await slowPage(browser)
    await page.addInitScript(countShifts)
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(isPainted)
    for (let end = false, steps = 0; !end && steps < halfScreens; steps++)
      end = await page.evaluate(async () => {
        scrollBy({ top: innerHeight / 2, behavior: "instant" })
        // Waits for a frame before the next scroll, as a visitor does.
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => setTimeout(resolve, 250))
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      })
    await page.waitForLoadState(quiet)
    const shifts = (await page.evaluate(() => window.shifts)) ?? Number.NaN
    const script = await page.evaluate(early)
    return [
      atMost("scrolled through on a slow phone, CLS", shifts, limits.cls, { unit: "" }),
      atMost(
        "scripts before the page has loaded",
        script,
        new URL(url).pathname === "/" ? limits.rootScript : limits.earlyScript,
      ),
    ]
  })

/** Opens the filters and chooses one in the first painted frame, as the fastest visitor does. */
const chooseAtOnce = () => {
  const status = () => document.querySelector('main [role="status"]:not(form *)')?.textContent
  const choose = () => {
    const box = document.querySelector<HTMLInputElement>('main [name="rooms"][value="3"]')
    const painted = performance.getEntriesByName("first-contentful-paint").length > 0
    if (!box || !painted) return requestAnimationFrame(choose)
    const before = status()
    for (let fold = box.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true
    box.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    box.focus()
    box.click()
    const look = () => {
      if (location.search.includes("rooms=3") && status() !== before && /\d/.test(status() ?? ""))
        requestAnimationFrame(() => setTimeout(() => (window.answeredAt = performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  }
  requestAnimationFrame(choose)
}

/** Times the first filter from the request for the page to the filtered homes. */
export const filterTime = (url: string): Promise<Timed> =>
  withBrowser(async (browser) => {
    const machine = await machineSpeed(browser)
    const times: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      const page = await slowPage(browser)
      await page.addInitScript(chooseAtOnce)
      await page.goto(url, { waitUntil: "commit" })
      times.push(
        await page.waitForFunction(() => window.answeredAt).then((answer) => answer.jsonValue() as Promise<number>),
      )
      await page.context().close()
    }
    return {
      name: "a filter that is used at once on a slow phone, from the request for the page",
      values: times,
      figure: median(times),
      aim: aims.filterAnswers,
      unit: "ms",
      machine,
    }
  })
