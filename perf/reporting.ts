import { quiet, withBrowser } from "./browser.ts"
import { most } from "./budgets.ts"
import { type Check, inKB } from "./checks.ts"
import { addressOf, type Page } from "./pages.ts"

const reportingScript = /\/reporting-[\da-f]+\.js$/

/** Bytes of documents and scripts on the wire: those asked for before the page's load event, and all. */
type Weight = { readonly early: number; readonly whole: number }

/**
 * One visit by a browser that has nothing yet; the service that reports go to cannot be reached.
 * @param reports whether the scripts that report are to be waited for: until they are asked for the network may be idle
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

/** What a deployment with error reporting adds to a page: next to nothing before it has loaded, and the reports' scripts after. */
export const reportingChecks = async (page: Page): Promise<Check[]> => {
  const plain = await weightOf(addressOf(page) + page.path, false)
  const reporting = await weightOf(addressOf(page, true) + page.path, true)
  const added = { early: reporting.early - plain.early, late: reporting.whole - plain.whole }
  return [
    {
      budget: `error reporting adds ≤ ${inKB(most.reportingEarly)} before the page has loaded`,
      passed: added.early <= most.reportingEarly,
      value: inKB(added.early),
      reasons: [],
    },
    {
      budget: `error reporting adds something, and ≤ ${inKB(most.reportingLate)}, after the page has loaded`,
      passed: added.late > most.reportingEarly && added.late <= most.reportingLate,
      value: inKB(added.late),
      reasons: [],
    },
  ]
}
