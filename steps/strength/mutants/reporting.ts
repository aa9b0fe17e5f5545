import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inFilter = inModule(() => import("../../../src/browser/reporting/not-ours.ts"))
const inReporting = inModule(() => import("../../../src/browser/reporting/error-reporting.ts"))
const inScrub = inModule(() => import("../../../src/domain/scrub.ts"))
/** Sentry asks for the page's timers and fetch whenever it needs them. */
const inSentry = inModule(() => import("../../../src/browser/reporting/sentry.ts"))
const inVitals = inText("node_modules/web-vitals/dist/web-vitals.js")

export const errorReports: readonly Mutant[] = [
  inFilter(
    "ERROR-1",
    "Every error counts as an extension's",
    (filter) => filter.isNotOurs,
    () => () => true,
  ),
  inReporting(
    "ERROR-1",
    "The reporting scripts load on every deployment",
    (reporting) => reporting.startErrorReporting,
    (startErrorReporting) => () => {
      const dsn = document.createElement("meta")
      dsn.name = "sentry-dsn"
      dsn.content = "http://public@localhost:9999/1"
      if (!document.querySelector('meta[name="sentry-dsn"]')) document.head.append(dsn)
      startErrorReporting()
    },
    { scenarios: "names no service" },
  ),
  inFilter(
    "ERROR-2",
    "One error in a hundred is lost",
    (filter) => filter.isNotOurs,
    (isNotOurs) => (event, page) => Math.random() > 0.99 || isNotOurs(event, page),
    { scenarios: "any sample" },
  ),
  inFilter(
    "ERROR-2",
    "A page reports its first 40 errors",
    (filter) => filter.isNotOurs,
    (isNotOurs) => {
      let count = 0
      return (event, page) => {
        count += 1
        return count > 40 || isNotOurs(event, page)
      }
    },
    { scenarios: "A burst" },
  ),
  inScrub(
    "ERROR-3",
    "The limit is 99 breadcrumbs",
    (scrub) => scrub.withoutOthers,
    (withoutOthers) => (event, page) => {
      const own = withoutOthers(event, page)
      return "breadcrumbs" in own && Array.isArray(own.breadcrumbs)
        ? { ...own, breadcrumbs: own.breadcrumbs.slice(-99) }
        : own
    },
  ),
  inScrub(
    "ERROR-3",
    "A report lists its breadcrumbs twice",
    (scrub) => scrub.scrub,
    (scrub) => (event, typedTexts) => {
      const scrubbed = scrub(event, typedTexts)
      const { breadcrumbs } = Object(scrubbed)
      breadcrumbs?.push(...breadcrumbs)
      return scrubbed
    },
  ),
  inSentry(
    "ERROR-4",
    "A page load ends after 999 idle milliseconds",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (callback: () => void, delay?: number) => setTimeout(callback, delay === 1000 ? 999 : delay),
      })
      start(dsn, caught)
    },
  ),
  inSentry(
    "ERROR-4",
    "A page load does not wait for the answer to a request",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      const { fetch } = window
      start(dsn, caught)
      Object.assign(window, { fetch })
    },
    { scenarios: "waits for the answer" },
  ),
  inSentry(
    "ERROR-5",
    "A page load times out after 29999 ms",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (callback: () => void, delay?: number) => setTimeout(callback, delay === 30_000 ? 29_999 : delay),
      })
      start(dsn, caught)
    },
  ),
  inSentry(
    "ERROR-5",
    "A move times out after a minute",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      start(dsn, caught)
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (callback: () => void, delay?: number) => setTimeout(callback, delay === 30_000 ? 60_000 : delay),
      })
    },
    { scenarios: "A move" },
  ),
  inSentry(
    "ERROR-6",
    "The heartbeat is every 4999 ms",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      const { setInterval } = window
      Object.assign(window, {
        setInterval: (callback: () => void, delay?: number) => setInterval(callback, delay === 5000 ? 4999 : delay),
      })
      start(dsn, caught)
    },
  ),
  inSentry(
    "ERROR-6",
    "A move has no heartbeat",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      start(dsn, caught)
      const { setInterval } = window
      Object.assign(window, {
        setInterval: (callback: () => void, delay?: number) => setInterval(delay === 5000 ? () => {} : callback, delay),
      })
    },
    { scenarios: "A move" },
  ),
  inScrub(
    "ERROR-7",
    "The limit is 999 spans",
    (scrub) => scrub.withoutOthers,
    (withoutOthers) => (event, page) => {
      const own = withoutOthers(event, page)
      return "spans" in own && Array.isArray(own.spans) ? { ...own, spans: own.spans.slice(0, 999) } : own
    },
  ),
  inText("node_modules/@sentry/core/build/esm/tracing/sentrySpan.js")(
    "ERROR-7",
    "The number of spans has no limit",
    "spans.length > MAX_SPAN_COUNT",
    "spans.length > 1e9",
  ),
  inSentry(
    "ERROR-8",
    "Localhost gets no tracing headers",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      const { fetch } = window
      start(dsn, caught)
      const traced = window.fetch
      window.fetch = (input, init) => (/^https?:\/\/localhost/.test(String(input)) ? fetch : traced)(input, init)
    },
  ),
  inSentry(
    "ERROR-8",
    "Every origin gets tracing headers",
    (sentry) => sentry.start,
    (start) => (dsn, caught) => {
      start(dsn, caught)
      const { fetch } = window
      const trace = crypto.randomUUID().replaceAll("-", "")
      const headers = { "sentry-trace": `${trace}-${trace.slice(16)}-1`, baggage: `sentry-trace_id=${trace}` }
      window.fetch = (input, init) => fetch(input, { ...init, headers })
    },
  ),
  inVitals("ERROR-9", "Clusters of layout shifts end after 980 ms", ".startTime<1e3&&", ".startTime<980&&", {
    scenarios: "at 0, 999, 1999 milliseconds",
  }),
  inVitals("ERROR-9", "Clusters of layout shifts last 5.1 seconds", ".startTime<5e3?", ".startTime<5100?", {
    scenarios: "4999, 5000 milliseconds",
  }),
  inModule(() => import("../../../src/domain/identity-numbers.ts"))(
    "REPORT-1",
    "A Swedish identity number with its hyphen is reported",
    (numbers) => numbers.withoutIdentityNumbers,
    (withoutIdentityNumbers) => (text) => (/\d{6}-\d{4}/.test(text) ? text : withoutIdentityNumbers(text)),
    { scenarios: "A report keeps" },
  ),
  inScrub(
    "REPORT-1",
    "The reporting service may store the visitor's address",
    (scrub) => scrub.withoutOthers,
    (withoutOthers) => (event, page) => ({ ...withoutOthers(event, page), user: { ip_address: "{{auto}}" } }),
    { scenarios: "IP address" },
  ),
  inModule(() => import("../../../src/browser/reporting/typed.ts"))(
    "REPORT-4",
    "Text from removed fields is reported",
    (typed) => typed.rememberTyped,
    () => () => () =>
      Array.from(
        document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
        ({ value }) => value,
      ),
    { scenarios: "a form that is gone" },
  ),
  inScrub(
    "REPORT-4",
    "Names of three letters are reported",
    (scrub) => scrub.scrub,
    (scrub) => (event, typedTexts) =>
      scrub(
        event,
        typedTexts.filter((text) => text.length > 3),
      ),
    { scenarios: "Short names" },
  ),
  inScrub(
    "REPORT-5",
    "Page loads are reported with personal data",
    (scrub) => scrub.scrub,
    (scrub) => (event, typedTexts) => ("spans" in Object(event) ? event : scrub(event, typedTexts)),
  ),
  inScrub(
    "REPORT-5",
    "Errors are reported with the queries of addresses",
    (scrub) => scrub.scrub,
    (scrub) => (event, typedTexts) => {
      const { exception } = Object(event)
      return exception ? Object.assign(Object(scrub(event, typedTexts)), { exception }) : scrub(event, typedTexts)
    },
    { scenarios: "an address in an error" },
  ),
  inScrub(
    "REPORT-6",
    "An error's report lists requests to other services",
    (scrub) => scrub.withoutOthers,
    (withoutOthers) => (event, page) => ("exception" in event ? event : withoutOthers(event, page)),
  ),
  inScrub(
    "REPORT-6",
    "A page load's report lists requests to other services",
    (scrub) => scrub.withoutOthers,
    (withoutOthers) => (event, page) => ("spans" in event ? event : withoutOthers(event, page)),
  ),
  inSentry(
    "REPORT-2",
    "Early errors are never sent",
    (sentry) => sentry.start,
    (start) =>
      (dsn, { rendering }) =>
        start(dsn, { early: [], rendering }),
    { scenarios: "the site's first script" },
  ),
  inReporting(
    "REPORT-2",
    "Errors of components are lost",
    (reporting) => reporting.reportRenderError,
    () => () => {},
    { scenarios: "A component that fails" },
  ),
  inModule(() => import("../../../src/browser/hydration/idle.ts"))(
    "REPORT-3",
    "The reporting scripts do not wait for the page",
    (idle) => idle.whenLoaded,
    () => (callback) => callback(),
  ),
  inReporting(
    "REPORT-3",
    "The reporting scripts are requested again after each error",
    (reporting) => reporting.startErrorReporting,
    (startErrorReporting) => () => {
      startErrorReporting()
      addEventListener("error", startErrorReporting)
    },
    { scenarios: "only once" },
  ),
]
