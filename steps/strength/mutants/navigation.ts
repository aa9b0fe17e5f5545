import type { Mutant } from "../mutant.ts"
import { app, changed, inApp, inTemplate, says, scripts } from "./changes.ts"

const delay = /("onDelayedLoadPageResources",\{pathname:[\w$]+\}\)\},)1e3\)/

/**
 * Changes the layout in one template's script only, because each template's script contains it and the first page's
 * copy runs.
 */
const layout = inTemplate("listings")

export const navigation: readonly Mutant[] = [
  inApp(
    "NAV-1",
    "The next page does not start at its top",
    /&&window\.scrollTo\(0,[\w$]+\)(\},[\w$]+\.scrollToHash)/,
    "$1",
  ),
  inApp(
    "NAV-1",
    "The next page does not start at its top (Norway)",
    /&&window\.scrollTo\(0,[\w$]+\)(\},[\w$]+\.scrollToHash)/,
    "$1",
    { site: "no" },
  ),
  inApp(
    "NAV-2",
    "The list does not return to its position",
    /null===[\w$]+\|\|[\w$]+\|\|[\w$]+\|\|window\.scrollTo\(0,[\w$]+\),/,
    "",
  ),
  inApp(
    "NAV-2",
    "Every page with a stored position starts at its top",
    /null===\(0,[\w$]+\.[\w$]+\)\([\w$]+\.pathname\)\|\|/,
    "!0||",
  ),
  inApp(
    "NAV-2",
    "A stored position overrides a visitor who has started to scroll",
    /&&window\.scrollY>0&&!/,
    "&&!1&&!",
  ),
  inApp("NAV-2", "All lists share one stored position", /[\w$]+\.[\w$]+\.scroll\+[\w$]+/, '"kvistbo-scroll"'),
  inApp("NAV-3", "Gatsby does not store the position of a page", "window.sessionStorage.setItem(", "void("),
  {
    rule: "NAV-3",
    change: "The list's position outlives the session",
    site: "se",
    source: {
      file: "src/browser/storage/storage.ts",
      replace: 'const session: Area = "sessionStorage"',
      with: 'const session: Area = "localStorage"',
    },
  },
  inApp("NAV-4", "A navigation counts as slow after 1001 ms", delay, "$11001)"),
  inApp("NAV-4", "A navigation counts as slow after 900 ms", delay, "$1900)"),
  inApp(
    "NAV-4",
    "Back does not start the timer of slow navigations",
    /const ([\w$]+)=[\w$]+\|\|[\w$]+\([\w$]+\);this\.loadingPath=/,
    "const $1={isLatest:()=>!0,end(){}};this.loadingPath=",
  ),
  inApp(
    "NAV-4",
    "The progress bar never appears",
    /([\w$]+=\(\)=>\(0,[\w$]+\.[\w$]+\)\(!)0(\),[\w$]+=\(\{location:[\w$]+,prevLocation)/,
    "$11$2",
  ),
  inApp(
    "NAV-5",
    "The last response wins instead of the last click",
    /isLatest:\(\)=>[\w$]+===[\w$]+,/,
    "isLatest:()=>!0,",
  ),
  inApp("NAV-5", "A link does not cancel an earlier Back", /(\.then\([\w$]+=>\{)[\w$]+\.isLatest\(\)&&/, "$1!0&&"),
  inApp("NAV-5", "Back does not cancel an earlier link", /"POP"===([\w$]+\.action)&&/, '"PUP"===$1&&'),
  inApp("NAV-5", "A fragment cancels an earlier link", /("POP"===[\w$]+\.action&&)[\w$]+\(\)!==[\w$]+&&/, "$1"),
  inApp(
    "NAV-6",
    "The announcement is the title of the document",
    /[\w$]+\.length&&\(([\w$]+=[\w$]+\[0\]\.textContent\))/,
    "!1&&($1",
    { site: "fi" },
  ),
  inApp(
    "NAV-6",
    "The announcement of pages is in English",
    /([\w$]+\.length&&\([\w$]+=)([\w$]+\[0\]\.textContent\))/,
    '$1"Navigated to "+$2',
  ),
  inApp("NAV-8", "The page does not scroll to a fragment", /[\w$]+\.scrollIntoView\(\)/, "0"),
  inApp(
    "NAV-8",
    "Back renders before the browser has restored the scroll position",
    /\|\|"POP"===[\w$]+&&[\w$]+\.hash(\?requestAnimationFrame)/,
    "$1",
  ),
  inApp(
    "NAV-7",
    "Back shows the page that is left for one more frame",
    /\|\|"POP"===[\w$]+&&[\w$]+\.hash(\?requestAnimationFrame)/,
    "||!0$1",
    { scenarios: "first frame" },
  ),
]

const wrongRetries = (rule: string, call: string, replace: RegExp): Mutant[] => [
  inApp(rule, `${call} has two retries instead of three`, replace, "$12$2"),
  inApp(rule, `${call} has four retries instead of three`, replace, "$14$2"),
]

/** Loading pages and prefetching them. */
export const loading: readonly Mutant[] = [
  {
    rule: "LOAD-1",
    change: "Links load whole documents",
    site: "no",
    delivery: [
      { in: scripts, replace: /!(\w+)\.defaultPrevented&&(?=0===\1\.button)/, with: "!1&&", places: 1 },
      { in: scripts, replace: /(\w+)\.defaultPrevented\|\|(?=\1\.metaKey)/, with: "!0||", places: 1 },
    ],
  },
  inApp(
    "LOAD-1",
    "The browser requests page data with the first page's path",
    /"\/"===[\w$]+\?"index":/,
    '!0?"index":',
  ),
  inApp(
    "LOAD-2",
    "A missing page counts as a network failure",
    /404===([\w$]+\|\|200===[^;]{0,160}?this\.fetchPageDataJson)/,
    "410===$1",
  ),
  {
    rule: "LOAD-2",
    change: "The browser does not check whether the page exists",
    site: "se",
    delivery: [{ in: app, replace: /("HEAD"\)\.then\([\w$]+=>)200===/, with: "$1599===", places: 2 }],
  },
  inApp(
    "LOAD-3",
    "The browser retries page data after a server error",
    /500===([\w$]+&&"\/500\.html"!==[\w$]+\?this\.fetchPageDataJson)/,
    "599===$1",
  ),
  inApp(
    "LOAD-3",
    "The server-error page requests itself in a loop",
    /(500===[\w$]+)&&"\/500\.html"!==[\w$]+\?(?=this\.fetchPageDataJson)/,
    "$1?",
  ),
  ...wrongRetries("LOAD-4", "page data", /(internalServerError:!0\}\)\):[\w$]+<)3(\?this\.fetchPageDataJson)/),
  ...wrongRetries("LOAD-4", "app data", /(200!==[\w$]+&&[\w$]+<)3(\)return this\.loadAppData)/),
  ...wrongRetries("LOAD-4", "slice and static-query data", /(<)3(\)return this\.fetchJson)/),
  inApp(
    "LOAD-5",
    "The reload loses the query",
    /href\),void\(window\.location=([\w$]+)\+[\w$]+\+[\w$]+\)/,
    "href),void(window.location=$1)",
  ),
  inApp(
    "LOAD-5",
    "Nothing happens after the last retry",
    /href\),void\(window\.location=[\w$]+\+[\w$]+\+[\w$]+\)/,
    "href),void 0",
  ),
  inApp(
    "LOAD-5",
    "A page without its data turns into the error page",
    /"\/500\.html"===([\w$]+\.page\.path&&"\/500\.html"!==)/,
    '"/599.html"===$1',
  ),
  inApp(
    "LOAD-5",
    "Back leaves the visitor on the old page",
    /:window\.location\.reload\(\)(?=\)*\}\)\},[\w$]+\.shouldComponentUpdate)/,
    ":0",
  ),
  inApp(
    "LOAD-6",
    "A failed chunk does not reload the page",
    /\?window\.location\.reload\(\)(:[\w$]+\.[\w$]+\.emit\("onChunkMissing")/,
    "?0$1",
  ),
  inApp(
    "LOAD-11",
    "A failed chunk reloads the page in a loop",
    /&&![\w$]+\.includes\([\w$]+\([\w$]+\)\)(&&[\w$]+\([\w$]+\)\?window\.location\.reload)/,
    "$1",
  ),
  inApp(
    "LOAD-6",
    "A chunk that failed once never reloads the page again",
    /(\|\|\[\]),sessionStorage\.removeItem\([\w$]+\)/,
    "$1",
  ),
  inApp(
    "LOAD-11",
    "A component that fails to load has no retry",
    /(errorInfo:[\w$]+,reload:\(\)=>)[\w$]+\([\w$]+\)/,
    "$10",
  ),
  inApp("LOAD-11", "Failed chunks of styles are not recognised", "(css )?chunk", "chunk"),
  inApp("LOAD-11", "A missing chunk has no message", /[\w$]+\.[\w$]+\.emit\("onChunkMissing",[\w$]+\)/, "0"),
  inApp("LOAD-10", "A reload discards the visitor's input", /(\.some\(([\w$]+)=>)\2\.value&&\(/, "$1!1&&("),
  inApp(
    "LOAD-10",
    "The page does not recognise input from before hydration",
    /\|\|[\w$]+\.value!==[\w$]+\.defaultValue/,
    "",
  ),
  inApp("LOAD-10", "The page does not check whether it can be loaded", /(<500,\(\)=>)!1/, "$1!0"),
  inApp("LOAD-7", "The browser requests app data with POST", /(\.memoizedGet=function\([^)]*\)\{.*?)"GET"/, '$1"POST"'),
  inApp("LOAD-7", "Static-query data has another address", "/page-data/sq/d/", "/page-data/sq/e/"),
  {
    rule: "LOAD-8",
    change: "The error on a Finnish page is in Swedish",
    site: "fi",
    delivery: [says("Osaa sivusta ei voitu ladata.", "En del av sidan kunde inte laddas.")],
  },
  {
    rule: "LOAD-8",
    change: "An error of a page breaks the site",
    site: "se",
    delivery: [{ in: scripts, replace: "failed:!0", with: "failed:!1" }],
  },
  {
    rule: "LOAD-9",
    change: "A page lacks the styles of its template",
    site: "se",
    delivery: [{ in: /\/$/, replace: /<style data-href="\/\d+-[^>]*>[\s\S]*?<\/style>/, with: "" }],
  },
  {
    rule: "LOAD-9",
    change: "A page has the styles of all templates",
    site: "fi",
    source: { file: "src/gatsby/webpack-config.ts", replace: "splitStylesByTemplate(config)", with: "void 0" },
  },
  {
    rule: "LOAD-9",
    change: "An island loads a stylesheet",
    site: "se",
    source: {
      file: "src/gatsby/webpack-config.ts",
      replace: "contentHashPlugin, islandStylesPlugin,",
      with: "contentHashPlugin,",
    },
  },
  changed(/^\/webpack-runtime-[0-9a-f]+\.js$/)(
    "LOAD-12",
    "Styles that are in the page load again",
    /(\.getAttribute\("data-href"\)\))===\w+\|\|\w+===\w+(?=\)return)/,
    "$1&&!1",
  ),
  changed(/^\/webpack-runtime-[0-9a-f]+\.js$/)(
    "LOAD-12",
    "The next page does not wait for its styles",
    /("load"===[\w$]+\.type\)([\w$]+)\(\);else\{.*?,document\.head\.appendChild\([\w$]+\))/,
    "$1,$2()",
  ),

  inApp("PREFETCH-1", "A prefetch batch has six pages", ".splice(0,4)", ".splice(0,6)"),
  inApp("PREFETCH-1", "A prefetch batch has three pages", ".splice(0,4)", ".splice(0,3)"),
  inApp("PREFETCH-1", "The browser prefetches nothing (Norway)", /this\.prefetchQueued\.push\(\[\w,[\w$]+\]\)/, "0", {
    site: "no",
  }),
  inApp("PREFETCH-2", "The first batch starts after one second", /3e3(\)\),\{then:)/, "1e3$1"),
  inApp("PREFETCH-2", "The first batch starts after four seconds", /3e3(\)\),\{then:)/, "4e3$1"),
  inApp("PREFETCH-2", "The next batch starts after one second", /3e3(\)\}\):this\.isPrefetchQueueRunning)/, "1e3$1"),
  inApp("PREFETCH-3", "The browser prefetches on slow-2g", '.includes("2g")', '.startsWith("2g")'),
  inApp("PREFETCH-3", "The browser prefetches on 2g", '.includes("2g")', '.startsWith("slow")'),
  inApp("PREFETCH-3", "3g counts as slow", '.includes("2g")', '.includes("g")'),
  inApp(
    "PREFETCH-4",
    "With data saver on, the browser prefetches pages",
    "navigator.connection.saveData",
    "navigator.connection.saveDatum",
  ),
  inApp("PREFETCH-4", "Every visitor counts as saving data", "navigator.connection.saveData", "!0"),
  inApp("PREFETCH-5", "Bots prefetch pages", "/bot|crawler|spider|crawling/i", "/^$/"),
  ...["bot", "crawler", "spider", "crawling"].map((name) =>
    inApp(
      "PREFETCH-5",
      `A bot named "${name}" prefetches pages`,
      "/bot|crawler|spider|crawling/i",
      `/${["bot", "crawler", "spider", "crawling"].filter((other) => other !== name).join("|")}/i`,
    ),
  ),
  inApp("PREFETCH-5", "Every visitor counts as a bot", "/bot|crawler|spider|crawling/i", "/./"),
  inApp(
    "PREFETCH-6",
    "A page without data stops the batches after it",
    /(\.catch\(\(\)=>\{[\w$]+\.resolve\(!1\))\}\)/,
    "$1;this.prefetchQueued=[]})",
  ),
  inApp("PREFETCH-6", "A failed prefetch blocks the rest", /\.catch\(\(\)=>\{[\w$]+\.resolve\(!1\)\}\)/, ""),

  inApp("PREFETCH-7", "Prefetching leaves out the code of a page", /\.then\(\(\)=>this\.loadComponent\([\w$]+\)\)/, ""),
  inApp(
    "PREFETCH-7",
    "A navigation requests prefetched page data again",
    /return this\.pageDataDb\.set\([\w$]+,[\w$]+\),(?=[\w$]+\}\)\},[\w$]+\.loadRecentAppData)/,
    "return ",
    { site: "no" },
  ),
  inApp("PREFETCH-7", "Every prefetched page requests app data", /Date\.now\(\)-([\w$]+)<3e5/, "Date.now()-$1<0", {
    site: "no",
  }),
  inApp("PREFETCH-7", "Prefetched app data never expires", /Date\.now\(\)-([\w$]+)<3e5/, "Date.now()-$1<9e9", {
    site: "no",
  }),
  inApp(
    "PREFETCH-7",
    "Prefetching leaves out slices",
    /Array\.from\(new Set\(Object\.values\([\w$]+\)\),(?=[\w$]+=>this\.loadSliceDataJson)/,
    "Array.from([],",
    { site: "no" },
  ),

  inApp("PREFETCH-8", "A mouse over a link does not prefetch", /___loader\.hovering\([\w$]+\.pathname/, "void(", {
    site: "se",
  }),
  inApp("PREFETCH-8", "A finger on a link does not prefetch", '["pointerdown","focusin"]', '["focusin"]'),
  inApp("PREFETCH-8", "The keyboard focus does not prefetch", '["pointerdown","focusin"]', '["pointerdown"]', {
    site: "fi",
  }),
  inApp(
    "PREFETCH-8",
    "With data saver on, keyboard focus prefetches a page",
    /null!=[\w$]+&&[\w$]+\.saveData\|\|(![\w$]+\.matches\(":focus-visible"\))/,
    "$1",
  ),
  inApp(
    "PREFETCH-8",
    "The prefetch of a missing template throws an error",
    /void 0===([\w$]+)\|\|(\1\.call\([\w$]+\)\.catch)/,
    "$2",
  ),
  inApp("PREFETCH-9", "Prefetches have high priority", /priority:"low"/, 'priority:"high"'),
  inApp("PREFETCH-9", "Every batch requests app data", /Date\.now\(\)-([\w$]+)<3e5/, "Date.now()-$1<0"),
  inApp("PREFETCH-9", "The browser prefetches an error page instead of a missing page", /ahead:!0/, "ahead:!1", {
    scenarios: "in place of pages",
  }),
  inApp("PREFETCH-8", "The prefetch of code waits for the data", /[\w$]+\.dataset\.chunk/, "void 0", { site: "se" }),
  layout("NAV-7", "Back renders the list again", /\.entry===[\w$]+/, "$&+1"),
  layout("NAV-7", "Every link to a list leads to the cached one", /&&[\w$]+\.entry===[\w$]+/, ""),
  layout(
    "NAV-7",
    "Find in page finds text of the hidden list",
    /\{contentVisibility:"hidden"\}/,
    '{position:"relative"}',
  ),
  {
    rule: "NAV-7",
    change: "A home stays in the page after Back to the list",
    site: "se",
    source: {
      file: "src/components/frame/PageCache/PageCache.tsx",
      replace: "if (!isOver) setPages(",
      with: "if (isOver) setPages(",
    },
    scenarios: "Back shows the list of a search",
  },
]
