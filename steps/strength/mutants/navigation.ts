import type { Mutant } from "../mutant.ts"
import { changed, gatsbyLink, inSource, says, wholeDocuments } from "./changes.ts"

const inEntry = inSource("gatsby-browser.tsx")
const inIntent = inSource("src/browser/navigation/navigation.ts")
const inScroll = inSource("src/browser/navigation/scroll.ts")
const inGatsbyApp = inSource("node_modules/gatsby/cache-dir/production-app.js")
const inLatest = inSource("node_modules/gatsby/cache-dir/latest-navigation.js")
const inLoader = inSource("node_modules/gatsby/cache-dir/loader.js")
const inNavigation = inSource("node_modules/gatsby/cache-dir/navigation.js")
const inResources = inSource("node_modules/gatsby/cache-dir/ensure-resources.js")
const inRouter = inSource("node_modules/gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs")
const inScrollHandler = inSource("node_modules/gatsby/node_modules/gatsby-react-router-scroll/scroll-handler.js")

const bots = "/bot|crawler|spider|crawling/i"
const firstBatch = "this._processNextPrefetchBatch()\n      }, 3000)"
const nextBatch = "this._processNextPrefetchBatch()\n          }, 3000)"
const failedPrefetch = "              dPromise.resolve(false)"

export const navigation: readonly Mutant[] = [
  inScrollHandler("NAV-1", "The next page does not start at its top", "window.scrollTo(0, position);", ""),
  inScrollHandler("NAV-1", "The next page does not start at its top (Norway)", "window.scrollTo(0, position);", "", {
    site: "no",
  }),
  inScroll("NAV-2", "The list does not return to its position", "window.scrollTo(0, position)", "void position"),
  inEntry(
    "NAV-2",
    "Every page with a stored position starts at its top",
    "storedScroll(location.pathname) === null",
    "storedScroll(location.pathname) !== 0.5",
  ),
  inScroll(
    "NAV-2",
    "A stored position overrides a visitor who has started to scroll",
    "firstPage && window.scrollY > 0",
    "firstPage && window.scrollY < 0",
  ),
  inScroll("NAV-2", "All lists share one stored position", "sessionKeys.scroll + path", "sessionKeys.scroll"),
  inSource("node_modules/gatsby/node_modules/gatsby-react-router-scroll/session-storage.js")(
    "NAV-3",
    "Gatsby does not store the position of a page",
    "window.sessionStorage.setItem(",
    "void (",
  ),
  inSource("src/browser/storage/storage.ts")(
    "NAV-3",
    "The list's position outlives the session",
    'const session: Area = "sessionStorage"',
    'const session: Area = "localStorage"',
  ),
  inLatest("NAV-4", "A navigation counts as slow after 1001 ms", "}, 1000)", "}, 1001)"),
  inLatest("NAV-4", "A navigation counts as slow after 900 ms", "}, 1000)", "}, 900)"),
  inResources(
    "NAV-4",
    "Back does not start the timer of slow navigations",
    "stay || startNavigation(rawPath)",
    "{ isLatest: () => true, end() {} }",
  ),
  inEntry("NAV-4", "The progress bar never appears", "=> setNavigationDelayed(true)", "=> setNavigationDelayed(false)"),
  inLatest(
    "NAV-5",
    "The last response wins instead of the last click",
    "() => navigation === latestNavigation",
    "() => true",
  ),
  inResources("NAV-5", "A link does not cancel an earlier Back", "if (!navigation.isLatest()) {", "if (false) {"),
  inNavigation("NAV-5", "Back does not cancel an earlier link", "args.action === `POP`", "args.action === `PUP`"),
  inLatest("NAV-5", "A fragment cancels an earlier link", "place() !== startedAt", "true"),
  inNavigation(
    "NAV-6",
    "The announcement is the title of the document",
    "if (pageHeadings && pageHeadings.length) {",
    "if (false) {",
    { site: "fi" },
  ),
  inNavigation(
    "NAV-6",
    "The announcement of pages is in English",
    "pageName = pageHeadings[0].textContent",
    "pageName = `Navigated to ` + pageHeadings[0].textContent",
  ),
  inRouter(
    "NAV-6",
    "The keyboard goes on at the header of the next page",
    'document.getElementById("main")||l.current',
    "l.current",
  ),
  inScrollHandler("NAV-8", "The page does not scroll to a fragment", "node.scrollIntoView();", ""),
  inGatsbyApp(
    "NAV-8",
    "Back renders before the browser has restored the scroll position",
    "if (stays || (action === `POP` && location.hash)) {",
    "if (stays) {",
  ),
  inGatsbyApp(
    "NAV-7",
    "Back shows the page that is left for one more frame",
    "if (stays || (action === `POP` && location.hash)) {",
    "if (true) {",
    { scenarios: "first frame" },
  ),
]

const wrongRetries = (rule: string, call: string, replace: string): Mutant[] => [
  inLoader(rule, `${call} has two retries instead of three`, replace, replace.replace("3", "2")),
  inLoader(rule, `${call} has four retries instead of three`, replace, replace.replace("3", "4")),
]

/** Loading pages and prefetching them. */
export const loading: readonly Mutant[] = [
  { rule: "LOAD-1", change: "Links load whole documents", site: "no", source: wholeDocuments },
  inLoader(
    "LOAD-1",
    "The browser requests page data with the first page's path",
    "path === `/` ? `index` :",
    "path ? `index` :",
  ),
  inLoader(
    "LOAD-2",
    "A missing page counts as a network failure",
    "        })\n      }\n\n      // Handle 404\n      if (status === 404 ||",
    "        })\n      }\n\n      // Handle 404\n      if (status === 410 ||",
  ),
  inLoader(
    "LOAD-2",
    "The browser does not check whether the page exists",
    "if (shouldAbortFetch(rawPath) || rawPath === this.missingPath) {",
    "if (true) {",
  ),
  inLoader(
    "LOAD-3",
    "The browser retries page data after a server error",
    "if (status === 500 && pagePath !== `/500.html`) {",
    "if (status === 599 && pagePath !== `/500.html`) {",
  ),
  inLoader(
    "LOAD-3",
    "The server-error page requests itself in a loop",
    "if (status === 500 && pagePath !== `/500.html`) {",
    "if (status === 500) {",
  ),
  ...wrongRetries("LOAD-4", "page data", "if (retries < 3) {\n        return this.fetchPageDataJson("),
  ...wrongRetries("LOAD-4", "app data", "status !== 200 && retries < 3"),
  ...wrongRetries("LOAD-4", "slice and static-query data", "if (retries < 3) {\n        return this.fetchJson("),
  inNavigation(
    "LOAD-5",
    "The reload loses the query",
    "location.href)\n      window.location = pathname + search + hash",
    "location.href)\n      window.location = pathname",
  ),
  inNavigation(
    "LOAD-5",
    "Nothing happens after the last retry",
    "location.href)\n      window.location = pathname + search + hash",
    "location.href)",
  ),
  inGatsbyApp(
    "LOAD-5",
    "A page without its data turns into the error page",
    "(page.page.path === `/500.html` &&",
    "(page.page.path === `/599.html` &&",
  ),
  inResources("LOAD-5", "Back leaves the visitor on the old page", "window.location.reload()", ""),
  inNavigation(
    "LOAD-6",
    "A failed chunk does not reload the page",
    "if (mayReload && noteTry(error)) {\n      window.location.reload()",
    "if (mayReload && noteTry(error)) {",
  ),
  inNavigation("LOAD-11", "A failed chunk reloads the page in a loop", " && !tried.includes(fileOf(error))", ""),
  inNavigation(
    "LOAD-6",
    "A chunk that failed once never reloads the page again",
    "  sessionStorage.removeItem(triesKey)\n",
    "",
  ),
  inGatsbyApp(
    "LOAD-11",
    "A component that fails to load has no retry",
    "const reload = () => reloadOnChunkFailure(error)",
    "const reload = () => {}",
  ),
  inNavigation("LOAD-11", "Failed chunks of styles are not recognised", "/loading (css )?chunk", "/loading chunk"),
  inNavigation("LOAD-11", "A missing chunk has no message", "emitter.emit(`onChunkMissing`, error)", ""),
  inNavigation("LOAD-10", "A reload discards the visitor's input", "field.value &&\n", "!field &&\n"),
  inNavigation(
    "LOAD-10",
    "The page does not recognise input from before hydration",
    "(writtenIn.has(field) || field.value !== field.defaultValue)",
    "writtenIn.has(field)",
  ),
  inNavigation("LOAD-10", "The page does not check whether it can be loaded", "    () => false\n", "    () => true\n"),
  inLoader("LOAD-7", "The browser requests app data with POST", "doFetch(url, `GET`)", "doFetch(url, `POST`)"),
  inSource("gatsby-browser.tsx")(
    "LOAD-7",
    "A move fetches a file of a fifth kind",
    "  leavePage()\n",
    '  leavePage()\n  void fetch("/manifest.webmanifest")\n',
  ),
  inLoader("LOAD-7", "Static-query data has another address", "/page-data/sq/d/", "/page-data/sq/e/"),
  {
    rule: "LOAD-8",
    change: "The error on a Finnish page is in Swedish",
    site: "fi",
    delivery: [says("Osaa sivusta ei voitu ladata.", "En del av sidan kunde inte laddas.")],
  },
  inSource("src/components/base/ErrorBoundary/ErrorBoundary.tsx")(
    "LOAD-8",
    "An error of a page breaks the site",
    "return { failed: true }",
    "return { failed: false }",
  ),
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

  inLoader("PREFETCH-1", "A prefetch batch has six pages", ".splice(0, 4)", ".splice(0, 6)"),
  inLoader("PREFETCH-1", "A prefetch batch has three pages", ".splice(0, 4)", ".splice(0, 3)"),
  inLoader(
    "PREFETCH-1",
    "The browser prefetches nothing (Norway)",
    "this.prefetchQueued.push([pagePath, defer])",
    "void defer",
    { site: "no" },
  ),
  inLoader("PREFETCH-2", "The first batch starts after one second", firstBatch, firstBatch.replace("3000", "1000")),
  inLoader("PREFETCH-2", "The first batch starts after four seconds", firstBatch, firstBatch.replace("3000", "4000")),
  inLoader("PREFETCH-2", "The next batch starts after one second", nextBatch, nextBatch.replace("3000", "1000")),
  inLoader("PREFETCH-3", "The browser prefetches on slow-2g", ".includes(`2g`)", ".startsWith(`2g`)"),
  inLoader("PREFETCH-3", "The browser prefetches on 2g", ".includes(`2g`)", ".startsWith(`slow`)"),
  inLoader("PREFETCH-3", "3g counts as slow", ".includes(`2g`)", ".includes(`g`)"),
  inLoader(
    "PREFETCH-4",
    "With data saver on, the browser prefetches pages",
    "navigator.connection.saveData",
    "navigator.connection.saveDatum",
  ),
  inLoader(
    "PREFETCH-4",
    "Every visitor counts as saving data",
    "navigator.connection.saveData",
    "navigator.connection",
  ),
  inIntent("PREFETCH-4", "With data saver on, keyboard focus prefetches a page", "connection?.saveData || ", ""),
  inLoader(
    "PREFETCH-4",
    "With data saver on, a link that is touched or pointed at prefetches nothing",
    "  hovering(rawPath) {\n    this.loadPage(rawPath)",
    "  hovering(rawPath) {\n    if (!navigator.connection?.saveData) this.loadPage(rawPath)",
  ),
  inLoader("PREFETCH-5", "Bots prefetch pages", bots, "/^$/"),
  ...["bot", "crawler", "spider", "crawling"].map((name) =>
    inLoader(
      "PREFETCH-5",
      `A bot named "${name}" prefetches pages`,
      bots,
      `/${["bot", "crawler", "spider", "crawling"].filter((other) => other !== name).join("|")}/i`,
    ),
  ),
  inLoader("PREFETCH-5", "Every visitor counts as a bot", bots, "/./"),
  inLoader(
    "PREFETCH-6",
    "A page without data stops the batches after it",
    failedPrefetch,
    `this.prefetchQueued = []\n${failedPrefetch}`,
  ),
  inLoader("PREFETCH-6", "A failed prefetch blocks the rest", failedPrefetch, "throw new Error(`failed`)"),

  inLoader("PREFETCH-7", "Prefetching leaves out the code of a page", ".then(() => this.loadComponent(chunkName))", ""),
  inLoader(
    "PREFETCH-7",
    "A navigation requests prefetched page data again",
    "this.pageDataDb.set(pagePath, pageData)\n      return pageData",
    "return pageData",
    { site: "no" },
  ),
  inLoader("PREFETCH-7", "Every prefetched page requests app data", "readAt < 5 * 60 * 1000", "readAt < 0", {
    site: "no",
  }),
  inLoader("PREFETCH-7", "Prefetched app data never expires", "readAt < 5 * 60 * 1000", "readAt < 9e9", { site: "no" }),
  inLoader(
    "PREFETCH-7",
    "Prefetching leaves out slices",
    "...Array.from(new Set(Object.values(slicesMap)), prefetchSlice),",
    "",
    { site: "no" },
  ),

  inSource(gatsbyLink)(
    "PREFETCH-8",
    "A mouse over a link does not prefetch",
    "___loader.hovering(e.pathname+e.search)",
    "void 0",
  ),
  inIntent("PREFETCH-8", "A finger on a link does not prefetch", '["pointerdown", "focusin"]', '["focusin"]'),
  inIntent("PREFETCH-8", "The keyboard focus does not prefetch", '["pointerdown", "focusin"]', '["pointerdown"]', {
    site: "fi",
  }),
  inIntent("PREFETCH-8", "The prefetch of a missing template throws an error", "]?.().catch", "]().catch"),
  inLoader("PREFETCH-9", "Prefetches have high priority", "priority: `low`", "priority: `high`"),
  inLoader("PREFETCH-9", "Every batch requests app data", "readAt < 5 * 60 * 1000", "readAt < 0"),
  inLoader(
    "PREFETCH-9",
    "The browser prefetches an error page instead of a missing page",
    "pagePath, ahead: true",
    "pagePath, ahead: false",
    { scenarios: "in place of pages" },
  ),
  inIntent("PREFETCH-8", "The prefetch of code waits for the data", 'link.dataset.chunk ?? ""', '""'),
  inSource("src/components/frame/PageCache/PageCache.tsx")(
    "NAV-7",
    "Back renders the list again",
    "previous.entry === entry",
    "previous.entry === -1",
  ),
  inSource("src/components/frame/PageCache/PageCache.tsx")(
    "NAV-7",
    "Every link to a list leads to the cached one",
    " && previous.entry === entry",
    "",
  ),
  inSource("src/components/frame/PageCache/PageCache.tsx")(
    "NAV-7",
    "Find in page finds text of the hidden list",
    '{ contentVisibility: "hidden" as const }',
    '{ position: "relative" as const }',
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
