import type { LaunchedChrome } from "chrome-launcher"
import type { MarketName } from "../src/spec/markets.ts"
import { siteAddress } from "../src/testing/tools/sites.ts"
import { type Check, checksOf } from "./checks.ts"
import { writeReports } from "./files.ts"
import { mapChecks } from "./homes-map.ts"
import { startChrome, type Visit, visit } from "./lighthouse.ts"
import { limitChecks } from "./limit.ts"
import { mainThreadChecks } from "./main-thread.ts"
import { medianOf } from "./median.ts"
import { navigationChecks } from "./navigation.ts"
import { type Options, optionsFrom } from "./options.ts"
import type { Page } from "./pages.ts"
import { type SiteProxy, startProxy } from "./proxy.ts"
import { failuresOf, type PageReport, tableOf } from "./report.ts"
import { reportingChecks } from "./reporting.ts"
import { searchChecks } from "./search.ts"
import { slowPaintChecks } from "./slow-paints.ts"
import { filterCheck, slowChecks } from "./slow-phone.ts"

type PageMeasurement = { readonly page: Page; readonly visits: Visit[]; readonly plain: Visit[]; error?: string }

/** Local servers of each market's site, with and without scripts. */
type Proxies = Readonly<Record<MarketName, { readonly own: SiteProxy; readonly plain: SiteProxy }>>

const openProxies = async (): Promise<Proxies> => {
  const proxiesOf = async (market: MarketName) => {
    const site = siteAddress(market)
    return { own: await startProxy(site), plain: await startProxy(site, true) }
  }
  return { se: await proxiesOf("se"), fi: await proxiesOf("fi"), no: await proxiesOf("no") }
}

/** Measures only times after the first visit, because the other audits give the same result in every visit. */
const visitPage = async (chrome: LaunchedChrome, url: string, { status }: Page, first?: Visit): Promise<Visit> => {
  if (!first) return visit(chrome, url, status)
  const { scores, failed, ...again } = await visit(chrome, url, status, true)
  return {
    ...again,
    scores: { ...first.scores, performance: scores.performance },
    failed: { ...first.failed, performance: failed.performance },
  }
}

/** Visits each page once, in sequence, so that visits do not disturb each other. */
const round = async (all: readonly PageMeasurement[], proxies: Proxies): Promise<void> => {
  let chrome: LaunchedChrome | undefined
  const stop = () => chrome?.kill()
  process.once("exit", stop)
  let market: Page["market"] | undefined
  for (const measured of all.filter(({ error }) => error === undefined)) {
    const { page, visits, plain } = measured
    const proxy = proxies[page.market]
    // The last site's service worker keeps running for a while and would disturb the next site, so Chrome restarts.
    if (page.market !== market) {
      stop()
      chrome = undefined
      market = page.market
    }
    chrome ??= await startChrome()
    try {
      if (page.limited) plain.push(await visit(chrome, proxy.plain.address + page.path, page.status, true))
      visits.push(await visitPage(chrome, proxy.own.address + page.path, page, visits[0]))
    } catch (error) {
      measured.error = error instanceof Error ? error.message : String(error)
      // Chrome itself may have crashed, so the next page starts another.
      stop()
      chrome = undefined
    }
    process.stdout.write(measured.error === undefined ? "." : "F")
  }
  stop()
  process.off("exit", stop)
}

/** Kinds of page on which error reporting is measured: the lightest and the heaviest. */
const reportingKinds = ["home", "property"]

/** Measures the search in one market, because all markets share its code. */
const isSearched = ({ market, kind }: Page): boolean => market === "se" && kind === "listings"

/** Compares a page with itself without scripts, and measures it on a slow phone. */
const limitChecksOf = async (
  { page, visits, plain }: PageMeasurement,
  proxies: Proxies,
  rounds: number,
): Promise<Check[]> => {
  const [own, limit] = [proxies[page.market].own.address + page.path, proxies[page.market].plain.address + page.path]
  const isWhole = page.limited === "wholly"
  // Other work on the machine changes neither shifts nor bytes nor CPU time, so these run in parallel.
  const parallelChecks = await Promise.all([
    mainThreadChecks(own, limit, rounds),
    ...(isWhole ? [slowChecks(own)] : []),
  ])
  return [
    ...limitChecks(visits, plain),
    ...parallelChecks.flat(),
    ...(isWhole ? await slowPaintChecks(own, limit) : []),
  ]
}

const cannotBe = (error: unknown): Check => ({
  budget: "can be measured",
  passed: false,
  value: `not: ${error instanceof Error ? error.message : String(error)}`,
  reasons: [],
})

/** Runs the checks that follow the rounds in sequence; a failed measurement does not stop the others. */
const otherChecks = async (measured: PageMeasurement, proxies: Proxies, rounds: number): Promise<Check[]> => {
  const { page } = measured
  const looks: (() => Promise<Check[]>)[] = [
    ...(page.limited ? [() => limitChecksOf(measured, proxies, rounds)] : []),
    ...(reportingKinds.includes(page.kind) && !page.isVisitedOnce ? [() => reportingChecks(page)] : []),
    ...(isSearched(page)
      ? [
          async () => [await filterCheck(proxies.se.own.address + page.path)],
          () => searchChecks(page),
          () => mapChecks(page),
          () => navigationChecks(page, proxies.se),
        ]
      : []),
  ]
  const checks: Check[] = []
  for (const look of looks) checks.push(...(await look().catch((error) => [cannotBe(error)])))
  return checks
}

const reportOn = async (measured: PageMeasurement, proxies: Proxies, rounds: number): Promise<PageReport> => {
  const { page, visits, plain, error } = measured
  return error === undefined
    ? {
        page,
        visits,
        plain,
        median: medianOf(visits),
        checks: [...checksOf(page, visits), ...(await otherChecks(measured, proxies, rounds))],
      }
    : {
        page,
        visits,
        plain,
        median: undefined,
        checks: [cannotBe(error)],
      }
}

/** Visits pages in rounds, minutes apart, so that other load on the machine spoils at most one visit to a page. */
const measure = async ({ chosen, runsOf, mainThreadRounds }: Options): Promise<void> => {
  const all = chosen.map((page): PageMeasurement => ({ page, visits: [], plain: [] }))
  const proxies = await openProxies()
  const rounds = Math.max(...chosen.map(runsOf))
  let begun = Date.now()
  const minutes = () => `${((Date.now() - begun) / 60_000).toFixed(1)} min`
  for (let number = 1; number <= rounds; number++) {
    process.stdout.write(`Round ${number} of ${rounds} `)
    await round(
      all.filter(({ page }) => number <= runsOf(page)),
      proxies,
    )
    console.log(` ${minutes()}`)
    begun = Date.now()
  }
  const reports: PageReport[] = []
  for (const measured of all) reports.push(await reportOn(measured, proxies, mainThreadRounds))
  console.log(`What is not measured by Lighthouse: ${minutes()}\n`)
  for (const { own, plain } of Object.values(proxies)) for (const proxy of [own, plain]) proxy.close()
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
