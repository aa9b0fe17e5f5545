import type { Change, Mutant } from "../mutant.ts"
import { changed, inApp, page, scripts } from "./changes.ts"

/** Scripts that load on demand. */
const lazy = /^\/(?:consent-form|[0-9a-f]+)-[0-9a-f]{8}\.js$/

const inLazy = changed(lazy)
const inStyles = changed(/\.css$/)

const alreadyThere = { scenarios: "Already there" }
const agreesToAll = { scenarios: "A visitor to Sweden agrees to everything" }

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
  inLazy("TRACKER-1", "a yes to one purpose is one to all", allowed, "if(!$1)return!1;try", alreadyThere),
  inLazy("TRACKER-1", "a visitor of Meta's has another name", '"PageView"', '"ViewContent"', agreesToAll),
  inLazy("TRACKER-1", "Meta reads buttons", '"autoConfig",!1', '"autoConfig",!0', agreesToAll),
  inLazy("TRACKER-1", "Meta follows the address by itself", "disablePushState:!0", "disablePushState:!1", agreesToAll),
  {
    rule: "TRACKER-1",
    change: "one site has the other's id",
    site: "fi",
    scenarios: "A visitor to Finland",
    delivery: [{ in: /^\/page-data\/sq\/d\//, replace: "100000000000358", with: "100000000000046" }],
  },
  inLazy("TRACKER-2", "who is not there counts as told", /(\|\|![\w$]+\)return)!1(;try)/, "$1!0$2", alreadyThere),
  inApp("TRACKER-2", "only the first page is told of", /([\w$]+=[\w$]+,)[\w$]+\.clear\(\),/, "$1", {
    site: "no",
    scenarios: "A visitor to Norway",
  }),
  inLazy(
    "TRACKER-2",
    "Pinterest is told of an event of its own",
    '("page"),taboola',
    '("pagevisit"),taboola',
    agreesToAll,
  ),
  inLazy("TRACKER-3", "Google is told of a page with the document's title", "{page_title:", "{title:", agreesToAll),
  inLazy(
    "TRACKER-3",
    "a yes to statistics is one to adverts",
    'ad_storage:"denied"',
    'ad_storage:"granted"',
    agreesToAll,
  ),
  inLazy("TRACKER-3", "Google counts the first page by itself", "send_page_view:!1", "send_page_view:!0", agreesToAll),
  inLazy(
    "TRACKER-4",
    "who was told is told again",
    /(try\{return [\w$]+\([\w$]+\)),!0(\}catch)/,
    "$1,!1$2",
    agreesToAll,
  ),
  inLazy("TRACKER-4", "Taboola is told without the site's id", /,id:Number\([\w$]+\)\}/, "}", agreesToAll),
  inApp(
    "TRACKER-4",
    "Taboola is statistics",
    purposeOf("Taboola"),
    purposeOf("Taboola").replace("marketing", "statistics"),
    alreadyThere,
  ),
  inLazy("TRACKER-5", "Outbrain is told in small letters", '"PAGE_VIEW"', '"page_view"', agreesToAll),
  inApp(
    "TRACKER-5",
    "Outbrain is statistics",
    purposeOf("Outbrain"),
    purposeOf("Outbrain").replace("marketing", "statistics"),
    alreadyThere,
  ),
  inLazy("TRACKER-5", "Outbrain does not know whose visitor it is", /marketerId:[\w$]+/, 'marketerId:""', agreesToAll),
  inApp("TRACKER-6", "scripts come before the visitor has agreed", due, "!$1", { scenarios: "Before and after a yes" }),
  inApp(
    "TRACKER-6",
    "who has not answered has agreed",
    /return!0===(\(null===\([\w$]+=[\w$]+\.get\(\)\.consent\))/,
    "return!1!==$1",
    {
      scenarios: "Reading on",
    },
  ),
  inLazy("TRACKER-6", "the choice of one purpose is sent as all", ticked, "$1$2({statistics:!0,marketing:!0})", {
    site: "fi",
    scenarios: "A yes to one purpose",
  }),
  inLazy("TRACKER-6", "Taboola's script is another site's", /\/unip\/\$\{[\w$]+\}\//, "/unip/1/", {
    site: "fi",
    scenarios: "A yes to one purpose",
  }),
  {
    rule: "TRACKER-6",
    change: "the policy keeps Meta from reporting",
    site: "no",
    scenarios: "in Norway",
    delivery: [{ in: /\/$/, header: "content-security-policy", replace: " https://www.facebook.com", with: "" }],
  },

  inLazy(
    "CONSENT-1",
    "statistics are ticked beforehand",
    /(useState\)\(null!=([\w$]+)\?\2:)[\w$]+\)/,
    "$1{statistics:!0,marketing:!1})",
  ),
  inLazy("CONSENT-1", "no cannot be said", refusal, ""),
  inLazy("CONSENT-1", "no is paler than yes", refusal, "$1style:{opacity:.6},$2"),
  inLazy(
    "CONSENT-1",
    "yes is louder than no",
    /(\{type:"button",)(onClick:\(\)=>[\w$]+\([\w$]+\),children:[\w$]+\.acceptAll)/,
    '$1style:{background:"#060"},$2',
  ),
  inStyles(
    "CONSENT-1",
    "the question covers the page",
    "inset:auto 0 0;max-height:max(45dvh,9rem)",
    "inset:0;max-height:none",
  ),

  inApp("CONSENT-2", "a choice is for 13 months", ".getMonth()+12)", ".getMonth()+13)"),
  inApp("CONSENT-2", "a choice is for 11 months", ".getMonth()+12)", ".getMonth()+11)"),
  inApp("CONSENT-2", "a choice is for whatever is asked", /[\w$]+\.version===[\w$]+&&/, ""),
  inApp("CONSENT-2", "a choice of a day to come is one", /[\w$]+\.getTime\(\)<=Date\.now\(\)\+864e5&&/, ""),
  inApp("CONSENT-2", "half a choice is one", '"boolean"==typeof', '"string"!=typeof'),
  inApp(
    "CONSENT-2",
    "a choice that cannot be kept is none",
    /(\(0,[\w$]+\.[\w$]+\)\([\w$]+,[\w$]+\)),([\w$]+\(\{consent:[\w$]+\}\))\}/,
    "$1&&$2}",
  ),

  {
    rule: "CONSENT-3",
    change: "there are no settings",
    site: "se",
    scenarios: "/objekt/kvistgatan-12/",
    delivery: cookieControl,
  },
  {
    rule: "CONSENT-3",
    // Browsers return the focus from a dialog themselves, if a click on the control that opened it has focused it.
    change: "nobody knows what opened the settings",
    site: "no",
    scenarios: "/nb/",
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
    "leaving changes the choice",
    new RegExp(`${ticked.source}(.*?onClose:)[\\w$]+(,children)`),
    "$1$2($3)$4()=>$2($3)$5",
    {
      site: "fi",
      scenarios: "Looking",
    },
  ),
  inLazy("CONSENT-3", "the settings forget the choice", /useState\)\(null!=([\w$]+)\?\1:([\w$]+)\)/, "useState)($2)"),
  inApp("CONSENT-3", "what is loaded stays after a no", /(await [\w$]+\(\)),location\.reload\(\)/, "$1", {
    scenarios: "A no to marketing",
  }),
  inLazy("CONSENT-3", "cookies stay after a no", "max-age=0", "max-age=900", { scenarios: "A no to marketing" }),
  inLazy("CONSENT-3", "what is stored stays after a no", /[\w$]+\.removeItem\([\w$]+\)/, "0", {
    scenarios: "A no to marketing",
  }),
  inApp(
    "CONSENT-3",
    "what is written as the page goes stays",
    /\(0,[\w$]+\.[\w$]+\)\([\w$]+\.[\w$]+\.trackersUsed\)&&![\w$]+\.[\w$]+\.every\([\w$]+\.[\w$]+\)&&[\w$]+\(\)/,
    "0",
    { site: "no", scenarios: "A no to all" },
  ),
  inApp(
    "CONSENT-3",
    "other windows do not hear of it",
    /(const [\w$]+=)\(0,[\w$]+\.[\w$]+\)\([\w$]+,[\w$]+\)(?=,[\w$]+=[\w$]+=>[\w$]+\.persisted)/,
    "$1()=>{}",
    {
      scenarios: "another window",
    },
  ),

  inLazy(
    "CONSENT-4",
    "the page does not scroll clear of the question",
    ".scrollPaddingBottom=",
    ".scrollPaddingLeft=",
    { scenarios: "Nothing with the focus" },
  ),
  {
    rule: "CONSENT-4",
    change: "the focus is lost with the question",
    site: "se",
    scenarios: "lets go of the focus",
    delivery: [{ in: scripts, replace: /\.focus\(\{preventScroll:!0\}\)/, with: ".blur()" }],
  },

  inLazy("CONSENT-6", "cookies of a folder stay", /path=\$\{[\w$]+\}/, "path=/", { scenarios: "A no to all" }),
  inLazy("CONSENT-6", "what is kept for the session stays", /([\w$]+)\(sessionStorage\)/, "0", {
    scenarios: "A no to all",
  }),
  inLazy("CONSENT-6", "databases stay", /indexedDB\.deleteDatabase\([\w$]+\)/, "0", { scenarios: "A no to all" }),
  inLazy("CONSENT-6", "one no ends all", /"statistics":"marketing"/, '"statistics":"statistics"', {
    scenarios: "A no to statistics",
  }),
  inApp("CONSENT-6", "who never agreed is searched too", /trackersUsed:"trackers-used"/, 'trackersUsed:"consent"', {
    scenarios: "Who has never agreed",
  }),
  {
    rule: "CONSENT-5",
    change: "a service is not named",
    site: "se",
    scenarios: "In Sweden, in Swedish",
    delivery: [{ in: page("/datasakerhet/"), replace: ", Pinterest och Taboola", with: " och Pinterest" }],
  },
  {
    rule: "CONSENT-5",
    change: "Norway's question does not lead to what is said about privacy",
    site: "no",
    source: { file: "src/site/frame/consent.ts", replace: "#privacy`", with: "#trackers`" },
  },
  {
    rule: "CONSENT-5",
    change: "nobody is told how to take a yes back",
    site: "fi",
    scenarios: "In Finland, in Finnish",
    delivery: [
      { in: page("/fi/yksityisyys/"), replace: /Evästeasetukset(?!<\/a><\/div><\/footer>)/, with: "pyydä meitä" },
    ],
  },
]
