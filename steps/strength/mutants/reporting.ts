import type { Mutant } from "../mutant.ts"
import { changed, inApp, inPages } from "./changes.ts"

/** Changes the script for error reports, which contains Sentry and the site's configuration of it. */
const inReporting = changed(/^\/reporting-[0-9a-f]+\.js$/)

const limits = "idleTimeout:1e3,finalTimeout:3e4,childSpanTimeout:3e4})"

export const errorReports: readonly Mutant[] = [
  inReporting("ERROR-1", "no load is sampled", "tracesSampleRate:1,", "tracesSampleRate:0,"),
  inReporting("ERROR-1", "a load is told of span by span", 'traceLifecycle:"static",', ""),
  inApp("ERROR-1", "the scripts that report come to every deployment", /(content;)[\w$]+(\?\(0,)/, "$11$2", {
    scenarios: "A deployment that names no service",
  }),
  inReporting("ERROR-2", "one error in ten is left out", "{dsn:t,sampleRate:1,", "{dsn:t,sampleRate:.9,"),
  inReporting("ERROR-2", "a burst fills the queue", "transportOptions:{bufferSize:1e3},", ""),
  inReporting("ERROR-3", "99 breadcrumbs", "maxBreadcrumbs:100,", "maxBreadcrumbs:99,"),
  inReporting("ERROR-3", "101 breadcrumbs", "maxBreadcrumbs:100,", "maxBreadcrumbs:101,"),
  inReporting("ERROR-4", "idle for 999 ms", limits, limits.replace("1e3", "999")),
  inReporting("ERROR-4", "idle for 1001 ms", limits, limits.replace("1e3", "1001")),
  inReporting("ERROR-5", "over after 29999 ms", limits, limits.replace("finalTimeout:3e4", "finalTimeout:29999")),
  inReporting("ERROR-5", "over after 30001 ms", limits, limits.replace("finalTimeout:3e4", "finalTimeout:30001")),
  inReporting("ERROR-6", "a beat every 4999 ms", /(\.end\(\)\)\},)5e3\)/, "$14999)"),
  inReporting("ERROR-6", "a beat every 5001 ms", /(\.end\(\)\)\},)5e3\)/, "$15001)"),
  inReporting("ERROR-6", "two unchanged beats are enough", /([\w$]+)<3(\|\|\([\w$]+\.setStatus)/, "$1<2$2"),
  inReporting("ERROR-6", "four unchanged beats are needed", /([\w$]+)<3(\|\|\([\w$]+\.setStatus)/, "$1<4$2"),
  inReporting(
    "ERROR-6",
    "Sentry's own limit comes first",
    limits,
    limits.replace("childSpanTimeout:3e4", "childSpanTimeout:14e3"),
  ),
  inReporting("ERROR-7", "spans without end", /(\.length>)1e3(\?[\w$]+\.sort)/, "$11e9$2"),
  inReporting("ERROR-7", "999 spans", /(start_timestamp\)\.slice\(0,)1e3\)/, "$1999)"),
  inReporting(
    "ERROR-8",
    "wherever localhost is named",
    /tracePropagationTargets:\[\/\^https\?[^,]*,/,
    'tracePropagationTargets:["localhost",',
  ),
  inReporting(
    "ERROR-8",
    "localhost is another origin",
    /tracePropagationTargets:\[\/\^https\?[^,]*,/,
    "tracePropagationTargets:[",
  ),
  inReporting("ERROR-8", "none to the page's own origin", ",/^\\//],integrations", "],integrations"),
  inReporting("ERROR-8", "to every origin", ",/^\\//],integrations", ",/./],integrations"),
  inReporting("ERROR-9", "clusters end after 400 ms", ".startTime<1e3&&", ".startTime<400&&", {
    scenarios: "0, 500, 2000",
  }),
  inReporting("ERROR-9", "clusters end after 1600 ms", ".startTime<1e3&&", ".startTime<1600&&", {
    scenarios: "0, 500, 2000",
  }),
  inReporting("ERROR-9", "clusters of 4.5 s", ".startTime<5e3?", ".startTime<4500?", { scenarios: "4650" }),
  inReporting("ERROR-9", "clusters of 6 s", ".startTime<5e3?", ".startTime<6e3?", { scenarios: "4650" }),
  inReporting("REPORT-1", "errors are told as they are", /,beforeSend:[\w$]+,/, ","),
  inReporting("REPORT-1", "numbers with a month in them are told", '"(?:0[1-9]|1[0-2])"', '"(?:77)"', {
    scenarios: "A number of a person",
  }),
  inReporting(
    "REPORT-1",
    "names of three letters are told",
    /(\.trim\(\)\)\.filter\([\w$]+=>[\w$]+\.length>=)3/,
    "$14",
    {
      scenarios: "Short names",
    },
  ),
  inReporting("REPORT-1", "loads are told as they are", /,beforeSendTransaction:[\w$]+(\},"gatsby")/, "$1"),
  inReporting("REPORT-1", "the service may note the visitor's address", "userInfo:!1,", "userInfo:!0,"),
  inReporting("REPORT-1", "text areas are forgotten", '"input, textarea"', '"input"'),
  inReporting(
    "REPORT-1",
    "what was typed is forgotten with its field",
    'of["input","change"])document.',
    'of["kvist"])document.',
    { scenarios: "A visitor who has left a form" },
  ),
  inReporting("REPORT-1", "addresses are told whole", "search(/[?#]/);return ", "search(/[?#]/);return 1?t:", {
    scenarios: "A visitor who is filling in a form",
  }),
  inReporting(
    "REPORT-1",
    "requests before an error are told of, whoever was asked",
    /\{breadcrumbs:[\w$]+\([\w$]+\)\}/,
    "{}",
    { scenarios: "advertisement" },
  ),
  inReporting("REPORT-1", "requests of a load are told of, whoever was asked", /\{spans:[\w$]+\([\w$]+\)\}/, "{}", {
    scenarios: "advertisement",
  }),
  inPages(
    "REPORT-2",
    "errors of the first scripts are not kept",
    /[\w$]+\.push\([\w$]+\)(\};window\.earlyErrors)/,
    "$1",
    "Errors of the first script",
  ),
  inPages(
    "REPORT-2",
    "promises broken in the first scripts are not kept",
    '["error","unhandledrejection"]',
    '["error"]',
    "Errors of the first script",
  ),
  inApp("REPORT-2", "what was kept is told of by nobody", ".caught.splice(0)", ".caught.slice(0,0)", {
    scenarios: "Errors of the first script",
  }),
  inApp(
    "REPORT-2",
    "errors of components are kept for nobody",
    /(let [\w$]+=([\w$]+)=>\{)[\w$]+\.push\(\2\)(\};const [\w$]+=\(\)=>\{const\{earlyErrors)/,
    "$1$3",
    { scenarios: "A component fails before" },
  ),
  inApp(
    "REPORT-2",
    "later errors of components are told of by nobody",
    /(rendering:[\w$]+\.splice\(0\)\}\)),[\w$]+=[\w$]+\}catch/,
    "$1}catch",
    { scenarios: "A component fails after" },
  ),
  inApp(
    "REPORT-3",
    "the scripts that report do not wait for the page",
    /"complete"===document\.readyState(\?[\w$]+\(\):addEventListener\("load")/,
    "!0$1",
  ),
  inApp(
    "REPORT-3",
    "the scripts that report are asked for again and again",
    /\(async ([\w$]+)=>\{(try\{const\{start:.*?\}catch\{)[\w$]+\(\)/,
    "(async function again($1){$2setTimeout(again,9,$1)",
  ),
]
