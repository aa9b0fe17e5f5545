import { type LaunchedChrome, launch } from "chrome-launcher"
import lighthouse from "lighthouse"
import { type FailedAudit, failedAudits } from "./audits.ts"
import { type Category, categories } from "./budgets.ts"
import { type Payload, payloadOf } from "./payload.ts"

/** One visit to one page, by a phone whose cache is empty. */
export type Visit = Payload & {
  readonly scores: Readonly<Record<Category, number>>
  readonly failed: Readonly<Record<Category, readonly FailedAudit[]>>
  readonly lcp: number
  /** Speed Index. */
  readonly si: number
  /** Total Blocking Time: what tasks of the main thread take beyond 50 ms, between the first paint and when the page can be used. */
  readonly tbt: number
  readonly cls: number
  /** How fast the machine was just then, in Lighthouse's measure. */
  readonly benchmark: number
}

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  // The doors' certificates are their own.
  "--ignore-certificate-errors",
  // The rest keeps Chromium from asking its maker's hosts for anything, which would take part in the measurement.
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

export const startChrome = (): Promise<LaunchedChrome> => {
  const chromePath = process.env.CHROMIUM_PATH
  return launch({ ...(chromePath && { chromePath }), chromeFlags: flags, logLevel: "error" })
}

const each = <T>(of: (category: Category) => T) =>
  Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<Category, T>

/**
 * Chrome moves a page to a process of its own when its answer comes, and on a busy machine the process may be at work
 * before its recording is. That says nothing about the page, which is visited again.
 */
const notRecorded = ["NO_NAVSTART", "NO_RESOURCE_REQUEST"]
const attempts = 4

/** What the performance score is worked out from, and the files that were fetched; Lighthouse's advice on them takes a third longer. */
const timedAudits = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "speed-index",
  "total-blocking-time",
  "cumulative-layout-shift",
  "network-requests",
]

/**
 * Measures a page once. Lighthouse empties cache and storage before, so that one Chrome serves for many visits.
 * @param status 404 for a page whose answer is to be that; any other error status is none to measure
 * @param isTimedOnly whether nothing is said of the categories other than performance
 * @throws Error where Lighthouse could not measure it: a page that does not come has no score
 */
export const visit = async (
  chrome: LaunchedChrome,
  url: string,
  status?: 404,
  isTimedOnly = false,
  attempt = 1,
): Promise<Visit> => {
  const run = await lighthouse(url, {
    port: chrome.port,
    logLevel: "error",
    ...(isTimedOnly ? { onlyAudits: timedAudits } : { onlyCategories: [...categories] }),
    // Only shown in Lighthouse's own report, and a fifth of its time.
    disableFullPageScreenshot: true,
    ignoreStatusCode: status === 404,
  })
  if (!run) throw new Error("Lighthouse gave no result.")
  const { lhr } = run
  const code = lhr.runtimeError?.code ?? ""
  if (notRecorded.includes(code) && attempt < attempts) return visit(chrome, url, status, isTimedOnly, attempt + 1)
  if (lhr.runtimeError) throw new Error(`${code}: ${lhr.runtimeError.message}`)
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    ...payloadOf(lhr),
    scores: each((category) => lhr.categories[category]?.score ?? 0),
    failed: each((category) => failedAudits(lhr, category)),
    lcp: numberOf("largest-contentful-paint"),
    si: numberOf("speed-index"),
    tbt: numberOf("total-blocking-time"),
    cls: numberOf("cumulative-layout-shift"),
    benchmark: lhr.environment.benchmarkIndex,
  }
}
