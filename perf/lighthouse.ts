import { type LaunchedChrome, launch } from "chrome-launcher"
import lighthouse from "lighthouse"
import { type FailedAudit, failedAudits } from "./audits.ts"
import { type Category, categories } from "./budgets.ts"
import { type Payload, payloadOf } from "./payload.ts"

/** One visit to one page by a phone with an empty cache. */
export type Visit = Payload & {
  readonly scores: Readonly<Record<Category, number>>
  readonly failed: Readonly<Record<Category, readonly FailedAudit[]>>
  readonly lcp: number
  /** Speed Index. */
  readonly si: number
  /** Total Blocking Time: time beyond 50 ms of main-thread tasks, from first paint until the page is interactive. */
  readonly tbt: number
  readonly cls: number
  /** Lighthouse's benchmark of the machine's speed during the visit. */
  readonly benchmark: number
}

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  // A language of no site, like phone.ts.
  "--accept-lang=is",
  // The local HTTP/2 servers use self-signed certificates.
  "--ignore-certificate-errors",
  // The other flags stop Chromium's requests to Google, which would disturb the measurement.
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

export const startChrome = (): Promise<LaunchedChrome> => {
  const chromePath = process.env.CHROMIUM_PATH
  return launch({ ...(chromePath && { chromePath }), chromeFlags: flags, logLevel: "error" })
}

const each = <T>(figureOf: (category: Category) => T) =>
  Object.fromEntries(categories.map((category) => [category, figureOf(category)])) as Record<Category, T>

/**
 * Chrome moves a page to another process when its response arrives, and on a busy machine that process may start before
 * its trace. This error does not depend on the page, so the visit is retried.
 */
const notRecorded = ["NO_NAVSTART", "NO_RESOURCE_REQUEST"]
const attempts = 4

/** Audits of a visit's times in milliseconds, and of its layout shift. */
const figures = {
  lcp: "largest-contentful-paint",
  si: "speed-index",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const
type FigureName = keyof typeof figures
const figureNames = Object.keys(figures) as FigureName[]

/** Audits of the performance score and of the requests; Lighthouse's advice on them takes a third longer. */
const timedAudits = ["first-contentful-paint", ...Object.values(figures), "network-requests"]

/**
 * Measures a page once; Lighthouse clears cache and storage first, so one Chrome serves many visits.
 * @param status 404 for a page that must respond with 404; any other error status fails
 * @param isTimedOnly skips all categories except performance
 * @throws Error if Lighthouse cannot measure the page
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
    // Only Lighthouse's own report shows the screenshot, which takes a fifth of its time.
    disableFullPageScreenshot: true,
    ignoreStatusCode: status === 404,
  })
  if (!run) throw new Error("Lighthouse gave no result.")
  const { lhr } = run
  const code = lhr.runtimeError?.code ?? ""
  const lost = lhr.runtimeError
    ? []
    : figureNames.filter((name) => lhr.audits[figures[name]]?.numericValue === undefined)
  if ((notRecorded.includes(code) || lost.length > 0) && attempt < attempts)
    return visit(chrome, url, status, isTimedOnly, attempt + 1)
  if (lhr.runtimeError) throw new Error(`${code}: ${lhr.runtimeError.message}`)
  if (lost.length > 0)
    throw new Error(
      `Lighthouse has not measured ${lost.map((name) => `${figures[name]} (${lhr.audits[figures[name]]?.errorMessage ?? "it says nothing of it"})`).join(", ")}.`,
    )
  const measured = Object.fromEntries(
    figureNames.map((name) => [name, lhr.audits[figures[name]]?.numericValue]),
  ) as Record<FigureName, number>
  return {
    ...payloadOf(run),
    scores: each((category) => lhr.categories[category]?.score ?? 0),
    failed: each((category) => failedAudits(lhr, category)),
    ...measured,
    benchmark: lhr.environment.benchmarkIndex,
  }
}
