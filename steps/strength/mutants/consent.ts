import type { Change, Mutant } from "../mutant.ts"
import { changed, inApp, page, scripts } from "./changes.ts"

/** Scripts that load on demand. */
const lazy = /^\/(?:consent-form|tracker-traces|[0-9a-f]+)-[0-9a-f]{8}\.js$/

const inLazy = changed(lazy)
const inStyles = changed(/\.css$/)

const alreadyThere = { scenarios: "already on the page" }
const agreesToAll = { scenarios: "of the Sweden site" }

const lookUp = String.raw`\(0,[\w$]+\.[\w$]+\)\([\w$]+\.[\w$]+\[[\w$]+\]\.purpose\)`
const allowed = new RegExp(String.raw`if\(!${lookUp}\|\|!([\w$]+)\)return!1;try`)
const due = new RegExp(String.raw`${lookUp}&&!([\w$]+\.has\([\w$]+\))`)

/** The button that refuses consent in the form. */
const refusal =
  /(\(0,[\w$]+\.jsx\)\("button",\{type:"button",)(onClick:\(\)=>[\w$]+\([\w$]+\),children:[\w$]+\.onlyNecessary\}\),)/
const ticked = /(preventDefault\(\),)([\w$]+)\(([\w$]+)\)/

const purposeOf = (vendor: string): string => `vendor:"${vendor}",purpose:"marketing"`

const cookieControl: readonly Change[] = [
  { in: /\/$/, replace: /<a href="[^"]*">Kakinställningar<\/a>(?=<\/div><\/footer>)/, with: "", places: 1 },
  { in: scripts, replace: /[\w$]+&&\(0,[\w$]+\.jsx\)\([\w$]+,\{settings:[\w$]+\}\)/, with: "null" },
]

export const consent: readonly Mutant[] = [
  inLazy("TRACKER-1", "Consent to one purpose allows all purposes", allowed, "if(!$1)return!1;try", alreadyThere),
  inLazy("TRACKER-1", "Meta receives a page view under another name", '"PageView"', '"ViewContent"', agreesToAll),
  inLazy("TRACKER-7", "Meta reads buttons", '"autoConfig",!1', '"autoConfig",!0', agreesToAll),
  inLazy("TRACKER-1", "Meta tracks the address itself", "disablePushState:!0", "disablePushState:!1", agreesToAll),
  {
    rule: "TRACKER-7",
    change: "One site has another site's tracker id",
    site: "fi",
    scenarios: "of the Finland site",
    delivery: [{ in: /^\/page-data\/sq\/d\//, replace: "100000000000358", with: "100000000000046" }],
  },
  inLazy(
    "TRACKER-2",
    "A tracker that has not loaded counts as informed",
    /(\|\|![\w$]+\)return)!1(;try)/,
    "$1!0$2",
    alreadyThere,
  ),
  inApp("TRACKER-2", "Only the first page is tracked", /([\w$]+=[\w$]+,)[\w$]+\.clear\(\),/, "$1", {
    site: "no",
    scenarios: "of the Norway site",
  }),
  inLazy(
    "TRACKER-2",
    "Pinterest receives an event of another name",
    '("page"),taboola',
    '("pagevisit"),taboola',
    agreesToAll,
  ),
  inApp(
    "TRACKER-3",
    "Google Analytics counts as marketing",
    'Analytics",purpose:"statistics"',
    'Analytics",purpose:"marketing"',
    alreadyThere,
  ),
  inLazy("TRACKER-3", "Google receives the document's title under a wrong key", "{page_title:", "{title:", agreesToAll),
  inLazy(
    "TRACKER-7",
    "Consent to statistics allows adverts",
    'ad_storage:"denied"',
    'ad_storage:"granted"',
    agreesToAll,
  ),
  inLazy("TRACKER-7", "Google counts the first page itself", "send_page_view:!1", "send_page_view:!0", agreesToAll),
  inLazy(
    "TRACKER-4",
    "A tracker receives the same page twice",
    /(try\{return [\w$]+\([\w$]+\)),!0(\}catch)/,
    "$1,!1$2",
    agreesToAll,
  ),
  inLazy("TRACKER-7", "Taboola receives no site id", /,id:Number\([\w$]+\)\}/, "}", agreesToAll),
  inApp(
    "TRACKER-4",
    "Taboola counts as statistics",
    purposeOf("Taboola"),
    purposeOf("Taboola").replace("marketing", "statistics"),
    alreadyThere,
  ),
  inLazy("TRACKER-5", "Outbrain receives an event in small letters", '"PAGE_VIEW"', '"page_view"', agreesToAll),
  inApp(
    "TRACKER-5",
    "Outbrain counts as statistics",
    purposeOf("Outbrain"),
    purposeOf("Outbrain").replace("marketing", "statistics"),
    alreadyThere,
  ),
  inLazy("TRACKER-7", "Outbrain receives no marketer id", /marketerId:[\w$]+/, 'marketerId:""', agreesToAll),
  inApp("TRACKER-6", "Trackers load without consent", due, "!$1", { scenarios: "meets no tracker" }),
  inApp(
    "TRACKER-6",
    "No answer counts as consent",
    /return!0===(\(null===\([\w$]+=[\w$]+\.get\(\)\.consent\))/,
    "return!1!==$1",
    {
      scenarios: "reads on without an answer",
    },
  ),
  inLazy("TRACKER-6", "The choice of one purpose counts as all", ticked, "$1$2({statistics:!0,marketing:!0})", {
    site: "fi",
    scenarios: "accepts only",
  }),
  inLazy("TRACKER-6", "Taboola's script is another site's", /\/unip\/\$\{[\w$]+\}\//, "/unip/1/", {
    site: "fi",
    scenarios: "accepts only",
  }),
  {
    rule: "TRACKER-6",
    change: "The security policy blocks Meta's reports",
    site: "no",
    scenarios: "on the Norway site",
    delivery: [{ in: /\/$/, header: "content-security-policy", replace: " https://www.facebook.com", with: "" }],
  },

  inLazy(
    "CONSENT-1",
    "The box for statistics is ticked in advance",
    /(useState\)\(null!=([\w$]+)\?\2:)[\w$]+\)/,
    "$1{statistics:!0,marketing:!1})",
  ),
  inLazy("CONSENT-1", 'The consent question has no "no"', refusal, ""),
  inLazy("CONSENT-1", '"No" is paler than "yes"', refusal, "$1style:{opacity:.6},$2"),
  inLazy(
    "CONSENT-1",
    '"Yes" is louder than "no"',
    /(\{type:"button",)(onClick:\(\)=>[\w$]+\([\w$]+\),children:[\w$]+\.acceptAll)/,
    '$1style:{background:"#060"},$2',
  ),
  inStyles(
    "CONSENT-1",
    "The consent question covers the page",
    "inset:auto 0 0;max-height:max(45dvh,9rem)",
    "inset:0;max-height:none",
  ),

  inApp("CONSENT-2", "A choice lasts 13 months", ".getMonth()+12)", ".getMonth()+13)"),
  inApp("CONSENT-2", "A choice lasts 11 months", ".getMonth()+12)", ".getMonth()+11)"),
  inApp("CONSENT-2", "A choice about other purposes still counts", /[\w$]+\.version===[\w$]+&&/, ""),
  inApp("CONSENT-2", "A choice with a future date counts", /[\w$]+\.getTime\(\)<=Date\.now\(\)\+864e5&&/, ""),
  inApp("CONSENT-2", "An incomplete choice counts", '"boolean"==typeof', '"string"!=typeof'),
  inApp(
    "CONSENT-2",
    "A choice that cannot be stored does not count",
    /(\(0,[\w$]+\.[\w$]+\)\([\w$]+,[\w$]+\)),([\w$]+\(\{consent:[\w$]+\}\))\}/,
    "$1&&$2}",
  ),

  {
    rule: "CONSENT-3",
    change: "There are no cookie settings",
    site: "se",
    scenarios: "Kakinställningar",
    delivery: cookieControl,
  },
  {
    rule: "CONSENT-3",
    // Browsers return the focus from a dialog themselves, if a click on the control that opened it has focused it.
    change: "The focus does not return to the link to the settings",
    site: "no",
    scenarios: "Lukk uten",
    delivery: [
      {
        in: scripts,
        replace: /\(([\w$]+\.currentTarget)\)(,children:)/,
        with: "($1.blur()||document.body)$2",
      },
    ],
  },
  inLazy(
    "CONSENT-3",
    "Leaving the settings changes the choice",
    new RegExp(`${ticked.source}(.*?onClose:)[\\w$]+(,children)`),
    "$1$2($3)$4()=>$2($3)$5",
    {
      site: "fi",
      scenarios: "Sulje muuttamatta",
    },
  ),
  inLazy(
    "CONSENT-3",
    "The settings do not show the earlier choice",
    /useState\)\(null!=([\w$]+)\?\1:([\w$]+)\)/,
    "useState)($2)",
  ),
  inApp("CONSENT-3", "Trackers stay on the page after a refusal", /(await [\w$]+\(\)),location\.reload\(\)/, "$1", {
    scenarios: "Refusing marketing removes",
  }),
  inApp(
    "CONSENT-3",
    "The reload after a refusal ends a navigation within the site",
    /addEventListener\("click",[\w$]+,!0\),(await [\w$]+\(\),location)/,
    "$1",
    { scenarios: "A link that the visitor follows" },
  ),
  inLazy("CONSENT-3", "Cookies stay after a refusal", "max-age=0", "max-age=900", {
    scenarios: "Refusing marketing removes",
  }),
  inLazy("CONSENT-3", "Stored data stays after a refusal", /[\w$]+\.removeItem\([\w$]+\)/, "0", {
    scenarios: "Refusing marketing removes",
  }),
  inApp(
    "CONSENT-3",
    "Data that trackers write while the page unloads stays",
    /\(0,[\w$]+\.[\w$]+\)\([\w$]+\.[\w$]+\.trackersUsed\)&&![\w$]+\.[\w$]+\.every\([\w$]+\.[\w$]+\)&&[\w$]+\(\)/,
    "0",
    { site: "no", scenarios: "while the page unloads" },
  ),
  inApp(
    "CONSENT-3",
    "Other windows ignore a changed choice",
    /(const [\w$]+=)\(0,[\w$]+\.[\w$]+\)\([\w$]+,[\w$]+\)(?=,[\w$]+=[\w$]+=>[\w$]+\.persisted)/,
    "$1()=>{}",
    {
      scenarios: "in another window",
    },
  ),

  inLazy(
    "CONSENT-4",
    "The consent question hides the focused element",
    ".scrollPaddingBottom=",
    ".scrollPaddingLeft=",
    { scenarios: "hides no element" },
  ),
  {
    rule: "CONSENT-4",
    change: "The focus is lost when the consent question closes",
    site: "se",
    scenarios: "Enter answers it",
    delivery: [{ in: scripts, replace: /\.focus\(\{preventScroll:!0\}\)/, with: ".blur()" }],
  },

  inLazy("CONSENT-6", "Cookies of a folder stay after a refusal", /path=\$\{[\w$]+\}/, "path=/", {
    scenarios: "Refusing all cookies",
  }),
  inLazy("CONSENT-6", "Session data stays after a refusal", /([\w$]+)\(sessionStorage\)/, "0", {
    scenarios: "Refusing all cookies",
  }),
  inLazy("CONSENT-6", "Databases stay after a refusal", /indexedDB\.deleteDatabase\([\w$]+\)/, "0", {
    scenarios: "Refusing all cookies",
  }),
  inLazy(
    "CONSENT-6",
    "One refusal removes the data of all purposes",
    /"statistics":"marketing"/,
    '"statistics":"statistics"',
    {
      scenarios: "Refusing statistics",
    },
  ),
  inApp(
    "CONSENT-6",
    "The browser looks for tracker data of visitors who never agreed",
    /trackersUsed:"trackers-used"/,
    'trackersUsed:"consent"',
    {
      scenarios: "never agreed",
    },
  ),
  {
    rule: "CONSENT-5",
    change: "The privacy page does not name a tracker",
    site: "se",
    scenarios: "/datasakerhet/ on the Sweden site names",
    delivery: [{ in: page("/datasakerhet/"), replace: ", Pinterest och Taboola", with: " och Pinterest" }],
  },
  {
    rule: "CONSENT-5",
    change: "Norway's question does not link to the privacy text",
    site: "no",
    source: { file: "src/site/frame/consent.ts", replace: "#privacy`", with: "#trackers`" },
  },
  {
    rule: "CONSENT-5",
    change: "The privacy page does not explain how to withdraw consent",
    site: "fi",
    scenarios: "/fi/yksityisyys/ on the Finland site says",
    delivery: [
      { in: page("/fi/yksityisyys/"), replace: /Evästeasetukset(?!<\/a><\/div><\/footer>)/, with: "pyydä meitä" },
    ],
  },
]
