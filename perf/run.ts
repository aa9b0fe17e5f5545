import type { LaunchedChrome } from "chrome-launcher"
import type { MarketName } from "../src/spec/markets.ts"
import { siteAddress } from "../src/tools/sites.ts"
import { actChecks } from "./act-counts.ts"
import { withBrowser } from "./browser.ts"
import type { Kind } from "./budgets.ts"
import { type Check, type Finding, findingsOf, isCheck, isTimed } from "./checks.ts"
import { writeReport } from "./files.ts"
import { mapTimes } from "./homes-map.ts"
import { startChrome, type Visit, visit } from "./lighthouse.ts"
import { limitChecks } from "./limit.ts"
import { loadChecks } from "./load-counts.ts"
import { machineSpeed } from "./machine-speed.ts"
import { mainThreadChecks } from "./main-thread.ts"
import { medianOf } from "./median.ts"
import { navigationChecks } from "./navigation.ts"
import { type Options, optionsFrom } from "./options.ts"
import { isFirstOfKind, type Page } from "./pages.ts"
import { type SiteProxy, startProxy } from "./proxy.ts"
import { failuresOf, type PageReport, type Run, tableOf } from "./report.ts"
import { reportingChecks } from "./reporting.ts"
import { searchChecks } from "./search.ts"
import { looseBudgets } from "./slack.ts"
import { slowPaintChecks } from "./slow-paints.ts"
import { filterTime, slowChecks } from "./slow-phone.ts"

type PageMeasurement = {
  readonly page: Page
  readonly visits: Visit[]
  /** Visits to the page without scripts. */
  readonly plain: Visit[]
  error?: string
}

/** Local servers of each market's site, as it is and without scripts. */
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
    try {
      chrome ??= await startChrome()
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
const reportingKinds: readonly Kind[] = ["home", "property"]

/** Measures the search in one market, because all markets share its code. */
const isSearched = ({ market, kind }: Page): boolean => market === "se" && kind === "listings"

/** Compares a page with itself without scripts, and measures it on a slow phone. */
const limitChecksOf = async (
  { page, visits, plain }: PageMeasurement,
  proxies: Proxies,
  rounds: number,
): Promise<Finding[]> => {
  const [own, limit] = [proxies[page.market].own.address + page.path, proxies[page.market].plain.address + page.path]
  const isWhole = page.limited === "wholly"
  // Other work on the machine changes neither counts nor shifts nor bytes nor CPU time, so these run in parallel.
  const parallelChecks = await Promise.all([
    mainThreadChecks(own, limit, rounds),
    ...(isFirstOfKind(page) ? [loadChecks(own, page)] : []),
    ...(isWhole ? [slowChecks(own)] : []),
  ])
  return [
    ...limitChecks(page.kind, { visits, plain }),
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
const otherFindings = async (measured: PageMeasurement, proxies: Proxies, rounds: number): Promise<Finding[]> => {
  const { page } = measured
  const own = proxies[page.market].own.address + page.path
  const looks: (() => Promise<Finding[]>)[] = [
    ...(page.limited ? [() => limitChecksOf(measured, proxies, rounds)] : []),
    ...(!page.limited && isFirstOfKind(page) ? [() => loadChecks(own, page)] : []),
    ...(reportingKinds.includes(page.kind) && !page.isVisitedOnce ? [() => reportingChecks(page)] : []),
    ...(isSearched(page)
      ? [
          () => actChecks(own, page),
          async () => [await filterTime(own)],
          () => searchChecks(page),
          () => mapTimes(page),
          () => navigationChecks(page, proxies.se),
        ]
      : []),
  ]
  const findings: Finding[] = []
  for (const look of looks) findings.push(...(await look().catch((error) => [cannotBe(error)])))
  return findings
}

const reportOn = async (measured: PageMeasurement, proxies: Proxies, rounds: number): Promise<PageReport> => {
  const { page, visits, plain, error } = measured
  if (error !== undefined) return { page, visits, plain, median: undefined, checks: [cannotBe(error)], times: [] }
  const findings = [...findingsOf(page, visits), ...(await otherFindings(measured, proxies, rounds))]
  return {
    page,
    visits,
    plain,
    median: medianOf(visits),
    checks: findings.filter(isCheck),
    times: findings.filter(isTimed),
  }
}

/** Visits pages in rounds, minutes apart, so that other load on the machine spoils at most one visit to a page. */
const measure = async ({ chosen, runsOf, mainThreadRounds, isWhole }: Options): Promise<void> => {
  const all = chosen.map((page): PageMeasurement => ({ page, visits: [], plain: [] }))
  const proxies = await openProxies()
  const machine = [await withBrowser(machineSpeed)]
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
  for (const proxy of Object.values(proxies).flatMap((each) => Object.values(each))) proxy.close()
  machine.push(await withBrowser(machineSpeed))
  const checks = reports.flatMap((report) => report.checks)
  // A budget may be loose for one page and not for another, so that only a run of all pages can tell.
  const loose = isWhole ? looseBudgets(checks.flatMap(({ bounded }) => bounded ?? [])) : []
  const failed = checks.filter(({ passed }) => !passed).length
  const run: Run = {
    reports,
    summary: `${checks.length - failed} passed, ${failed} failed`,
    date: new Date(),
    machine,
  }
  writeReport(run)
  console.log(
    [
      tableOf(reports),
      `For a fixed page, the machine took ${machine.map((time) => time.toFixed(1)).join(" ms at first and ")} ms at last`,
      ...loose,
      ...failuresOf(reports),
      "Every visit and figure is in reports/perf.json",
      run.summary,
    ].join("\n\n"),
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
