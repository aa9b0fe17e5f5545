import { turnWheel } from "../src/tools/first-sign.ts"
import { isPainted, quiet, saveData, withBrowser } from "./browser.ts"
import type { Kind } from "./budgets.ts"
import type { Check } from "./checks.ts"
import { loadBudgets, untouchedBudget } from "./count-budgets.ts"
import { countChecks } from "./count-checks.ts"
import { type Counts, counterOf } from "./counts.ts"
import type { Page } from "./pages.ts"
import { phone } from "./phone.ts"

/** Kinds whose HTML lacks what only scripts know: the visitor's favourites, and the language of a missing address. */
const startsByItself: ReadonlySet<Kind> = new Set(["favourites", "not found"])

/** Visits of which the least count is taken. */
const visits = 3

/**
 * Counts each load of a page by a phone with an empty cache, from the request until the page is still.
 * @param isUsed whether the visitor gives a sign, at which the scripts start
 */
const loadCountsOf = (url: string, visits: number, isUsed: boolean): Promise<Counts[]> =>
  withBrowser(async (browser) => {
    const counts: Counts[] = []
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      await page.addInitScript(saveData)
      if (isUsed) await page.addInitScript(turnWheel)
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
export const loadChecks = async (url: string, { kind }: Page): Promise<Check[]> => [
  ...countChecks(`loading ${kind}`, await loadCountsOf(url, visits, true), loadBudgets[kind]),
  ...(startsByItself.has(kind)
    ? []
    : countChecks(`loading ${kind}, untouched`, await loadCountsOf(url, 1, false), untouchedBudget)),
]
