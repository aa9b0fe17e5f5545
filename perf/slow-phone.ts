import { isPainted, quiet, withBrowser } from "./browser.ts"
import { most } from "./budgets.ts"
import { type Check, inKB } from "./checks.ts"
import { median } from "./median.ts"
import { slowPage } from "./phone.ts"

const visits = 3

/** Half screens that a visitor goes down at most: beyond the end of every page. */
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

/** Bytes of the scripts in the HTML, and of those that were asked for before the page had loaded. */
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

/** All that moves while a visitor scrolls to the end of a page that is still being loaded, and what came before it had loaded. */
export const slowChecks = (url: string): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const page = await slowPage(browser)
    await page.addInitScript(countShifts)
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(isPainted)
    for (let end = false, steps = 0; !end && steps < halfScreens; steps++)
      end = await page.evaluate(async () => {
        scrollBy({ top: innerHeight / 2, behavior: "instant" })
        // Nobody goes on before they see where they are.
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => setTimeout(resolve, 250))
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      })
    await page.waitForLoadState(quiet)
    const shifts = (await page.evaluate(() => window.shifts)) ?? Number.NaN
    const script = await page.evaluate(early)
    return [
      {
        budget: `scrolled through on a slow phone, CLS ≤ ${most.cls}`,
        passed: shifts <= most.cls,
        value: shifts.toFixed(4),
        reasons: [],
      },
      {
        budget: `scripts before the page has loaded ≤ ${inKB(most.earlyScript)}`,
        passed: script <= most.earlyScript,
        value: inKB(script),
        reasons: [],
      },
    ]
  })

/** A visitor who knows what they want: they unfold the filters and choose one with the first frame that shows them. */
export const chooseAtOnce = () => {
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

/** When the homes that fit a filter are shown, after the visitor has set out for the page. */
export const filterCheck = (url: string): Promise<Check> =>
  withBrowser(async (browser) => {
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
    const time = median(times)
    return {
      budget: `on a slow phone, a filter that is used at once answers ${most.filterAnswers} ms after the page was asked for`,
      passed: time <= most.filterAnswers,
      value: `${time.toFixed(0)} ms`,
      reasons: [`visits: ${times.map((each) => each.toFixed(0)).join(", ")}`],
      note: `a filter that is used at once on a slow phone answers ${time.toFixed(0)} ms after the page was asked for`,
    }
  })
