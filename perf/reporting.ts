import { siteAddress } from "../src/tools/sites.ts"
import { quiet, withBrowser } from "./browser.ts"
import { limits } from "./budgets.ts"
import { atMost, type Check, inKB } from "./checks.ts"
import type { Page } from "./pages.ts"

const reportingScript = /\/reporting-[\da-f]+\.js$/

/** Bytes of documents and scripts on the wire: before the page's load event, and in total. */
type Weight = { readonly early: number; readonly whole: number }

/**
 * Visits a page once with an empty cache; the error service is unreachable.
 * @param reports waits for the reporting scripts, which may start only after the network was idle
 */
const weightOf = (address: string, reports: boolean): Promise<Weight> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ serviceWorkers: "block" })
    const sizes: Promise<number>[] = []
    page.on("requestfinished", (request) => {
      if (["document", "script"].includes(request.resourceType()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    const sum = async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    const [early] = await Promise.all([
      page.goto(address, { waitUntil: "load" }).then(sum),
      reports ? page.waitForEvent("requestfinished", (request) => reportingScript.test(request.url())) : undefined,
    ])
    await page.waitForLoadState(quiet)
    return { early, whole: await sum() }
  })

/** Checks what error reporting adds to a page: almost nothing before it has loaded, and its scripts afterwards. */
export const reportingChecks = async (page: Page): Promise<Check[]> => {
  const plain = await weightOf(siteAddress(page.market) + page.path, false)
  const reporting = await weightOf(siteAddress(`${page.market}_reporting`) + page.path, true)
  const added = { early: reporting.early - plain.early, late: reporting.whole - plain.whole }
  return [
    atMost("error reporting before the page has loaded", added.early, limits.reportingEarly),
    atMost("error reporting after the page has loaded", added.late, limits.reportingLate),
    {
      budget: "error reporting loads after the page",
      passed: added.late > limits.reportingEarly,
      value: inKB(added.late),
      reasons: [],
    },
  ]
}
