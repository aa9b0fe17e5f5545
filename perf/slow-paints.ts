import type { Browser } from "playwright"
import { isPainted, quiet, withBrowser } from "./browser.ts"
import { ratios } from "./budgets.ts"
import type { Check } from "./checks.ts"
import { slowPage } from "./phone.ts"
import { ratioCheck } from "./ratio-check.ts"

const visits = 3

/** Milliseconds from the request for the page. */
type Paints = { readonly first: number; readonly largest: number }

/** Reads the browser's own paint times once the network is idle. */
const paintsOf = async (browser: Browser, url: string): Promise<Paints> => {
  const page = await slowPage(browser)
  try {
    await page.goto(url, { waitUntil: quiet })
    await page.waitForFunction(isPainted)
    return await page.evaluate(
      () =>
        new Promise<Paints>((resolve, reject) => {
          setTimeout(() => reject(new Error(`no largest paint has been noted of ${location.href}`)), 10_000)
          const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN
          new PerformanceObserver((list) =>
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
          ).observe({ type: "largest-contentful-paint", buffered: true })
        }),
    )
  } finally {
    await page.context().close()
  }
}

/**
 * Compares the first and largest paint under real throttling, because Lighthouse only simulates them. Visits both pages
 * at once, so that other load on the machine affects both.
 */
export const slowPaintChecks = (url: string, plain: string): Promise<Check[]> =>
  withBrowser(async (browser) => {
    const rounds: { readonly own: Paints; readonly plain: Paints }[] = []
    for (let visit = 0; visit < visits; visit++) {
      const [own, limit] = await Promise.all([paintsOf(browser, url), paintsOf(browser, plain)])
      rounds.push({ own, plain: limit })
    }
    return [
      ratioCheck(
        "the first paint on a slow phone",
        rounds.map(({ own, plain }) => ({ own: own.first, plain: plain.first })),
        ratios.slowPaint,
      ),
      ratioCheck(
        "the largest paint on a slow phone",
        rounds.map(({ own, plain }) => ({ own: own.largest, plain: plain.largest })),
        ratios.slowPaint,
      ),
    ]
  })
