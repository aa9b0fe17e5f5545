import type { Mutant } from "../mutant.ts"
import { changed, inApp, inPages } from "./changes.ts"

/** Changes the script for error reports, which contains Sentry and the site's configuration of it. */
const inReporting = changed(/^\/reporting-[0-9a-f]+\.js$/)

const limits = "idleTimeout:1e3,finalTimeout:3e4,childSpanTimeout:3e4})"

export const errorReports: readonly Mutant[] = [
  inReporting("ERROR-1", "No page load is sampled", "tracesSampleRate:1,", "tracesSampleRate:0,"),
  inReporting("ERROR-1", "A page load is reported in separate spans", 'traceLifecycle:"static",', ""),
  inApp("ERROR-1", "The reporting scripts load on every deployment", /(content;)[\w$]+(\?\(0,)/, "$11$2", {
    scenarios: "names no service",
  }),
  inReporting("ERROR-2", "One error in a hundred is lost", "{dsn:t,sampleRate:1,", "{dsn:t,sampleRate:.99,", {
    scenarios: "any sample",
  }),
  inReporting("ERROR-2", "A burst of errors overflows the queue", "transportOptions:{bufferSize:1e3},", ""),
  inReporting("ERROR-3", "The limit is 99 breadcrumbs", "maxBreadcrumbs:100,", "maxBreadcrumbs:99,"),
  inReporting("ERROR-3", "The limit is 101 breadcrumbs", "maxBreadcrumbs:100,", "maxBreadcrumbs:101,"),
  inReporting("ERROR-4", "A page load ends after 999 idle milliseconds", limits, limits.replace("1e3", "999")),
  inReporting("ERROR-4", "A page load ends after 1001 idle milliseconds", limits, limits.replace("1e3", "1001")),
  inReporting(
    "ERROR-5",
    "A page load times out after 29999 ms",
    limits,
    limits.replace("finalTimeout:3e4", "finalTimeout:29999"),
  ),
  inReporting(
    "ERROR-5",
    "A page load times out after 30001 ms",
    limits,
    limits.replace("finalTimeout:3e4", "finalTimeout:30001"),
  ),
  inReporting("ERROR-6", "The heartbeat is every 4999 ms", /(\.end\(\)\)\},)5e3\)/, "$14999)"),
  inReporting("ERROR-6", "The heartbeat is every 5001 ms", /(\.end\(\)\)\},)5e3\)/, "$15001)"),
  inReporting("ERROR-6", "Two unchanged heartbeats end a page load", /([\w$]+)<3(\|\|\([\w$]+\.setStatus)/, "$1<2$2"),
  inReporting("ERROR-6", "Four unchanged heartbeats end a page load", /([\w$]+)<3(\|\|\([\w$]+\.setStatus)/, "$1<4$2"),
  inReporting(
    "ERROR-6",
    "Sentry's timeout precedes the heartbeat",
    limits,
    limits.replace("childSpanTimeout:3e4", "childSpanTimeout:14e3"),
  ),
  inReporting("ERROR-7", "The number of spans has no limit", /(\.length>)1e3(\?[\w$]+\.sort)/, "$11e9$2"),
  inReporting("ERROR-7", "The limit is 999 spans", /(start_timestamp\)\.slice\(0,)1e3\)/, "$1999)"),
  inReporting(
    "ERROR-8",
    'Every address with "localhost" in it gets tracing headers',
    /tracePropagationTargets:\[\/\^https\?[^,]*,/,
    'tracePropagationTargets:["localhost",',
  ),
  inReporting(
    "ERROR-8",
    "Localhost gets no tracing headers",
    /tracePropagationTargets:\[\/\^https\?[^,]*,/,
    "tracePropagationTargets:[",
  ),
  inReporting("ERROR-8", "The page's own origin gets no tracing headers", ",/^\\//],integrations", "],integrations"),
  inReporting("ERROR-8", "Every origin gets tracing headers", ",/^\\//],integrations", ",/./],integrations"),
  inReporting("ERROR-9", "Clusters of layout shifts end after 980 ms", ".startTime<1e3&&", ".startTime<980&&", {
    scenarios: "at 0, (999|1000) milliseconds",
  }),
  inReporting("ERROR-9", "Clusters of layout shifts end after 1020 ms", ".startTime<1e3&&", ".startTime<1020&&", {
    scenarios: "at 0, (999|1000) milliseconds",
  }),
  inReporting("ERROR-9", "Clusters of layout shifts last 4.9 seconds", ".startTime<5e3?", ".startTime<4900?", {
    scenarios: "4500, (4999|5000) milliseconds",
  }),
  inReporting("ERROR-9", "Clusters of layout shifts last 5.1 seconds", ".startTime<5e3?", ".startTime<5100?", {
    scenarios: "4500, (4999|5000) milliseconds",
  }),
  inReporting("REPORT-1", "Errors are reported with personal data", /,beforeSend:[\w$]+,/, ","),
  inReporting("REPORT-1", "Numbers with a month in them are reported", '"(?:0[1-9]|1[0-2])"', '"(?:77)"', {
    scenarios: "A report holds",
  }),
  inReporting(
    "REPORT-4",
    "Names of three letters are reported",
    /(\.trim\(\)\)\.filter\([\w$]+=>[\w$]+\.length>=)3/,
    "$14",
    {
      scenarios: "Short names",
    },
  ),
  inReporting(
    "REPORT-5",
    "Page loads are reported with personal data",
    /,beforeSendTransaction:[\w$]+(\},"gatsby")/,
    "$1",
  ),
  inReporting("REPORT-1", "The reporting service may store the visitor's address", "userInfo:!1,", "userInfo:!0,"),
  inReporting("REPORT-4", "Text from text areas is reported", '"input, textarea"', '"input"'),
  inReporting(
    "REPORT-4",
    "Text from removed fields is reported",
    'of["input","change"])document.',
    'of["kvist"])document.',
    { scenarios: "a form that is gone" },
  ),
  inReporting(
    "REPORT-5",
    "Addresses are reported with their queries",
    "search(/[?#]/);return ",
    "search(/[?#]/);return 1?t:",
    {
      scenarios: "an address in an error",
    },
  ),
  inReporting(
    "REPORT-6",
    "An error's report lists requests to other services",
    /\{breadcrumbs:[\w$]+\([\w$]+\)\}/,
    "{}",
  ),
  inReporting("REPORT-6", "A page load's report lists requests to other services", /\{spans:[\w$]+\([\w$]+\)\}/, "{}"),
  inPages(
    "REPORT-2",
    "Errors of the first scripts are lost",
    /[\w$]+\.push\([\w$]+\)(\};window\.earlyErrors)/,
    "$1",
    "the site's first script",
  ),
  inPages(
    "REPORT-2",
    "Rejected promises of the first scripts are lost",
    '["error","unhandledrejection"]',
    '["error"]',
    "the site's first script",
  ),
  inApp("REPORT-2", "Early errors are never sent", ".caught.splice(0)", ".caught.slice(0,0)", {
    scenarios: "the site's first script",
  }),
  inApp(
    "REPORT-2",
    "Early errors of components are lost",
    /(let [\w$]+=([\w$]+)=>\{)[\w$]+\.push\(\2\)(\};const [\w$]+=\(\)=>\{const\{earlyErrors)/,
    "$1$3",
    { scenarios: "A component that fails before" },
  ),
  inApp(
    "REPORT-2",
    "Later errors of components are lost",
    /(rendering:[\w$]+\.splice\(0\)\}\)),[\w$]+=[\w$]+\}catch/,
    "$1}catch",
    { scenarios: "A component that fails after" },
  ),
  inApp(
    "REPORT-3",
    "The reporting scripts do not wait for the page",
    /"complete"===document\.readyState(\?[\w$]+\(\):addEventListener\("load")/,
    "!0$1",
  ),
  inApp(
    "REPORT-3",
    "The reporting scripts are requested in a loop",
    /\(async ([\w$]+)=>\{(try\{const\{start:.*?\}catch\{)[\w$]+\(\)/,
    "(async function again($1){$2setTimeout(again,9,$1)",
  ),
]
