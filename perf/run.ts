import type { LaunchedChrome } from "chrome-launcher"
import type { MarketName } from "../src/spec/markets.ts"
import { type Check, checksOf } from "./checks.ts"
import { type Door, openDoor } from "./door.ts"
import { writeReports } from "./files.ts"
import { mapChecks } from "./homes-map.ts"
import { startChrome, type Visit, visit } from "./lighthouse.ts"
import { limitChecks } from "./limit.ts"
import { mainThreadChecks } from "./main-thread.ts"
import { medianOf } from "./median.ts"
import { movingChecks } from "./moving.ts"
import { type Options, optionsFrom } from "./options.ts"
import { type Page, siteOf } from "./pages.ts"
import { failuresOf, type PageReport, tableOf } from "./report.ts"
import { reportingChecks } from "./reporting.ts"
import { searchChecks } from "./search.ts"
import { slowPaintChecks } from "./slow-paints.ts"
import { filterCheck, slowChecks } from "./slow-phone.ts"

type Measured = { readonly page: Page; readonly visits: Visit[]; readonly plain: Visit[]; error?: string }

/** Ways to the site of a market, as it is and without scripts. */
type Ways = Readonly<Record<MarketName, { readonly own: Door; readonly plain: Door }>>

const openWays = async (): Promise<Ways> => {
  const way = async (market: MarketName) => {
    const site = siteOf(market)
    return { own: await openDoor(site), plain: await openDoor(site, true) }
  }
  return { se: await way("se"), fi: await way("fi"), no: await way("no") }
}

/** What is right or wrong in a page is so in every visit: after the first, only its times are measured. */
const visited = async (chrome: LaunchedChrome, url: string, { status }: Page, first?: Visit): Promise<Visit> => {
  if (!first) return visit(chrome, url, status)
  const { scores, failed, ...again } = await visit(chrome, url, status, true)
  return {
    ...again,
    scores: { ...first.scores, performance: scores.performance },
    failed: { ...first.failed, performance: failed.performance },
  }
}

/** Visits each page once, one after the other: nothing else of ours runs meanwhile. */
const round = async (all: readonly Measured[], ways: Ways): Promise<void> => {
  let chrome: LaunchedChrome | undefined
  const stop = () => chrome?.kill()
  process.once("exit", stop)
  let market: Page["market"] | undefined
  for (const measured of all.filter(({ error }) => error === undefined)) {
    const { page, visits, plain } = measured
    const way = ways[page.market]
    // The service worker of the last site is still at work for a while, and would be measured with the next one.
    if (page.market !== market) {
      stop()
      chrome = undefined
      market = page.market
    }
    chrome ??= await startChrome()
    try {
      if (page.limited) plain.push(await visit(chrome, way.plain.address + page.path, page.status, true))
      visits.push(await visited(chrome, way.own.address + page.path, page, visits[0]))
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

/** Against the same page without scripts, and as a slow phone has it. */
const limited = async ({ page, visits, plain }: Measured, ways: Ways, rounds: number): Promise<Check[]> => {
  const [own, limit] = [ways[page.market].own.address + page.path, ways[page.market].plain.address + page.path]
  const isWhole = page.limited === "wholly"
  // Shifts, bytes and a processor's own time are the same whatever else runs meanwhile.
  const untimed = await Promise.all([mainThreadChecks(own, limit, rounds), ...(isWhole ? [slowChecks(own)] : [])])
  return [...limitChecks(visits, plain), ...untimed.flat(), ...(isWhole ? await slowPaintChecks(own, limit) : [])]
}

const cannotBe = (error: unknown): Check => ({
  budget: "can be measured",
  passed: false,
  value: `not: ${error instanceof Error ? error.message : String(error)}`,
  reasons: [],
})

/** All that is looked at after the rounds, one after the other: what cannot be measured takes nothing else with it. */
const others = async (measured: Measured, ways: Ways, rounds: number): Promise<Check[]> => {
  const { page } = measured
  const looks: (() => Promise<Check[]>)[] = [
    ...(page.limited ? [() => limited(measured, ways, rounds)] : []),
    ...(reportingKinds.includes(page.kind) && !page.isVisitedOnce ? [() => reportingChecks(page)] : []),
    ...(isSearched(page)
      ? [
          async () => [await filterCheck(ways.se.own.address + page.path)],
          () => searchChecks(page),
          () => mapChecks(page),
          () => movingChecks(page, ways.se),
        ]
      : []),
  ]
  const checks: Check[] = []
  for (const look of looks) checks.push(...(await look().catch((error) => [cannotBe(error)])))
  return checks
}

const reportOn = async (measured: Measured, ways: Ways, rounds: number): Promise<PageReport> => {
  const { page, visits, plain, error } = measured
  return error === undefined
    ? {
        page,
        visits,
        plain,
        median: medianOf(visits),
        checks: [...checksOf(page, visits), ...(await others(measured, ways, rounds))],
      }
    : {
        page,
        visits,
        plain,
        median: undefined,
        checks: [cannotBe(error)],
      }
}

/** In rounds, so that the visits to a page are minutes apart, and what else the machine does spoils at most one of them. */
const measure = async ({ chosen, runsOf, mainThreadRounds }: Options): Promise<void> => {
  const all = chosen.map((page): Measured => ({ page, visits: [], plain: [] }))
  const ways = await openWays()
  const rounds = Math.max(...chosen.map(runsOf))
  let begun = Date.now()
  const minutes = () => `${((Date.now() - begun) / 60_000).toFixed(1)} min`
  for (let number = 1; number <= rounds; number++) {
    process.stdout.write(`Round ${number} of ${rounds} `)
    await round(
      all.filter(({ page }) => number <= runsOf(page)),
      ways,
    )
    console.log(` ${minutes()}`)
    begun = Date.now()
  }
  const reports: PageReport[] = []
  for (const measured of all) reports.push(await reportOn(measured, ways, mainThreadRounds))
  console.log(`What is not measured by Lighthouse: ${minutes()}\n`)
  for (const { own, plain } of Object.values(ways)) for (const door of [own, plain]) door.close()
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
