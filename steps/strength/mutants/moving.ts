import type { Mutant } from "../mutant.ts"
import { app, changed, inApp, inTemplate } from "./changes.ts"

const delay = /("onDelayedLoadPageResources",\{pathname:[\w$]+\}\)\},)1e3\)/

/**
 * Changes the layout in one template's script only, because each template's script contains it and the first page's
 * copy runs.
 */
const layout = inTemplate("listings")

export const moving: readonly Mutant[] = [
  inApp("NAV-1", "the next page is not scrolled", /&&window\.scrollTo\(0,[\w$]+\)(\},[\w$]+\.scrollToHash)/, "$1"),
  inApp(
    "NAV-1",
    "the next page is not scrolled (Norway)",
    /&&window\.scrollTo\(0,[\w$]+\)(\},[\w$]+\.scrollToHash)/,
    "$1",
    { site: "no" },
  ),
  inApp(
    "NAV-2",
    "the list is not brought back to where it was left",
    /null===[\w$]+\|\|[\w$]+\|\|[\w$]+\|\|window\.scrollTo\(0,[\w$]+\),/,
    "",
  ),
  inApp(
    "NAV-2",
    "every page with a kept position is scrolled to its top",
    /null===\(0,[\w$]+\.[\w$]+\)\([\w$]+\.pathname\)\|\|/,
    "!0||",
  ),
  inApp("NAV-2", "a visitor who has begun to scroll is taken elsewhere", /&&window\.scrollY>0&&!/, "&&!1&&!"),
  inApp("NAV-2", "positions are kept for all lists together", /[\w$]+\.[\w$]+\.scroll\+[\w$]+/, '"kvistbo-scroll"'),
  inApp("NAV-3", "Gatsby forgets where a page was left", "window.sessionStorage.setItem(", "void("),
  {
    rule: "NAV-3",
    change: "the list is kept beyond the session",
    site: "se",
    source: {
      file: "src/browser/storage/storage.ts",
      replace: 'const session: Area = "sessionStorage"',
      with: 'const session: Area = "localStorage"',
    },
  },
  inApp("NAV-4", "a navigation is slow from 1001 ms on", delay, "$11001)"),
  inApp("NAV-4", "a navigation is slow from 900 ms on", delay, "$1900)"),
  inApp(
    "NAV-4",
    "going back starts no clock",
    /const ([\w$]+)=[\w$]+\|\|[\w$]+\([\w$]+\);this\.loadingPath=/,
    "const $1={isLatest:()=>!0,end(){}};this.loadingPath=",
  ),
  inApp(
    "NAV-4",
    "progress is never shown",
    /([\w$]+=\(\)=>\(0,[\w$]+\.[\w$]+\)\(!)0(\),[\w$]+=\(\{location:[\w$]+,prevLocation)/,
    "$11$2",
  ),
  inApp("NAV-5", "the answer that comes last wins", /isLatest:\(\)=>[\w$]+===[\w$]+,/, "isLatest:()=>!0,"),
  inApp("NAV-5", "a link does not end what Back began", /(\.then\([\w$]+=>\{)[\w$]+\.isLatest\(\)&&/, "$1!0&&"),
  inApp("NAV-5", "Back does not end what a link began", /"POP"===([\w$]+\.action)&&/, '"PUP"===$1&&'),
  inApp("NAV-5", "a place in the page ends what a link began", /("POP"===[\w$]+\.action&&)[\w$]+\(\)!==[\w$]+&&/, "$1"),
  inApp(
    "NAV-6",
    "pages are announced in English",
    /([\w$]+\.length&&\([\w$]+=)([\w$]+\[0\]\.textContent\))/,
    '$1"Navigated to "+$2',
  ),
  inApp("NAV-8", "nothing is scrolled to a fragment", /[\w$]+\.scrollIntoView\(\)/, "0"),
  inApp(
    "NAV-8",
    "Back draws before the browser has scrolled to where the page was left",
    /\|\|"POP"===[\w$]+&&[\w$]+\.hash(\?requestAnimationFrame)/,
    "$1",
  ),
]

const repeated = (rule: string, call: string, replace: RegExp): Mutant[] => [
  inApp(rule, `${call} is tried again twice`, replace, "$12$2"),
  inApp(rule, `${call} is tried again four times`, replace, "$14$2"),
]

/** Loading pages and prefetching them. */
export const loading: readonly Mutant[] = [
  inApp("LOAD-1", "page data is asked for with the first page's path", /"\/"===[\w$]+\?"index":/, '!0?"index":'),
  inApp(
    "LOAD-2",
    "page data that is not found is a failure like any other",
    /404===([\w$]+\|\|200===[^;]{0,160}?this\.fetchPageDataJson)/,
    "410===$1",
  ),
  {
    rule: "LOAD-2",
    change: "nobody asks whether the page is there",
    site: "se",
    delivery: [{ in: app, replace: /("HEAD"\)\.then\([\w$]+=>)200===/, with: "$1599===", places: 2 }],
  },
  inApp(
    "LOAD-3",
    "page data that fails on the server is tried again",
    /500===([\w$]+&&"\/500\.html"!==[\w$]+\?this\.fetchPageDataJson)/,
    "599===$1",
  ),
  inApp(
    "LOAD-3",
    "the server-error page asks for itself without end",
    /(500===[\w$]+)&&"\/500\.html"!==[\w$]+\?(?=this\.fetchPageDataJson)/,
    "$1?",
  ),
  ...repeated("LOAD-4", "page data", /(internalServerError:!0\}\)\):[\w$]+<)3(\?this\.fetchPageDataJson)/),
  ...repeated("LOAD-4", "app data", /(200!==[\w$]+&&[\w$]+<)3(\)return this\.loadAppData)/),
  ...repeated("LOAD-4", "slice and static-query data", /(<)3(\)return this\.fetchJson)/),
  inApp(
    "LOAD-5",
    "the query is lost on the way",
    /href\),void\(window\.location=([\w$]+)\+[\w$]+\+[\w$]+\)/,
    "href),void(window.location=$1)",
  ),
  inApp(
    "LOAD-5",
    "nothing happens after the last retry",
    /href\),void\(window\.location=[\w$]+\+[\w$]+\+[\w$]+\)/,
    "href),void 0",
  ),
  inApp(
    "LOAD-5",
    "a page without its data gives way to the error page",
    /"\/500\.html"===([\w$]+\.page\.path&&"\/500\.html"!==)/,
    '"/599.html"===$1',
  ),
  inApp(
    "LOAD-5",
    "going back stays where it is",
    /:window\.location\.reload\(\)(?=\)*\}\)\},[\w$]+\.shouldComponentUpdate)/,
    ":0",
  ),
  inApp(
    "LOAD-6",
    "a failed chunk is left at that",
    /\?window\.location\.reload\(\)(:[\w$]+\.[\w$]+\.emit\("onChunkMissing")/,
    "?0$1",
  ),
  inApp(
    "LOAD-6",
    "a failed chunk is tried again without end",
    /&&![\w$]+\.includes\([\w$]+\([\w$]+\)\)(&&[\w$]+\([\w$]+\)\?window\.location\.reload)/,
    "$1",
  ),
  inApp(
    "LOAD-6",
    "a chunk that failed once is never tried again",
    /(\|\|\[\]),sessionStorage\.removeItem\([\w$]+\)/,
    "$1",
  ),
  inApp(
    "LOAD-6",
    "what React loads when it draws is not tried again",
    /(errorInfo:[\w$]+,reload:\(\)=>)[\w$]+\([\w$]+\)/,
    "$10",
  ),
  inApp("LOAD-6", "chunks of styles are not recognised", "(css )?chunk", "chunk"),
  inApp("LOAD-6", "nobody tells the visitor", /[\w$]+\.[\w$]+\.emit\("onChunkMissing",[\w$]+\)/, "0"),
  inApp("LOAD-10", "what is written is nobody's concern", /(\.some\(([\w$]+)=>)\2\.value&&\(/, "$1!1&&("),
  inApp("LOAD-10", "what was written first is not known", /\|\|[\w$]+\.value!==[\w$]+\.defaultValue/, ""),
  inApp("LOAD-10", "nobody asks whether the page can be loaded", /(<500,\(\)=>)!1/, "$1!0"),
  inApp("LOAD-7", "app data is posted", /(\.memoizedGet=function\([^)]*\)\{.*?)"GET"/, '$1"POST"'),
  inApp("LOAD-7", "static-query data has another address", "/page-data/sq/d/", "/page-data/sq/e/"),
  {
    rule: "LOAD-8",
    change: "what a page throws is not taken in",
    site: "se",
    delivery: [
      { in: /^\/(component|slice)---src-templates-[a-z-]+-[0-9a-f]+\.js$/, replace: "failed:!0", with: "failed:!1" },
    ],
  },
  {
    rule: "LOAD-9",
    change: "a page lacks the styles of its kind",
    site: "se",
    delivery: [{ in: /\/$/, replace: /<style data-href="\/\d+-[^>]*>[\s\S]*?<\/style>/, with: "" }],
  },
  {
    rule: "LOAD-9",
    change: "a page has the styles of all pages",
    site: "fi",
    source: { file: "src/gatsby/webpack-config.ts", replace: "splitStylesByTemplate(config)", with: "void 0" },
  },
  {
    rule: "LOAD-9",
    change: "what sleeps in a page comes with styles of its own",
    site: "se",
    source: {
      file: "src/gatsby/webpack-config.ts",
      replace: "contentHashPlugin, islandStylesPlugin,",
      with: "contentHashPlugin,",
    },
  },
  changed(/^\/webpack-runtime-[0-9a-f]+\.js$/)(
    "LOAD-9",
    "the next page does not wait for its styles",
    /("load"===[\w$]+\.type\)([\w$]+)\(\);else\{.*?,document\.head\.appendChild\([\w$]+\))/,
    "$1,$2()",
  ),

  inApp("PREFETCH-1", "batches of six", ".splice(0,4)", ".splice(0,6)"),
  inApp("PREFETCH-1", "batches of three", ".splice(0,4)", ".splice(0,3)"),
  inApp("PREFETCH-1", "nothing is loaded ahead (Norway)", /this\.prefetchQueued\.push\(\[\w,[\w$]+\]\)/, "0", {
    site: "no",
  }),
  inApp("PREFETCH-2", "the first batch comes after a second", /3e3(\)\),\{then:)/, "1e3$1"),
  inApp("PREFETCH-2", "the first batch comes after four seconds", /3e3(\)\),\{then:)/, "4e3$1"),
  inApp("PREFETCH-2", "the next batch comes after a second", /3e3(\)\}\):this\.isPrefetchQueueRunning)/, "1e3$1"),
  inApp("PREFETCH-3", "slow-2g is not known", '.includes("2g")', '.startsWith("2g")'),
  inApp("PREFETCH-3", "only slow-2g is known", '.includes("2g")', '.startsWith("slow")'),
  inApp("PREFETCH-3", "3g counts as slow", '.includes("2g")', '.includes("g")'),
  inApp("PREFETCH-4", "data saver is ignored", "navigator.connection.saveData", "navigator.connection.saveDatum"),
  inApp("PREFETCH-4", "data saver is always on", "navigator.connection.saveData", "!0"),
  inApp("PREFETCH-5", "no bot is known", "/bot|crawler|spider|crawling/i", "/^$/"),
  ...["bot", "crawler", "spider", "crawling"].map((name) =>
    inApp(
      "PREFETCH-5",
      `nobody knows "${name}"`,
      "/bot|crawler|spider|crawling/i",
      `/${["bot", "crawler", "spider", "crawling"].filter((other) => other !== name).join("|")}/i`,
    ),
  ),
  inApp("PREFETCH-5", "everybody is a bot", "/bot|crawler|spider|crawling/i", "/./"),
  inApp("PREFETCH-6", "a failure holds up the rest", /\.catch\(\(\)=>\{[\w$]+\.resolve\(!1\)\}\)/, ""),

  inApp("PREFETCH-7", "code waits for the page to be opened", /\.then\(\(\)=>this\.loadComponent\([\w$]+\)\)/, ""),
  inApp(
    "PREFETCH-7",
    "page data is asked for again",
    /return this\.pageDataDb\.set\([\w$]+,[\w$]+\),(?=[\w$]+\}\)\},[\w$]+\.loadRecentAppData)/,
    "return ",
    { site: "no" },
  ),
  inApp("PREFETCH-7", "app data is asked for with each page", /Date\.now\(\)-([\w$]+)<3e5/, "Date.now()-$1<0", {
    site: "no",
  }),
  inApp("PREFETCH-7", "app data holds for good", /Date\.now\(\)-([\w$]+)<3e5/, "Date.now()-$1<9e9", { site: "no" }),
  inApp(
    "PREFETCH-7",
    "slices wait for the page to be opened",
    /Array\.from\(new Set\(Object\.values\([\w$]+\)\),(?=[\w$]+=>this\.loadSliceDataJson)/,
    "Array.from([],",
    { site: "no" },
  ),

  inApp("PREFETCH-8", "a mouse over a link says nothing", /___loader\.hovering\([\w$]+\.pathname/, "void(", {
    site: "se",
  }),
  inApp("PREFETCH-8", "a finger on a link says nothing", '["pointerdown","focusin"]', '["focusin"]'),
  inApp("PREFETCH-8", "the keyboard says nothing", '["pointerdown","focusin"]', '["pointerdown"]', { site: "fi" }),
  inApp(
    "PREFETCH-8",
    "passing by with the keyboard costs who saves data",
    /null!=[\w$]+&&[\w$]+\.saveData\|\|(![\w$]+\.matches\(":focus-visible"\))/,
    "$1",
  ),
  inApp("PREFETCH-8", "a template that is gone is an error", /void 0===([\w$]+)\|\|(\1\.call\([\w$]+\)\.catch)/, "$2"),
  inApp("PREFETCH-9", "what is loaded ahead has high priority", /priority:"low"/, 'priority:"high"'),
  inApp("PREFETCH-9", "app data is asked for with each batch", /Date\.now\(\)-([\w$]+)<3e5/, "Date.now()-$1<0"),
  inApp("PREFETCH-9", "an error page is loaded in the place of one that is gone", /ahead:!0/, "ahead:!1", {
    scenarios: "Pages that are gone",
  }),
  inApp("PREFETCH-8", "code waits for the data", /[\w$]+\.dataset\.chunk/, "void 0", { site: "se" }),
  layout("NAV-7", "Back draws the list anew", /\.entry===[\w$]+/, "$&+1"),
  layout("NAV-7", "every way to a list leads to the one that was left", /&&[\w$]+\.entry===[\w$]+/, ""),
  layout("NAV-7", "the list that was left can be found", /\{contentVisibility:"hidden"\}/, '{position:"relative"}'),
  {
    rule: "NAV-7",
    change: "a home that was left for the list stays in the page",
    site: "se",
    source: {
      file: "src/components/frame/PageCache/PageCache.tsx",
      replace: "if (!isOver) turn(",
      with: "if (isOver) turn(",
    },
    scenarios: "Back to a search",
  },
]
