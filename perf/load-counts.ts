import { isPainted, quiet, saveData, withBrowser } from "./browser.ts"
import type { Check } from "./checks.ts"
import { loadBudgets } from "./count-budgets.ts"
import { countChecks } from "./count-checks.ts"
import { type Counts, counterOf } from "./counts.ts"
import type { Page } from "./pages.ts"
import { phone } from "./phone.ts"

/** Visits of which the least count is taken. */
const visits = 3

/** Counts each load of a page by a phone with an empty cache, from the request until the page is still. */
const loadCountsOf = (url: string, visits: number): Promise<Counts[]> =>
  withBrowser(async (browser) => {
    const counts: Counts[] = []
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      await page.addInitScript(saveData)
      const counter = await counterOf(page)
      // Opens the site first, so that the page keeps its process and its frame.
      await page.goto(new URL("/robots.txt", url).href)
      await page.waitForFunction(isPainted)
      counts.push(
        await counter.during(async () => {
          await page.goto(url, { waitUntil: quiet })
          await page.waitForFunction(isPainted)
        }),
      )
      await context.close()
    }
    return counts
  })

/** Checks what loading a page makes the browser do. */
export const loadChecks = async (url: string, { kind }: Page): Promise<Check[]> =>
  countChecks(`loading ${kind}`, await loadCountsOf(url, visits), loadBudgets[kind])
