import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const inConfiguration = inSource("src/browser/reporting/sentry.ts")
const inReporting = inSource("src/browser/reporting/error-reporting.ts")
const inScrub = inSource("src/domain/scrub.ts")
const inSpans = inSource("node_modules/@sentry/core/build/esm/tracing/sentrySpan.js")
const inTyped = inSource("src/browser/reporting/typed.ts")
const inVitals = inSource("node_modules/web-vitals/dist/web-vitals.js")

const limits = "{ idleTimeout, finalTimeout, childSpanTimeout: finalTimeout }"
const firstMillisecond = { scenarios: "at 0, (999|1000) milliseconds" }
const fifthSecond = { scenarios: "4500, (4999|5000) milliseconds" }
const localhost = String.raw`/^https?:\/\/localhost(:\d+)?\//`

export const errorReports: readonly Mutant[] = [
  inConfiguration("ERROR-1", "No page load is sampled", "tracesSampleRate: 1,", "tracesSampleRate: 0,"),
  inConfiguration("ERROR-1", "A page load is reported in separate spans", 'traceLifecycle: "static",', ""),
  inReporting("ERROR-1", "The reporting scripts load on every deployment", "if (!dsn) {", "if (false) {", {
    scenarios: "names no service",
  }),
  inConfiguration("ERROR-2", "One error in a hundred is lost", "sampleRate: 1,", "sampleRate: 0.99,", {
    scenarios: "any sample",
  }),
  inConfiguration("ERROR-2", "A burst of errors overflows the queue", "transportOptions: { bufferSize: 1000 },", ""),
  inConfiguration("ERROR-3", "The limit is 99 breadcrumbs", "maxBreadcrumbs: 100,", "maxBreadcrumbs: 99,"),
  inConfiguration("ERROR-3", "The limit is 101 breadcrumbs", "maxBreadcrumbs: 100,", "maxBreadcrumbs: 101,"),
  inConfiguration("ERROR-4", "A page load ends after 999 idle milliseconds", "idleTimeout = 1000", "idleTimeout = 999"),
  inConfiguration(
    "ERROR-4",
    "A page load ends after 1001 idle milliseconds",
    "idleTimeout = 1000",
    "idleTimeout = 1001",
  ),
  inConfiguration(
    "ERROR-5",
    "A page load times out after 29999 ms",
    limits,
    limits.replace("finalTimeout,", "finalTimeout: 29_999,"),
  ),
  inConfiguration(
    "ERROR-5",
    "A page load times out after 30001 ms",
    limits,
    limits.replace("finalTimeout,", "finalTimeout: 30_001,"),
  ),
  inSource("node_modules/@sentry/browser/build/npm/esm/prod/tracing/browserTracingIntegration.js")(
    "ERROR-5",
    "A move times out after a minute",
    "      finalTimeout,\n",
    "      finalTimeout: isPageloadSpan ? finalTimeout : 60_000,\n",
    { scenarios: "A move" },
  ),
  inConfiguration("ERROR-6", "The heartbeat is every 4999 ms", "heartbeatInterval = 5000", "heartbeatInterval = 4999"),
  inConfiguration("ERROR-6", "The heartbeat is every 5001 ms", "heartbeatInterval = 5000", "heartbeatInterval = 5001"),
  inConfiguration("ERROR-6", "A move has no heartbeat", '["pageload", "navigation"]', '["pageload"]'),
  inConfiguration(
    "ERROR-6",
    "Another request leaves the count of heartbeats as it is",
    "openRequests === previousRequests ? beats + 1 : 1",
    "openRequests ? beats + 1 : 1",
  ),
  inConfiguration("ERROR-6", "Two unchanged heartbeats end a page load", "unchangedBeats = 3", "unchangedBeats = 2"),
  inConfiguration("ERROR-6", "Four unchanged heartbeats end a page load", "unchangedBeats = 3", "unchangedBeats = 4"),
  inConfiguration(
    "ERROR-6",
    "Sentry's timeout precedes the heartbeat",
    limits,
    limits.replace("childSpanTimeout: finalTimeout", "childSpanTimeout: 14_000"),
  ),
  inSpans("ERROR-7", "The number of spans has no limit", "spans.length > MAX_SPAN_COUNT", "spans.length > 1e9"),
  inSpans("ERROR-7", "The limit is 999 spans", ".slice(0, MAX_SPAN_COUNT)", ".slice(0, 999)"),
  inConfiguration(
    "ERROR-8",
    'Every address with "localhost" in it gets tracing headers',
    `[${localhost},`,
    '["localhost",',
  ),
  inConfiguration("ERROR-8", "Localhost gets no tracing headers", `[${localhost},`, "["),
  inConfiguration("ERROR-8", "The page's own origin gets no tracing headers", ", /^\\//]", "]"),
  inConfiguration("ERROR-8", "Every origin gets tracing headers", ", /^\\//]", ", /./]"),
  inVitals(
    "ERROR-9",
    "Clusters of layout shifts end after 980 ms",
    ".startTime<1e3&&",
    ".startTime<980&&",
    firstMillisecond,
  ),
  inVitals(
    "ERROR-9",
    "Clusters of layout shifts end after 1020 ms",
    ".startTime<1e3&&",
    ".startTime<1020&&",
    firstMillisecond,
  ),
  inVitals("ERROR-9", "Clusters of layout shifts last 4.9 seconds", ".startTime<5e3?", ".startTime<4900?", fifthSecond),
  inVitals("ERROR-9", "Clusters of layout shifts last 5.1 seconds", ".startTime<5e3?", ".startTime<5100?", fifthSecond),
  inSource("src/browser/reporting/not-ours.ts")(
    "ERROR-1",
    "Errors of extensions are reported",
    "scripts.length > 0 &&",
    "scripts.length > 99 &&",
    { scenarios: "extension" },
  ),
  inConfiguration("REPORT-1", "Errors are reported with personal data", ": withoutPersonalData(event)", ": event"),
  inSource("src/domain/identity-numbers.ts")(
    "REPORT-1",
    "Numbers with a month in them are reported",
    '"(?:0[1-9]|1[0-2])"',
    '"(?:77)"',
    { scenarios: "A report holds" },
  ),
  inScrub(
    "REPORT-4",
    "Names of three letters are reported",
    "filter((text) => text.length >= minTextLength)",
    "filter((text) => text.length > minTextLength)",
    { scenarios: "Short names" },
  ),
  inConfiguration(
    "REPORT-5",
    "Page loads are reported with personal data",
    "beforeSendTransaction: withoutPersonalData,",
    "",
  ),
  inConfiguration(
    "REPORT-1",
    "The reporting service may store the visitor's address",
    "userInfo: false",
    "userInfo: true",
  ),
  inTyped("REPORT-4", "Text from text areas is reported", '"input, textarea"', '"input"'),
  inTyped("REPORT-4", "Text from removed fields is reported", '["input", "change"]', '["kvist"]', {
    scenarios: "a form that is gone",
  }),
  inScrub(
    "REPORT-5",
    "Addresses are reported with their queries",
    "if (end < 0) return word",
    "if (word) return word",
    {
      scenarios: "an address in an error",
    },
  ),
  inScrub(
    "REPORT-6",
    "An error's report lists requests to other services",
    "{ breadcrumbs: ownRequests(breadcrumbs) }",
    "{}",
  ),
  inScrub("REPORT-6", "A page load's report lists requests to other services", "{ spans: ownRequests(spans) }", "{}"),
  inSource("src/browser/reporting/early-errors.ts")(
    "REPORT-2",
    "Errors of the first scripts are lost",
    'errors.push(event as EarlyErrors["caught"][number])',
    "void event",
    { scenarios: "the site's first script" },
  ),
  inSource("src/browser/reporting/early-errors.ts")(
    "REPORT-2",
    "Rejected promises of the first scripts are lost",
    '["error", "unhandledrejection"]',
    '["error"]',
    { scenarios: "the site's first script" },
  ),
  inReporting("REPORT-2", "Early errors are never sent", "caught.splice(0)", "caught.slice(0, 0)", {
    scenarios: "the site's first script",
  }),
  inReporting("REPORT-2", "Early errors of components are lost", "renderErrors.push(error)", "void error", {
    scenarios: "A component that fails before",
  }),
  inReporting("REPORT-2", "Later errors of components are lost", "report = captureRenderError", "", {
    scenarios: "A component that fails after",
  }),
  inSource("src/browser/hydration/idle.ts")(
    "REPORT-3",
    "The reporting scripts do not wait for the page",
    'document.readyState === "complete"',
    "document",
  ),
  inReporting(
    "REPORT-3",
    "The reporting scripts are requested in a loop",
    "this failure cannot be reported.\n    discardErrors()",
    "this failure cannot be reported.\n    setTimeout(loadReporting, 9, dsn)",
  ),
]
