import type { Mutant } from "../mutant.ts"
import { at, changed, inApp } from "./changes.ts"

const inWorker = changed(at("/sw.js"))
const inOfflinePage = changed(at("/offline.js"))
const inRemoval = changed(at("/sw-removal.js"))

/** Uses the minifier's names of Workbox's strategies: network first for pages, cache first for media. */
const cacheFirst = (name: string) =>
  [
    new RegExp(`(new ([\\w$]+)\\(\\{cacheName:"kvistbo-media".*?)new [\\w$]+(\\(\\{cacheName:"${name}")`),
    "$1new $2$3",
  ] as const

export const offline: readonly Mutant[] = [
  inApp("WORKER-1", "127.0.0.1 counts as localhost, and localhost does not", '"localhost"!==', '"127.0.0.1"!=='),
  inApp("WORKER-1", "a secure connection does not count", '"https:"!==', '"http:"!=='),
  inApp("WORKER-1", "the worker is registered anywhere", /"https:"!==[\w$]+&&"localhost"!==[\w$]+/, "!1", {
    site: "no",
  }),

  inApp("OFFLINE-1", "the worker is not told what the first page is made of", '"CACHE_URLS"', '"CACHE"'),
  inWorker("OFFLINE-1", "pictures are not kept", 'startsWith("/media/")', 'startsWith("/medium/")'),
  inWorker("OFFLINE-1", "scripts are not kept", "{8}", "{9}", { site: "fi" }),
  inApp("OFFLINE-1", "styles that stand in a page are not kept", "style[data-href]", "style[data-none]"),
  inWorker("OFFLINE-1", "headers and footers are not kept", "|slice-data", ""),
  inWorker("OFFLINE-1", "a network that is silent is waited for", /(kvistbo-pages",)networkTimeoutSeconds:5,/, "$1", {
    scenarios: "never answers",
  }),
  inWorker(
    "OFFLINE-1",
    "another query is another page",
    /(cacheKeyWillBeUsed:async ([\w$]+)=>\2\.request\.url)\.replace\([^)]*\)(\},\{handlerDidError)/,
    "$1$3",
    { scenarios: "with a query" },
  ),
  {
    rule: "OFFLINE-2",
    change: "the browser says that there is no network",
    site: "se",
    delivery: [{ in: at("/sw.js"), replace: "handlerDidError:", with: "handlerDidErrox:" }],
  },
  {
    rule: "OFFLINE-2",
    change: "the offline page is in the first language",
    site: "fi",
    delivery: [{ in: at("/sw.js"), replace: /[\w$]+\+"offline\.html"/, with: '"/offline.html"' }],
  },
  inOfflinePage("OFFLINE-3", "the browser is not listened to", 'addEventListener("online", ask)', "", {
    scenarios: "The browser says",
  }),
  inOfflinePage("OFFLINE-3", "one try is all", /catch \{\s*askLater\(\)/, "catch {", {
    site: "no",
    scenarios: "Nobody says",
  }),
  inOfflinePage("OFFLINE-3", "pauses stay short", "pause * 2", "pause", { site: "no", scenarios: "Nobody says" }),
  inOfflinePage("OFFLINE-3", "pauses grow to a minute", "30_000", "60_000", { site: "no", scenarios: "Nobody says" }),
  inOfflinePage(
    "OFFLINE-3",
    "at its own address it reloads itself",
    '!location.pathname.endsWith("/offline.html")',
    "true",
    { scenarios: "At its own address" },
  ),
  inOfflinePage("OFFLINE-3", "the home page is opened", "location.reload()", 'location.assign("/")', {
    scenarios: "The browser says",
  }),
  inWorker("OFFLINE-4", "a page that is kept stays as it was", ...cacheFirst("kvistbo-pages")),
  inWorker("OFFLINE-4", "data that is kept stays as it was", ...cacheFirst("kvistbo-data"), {
    site: "fi",
    scenarios: "new words only",
  }),
  inWorker("OFFLINE-4", "a new worker waits until the visitor has left", "self.skipWaiting(),", ""),
  inRemoval("OFFLINE-5", "what was kept stays", "await caches.delete(name)", "{}"),
  inRemoval("OFFLINE-5", "what is the visitor's own goes too", 'if (name.startsWith("kvistbo-")) ', ""),
  inRemoval("OFFLINE-5", "the worker stays registered", "await self.registration.unregister()", ""),
  inRemoval("OFFLINE-5", "the dates of what was kept stay", 'indexedDB.deleteDatabase("workbox-expiration")', "", {
    site: "no",
  }),
  inApp(
    "OFFLINE-6",
    "the worker is registered at once",
    /"complete"===document\.readyState(\?[\w$]+\(\):addEventListener\("load")/,
    "!0$1",
    { scenarios: "after the page has loaded" },
  ),
  inApp("OFFLINE-6", "data saver is ignored", /(if\(![\w$]+\|\|)null!=([\w$]+)&&\2\.saveData\|\|/, "$1", {
    scenarios: "data saver",
  }),
  inWorker(
    "OFFLINE-6",
    "the not-found page is fetched ahead",
    '{url:"offline.js"',
    '{url:"404.html",revision:"1"},{url:"offline.js"',
    { scenarios: "after the page has loaded" },
  ),
  {
    rule: "OFFLINE-6",
    change: "the worker may be kept for a day",
    site: "se",
    scenarios: "after the page has loaded",
    delivery: [{ in: at("/sw.js"), header: "cache-control", with: "public, max-age=86400" }],
  },
  inWorker("OFFLINE-7", "feeds are kept as pages are", '.startsWith("/api/")', '.startsWith("/none/")'),
]
