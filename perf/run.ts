import type { LaunchedChrome } from "chrome-launcher"
import { checksOf } from "./checks.ts"
import { writeReports } from "./files.ts"
import { startChrome, type Visit, visit } from "./lighthouse.ts"
import { medianOf } from "./median.ts"
import { movingChecks } from "./moving.ts"
import { type Options, optionsFrom } from "./options.ts"
import { addressOf, type Page } from "./pages.ts"
import { failuresOf, type PageReport, tableOf } from "./report.ts"
import { reportingChecks } from "./reporting.ts"
import { searchChecks } from "./search.ts"

type Measured = { readonly page: Page; readonly visits: Visit[]; error?: string }

/** Visits each page once, one after the other: nothing else of ours runs meanwhile. */
const round = async (all: readonly Measured[]): Promise<void> => {
  let chrome: LaunchedChrome | undefined
  const stop = () => chrome?.kill()
  process.once("exit", stop)
  let market: Page["market"] | undefined
  for (const measured of all.filter(({ error }) => error === undefined)) {
    const { page, visits } = measured
    // The service worker of the last site is still at work for a while, and would be measured with the next one.
    if (page.market !== market) {
      stop()
      chrome = undefined
      market = page.market
    }
    chrome ??= await startChrome()
    try {
      visits.push(await visit(chrome, addressOf(page) + page.path, page.status))
    } catch (error) {
      measured.error = error instanceof Error ? error.message : String(error)
      // It may be Chrome itself that is gone: the next page gets another.
      stop()
      chrome = undefined
    }
    process.stdout.write(measured.error === undefined ? "." : "F")
  }
  stop()
  process.off("exit", stop)
}

/** Kinds of page that tell what error reporting costs: the lightest and the heaviest. */
const reportingKinds = ["home", "property"]

/** The market that tells what searching costs: it is the same code in the others. */
const isSearched = ({ market, kind }: Page): boolean => market === "se" && kind === "listings"

const reportOn = async ({ page, visits, error }: Measured): Promise<PageReport> =>
  error === undefined
    ? {
        page,
        visits,
        median: medianOf(visits),
        checks: [
          ...checksOf(page, visits),
          ...(reportingKinds.includes(page.kind) ? await reportingChecks(page) : []),
          ...(isSearched(page) ? await searchChecks(page) : []),
          ...(isSearched(page) ? await movingChecks(page) : []),
        ],
      }
    : {
        page,
        visits,
        median: undefined,
        checks: [{ budget: "can be measured", passed: false, value: `not: ${error}`, reasons: [] }],
      }

/** In rounds, so that the visits to a page are minutes apart, and what else the machine does spoils at most one of them. */
const measure = async ({ chosen, runs }: Options): Promise<void> => {
  const all = chosen.map((page): Measured => ({ page, visits: [] }))
  for (let number = 1; number <= runs; number++) {
    process.stdout.write(`Round ${number} of ${runs} `)
    await round(all)
    process.stdout.write("\n")
  }
  const reports: PageReport[] = []
  for (const measured of all) reports.push(await reportOn(measured))
  const checks = reports.flatMap((report) => report.checks)
  const failed = checks.filter(({ passed }) => !passed).length
  const summary = `${checks.length - failed} passed, ${failed} failed`
  writeReports(reports, summary)
  console.log(
    [tableOf(reports), ...failuresOf(reports), "Also in reports/perf.html and reports/perf.json", summary].join("\n\n"),
  )
  process.exitCode = failed > 0 ? 1 : 0
}

process.once("SIGTERM", () => process.exit(143))
try {
  await measure(optionsFrom(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
