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
  inApp("WORKER-1", "A secure connection does not count", '"https:"!==', '"http:"!=='),
  inApp("WORKER-1", "The worker is registered on every host", /"https:"!==[\w$]+&&"localhost"!==[\w$]+/, "!1", {
    site: "no",
  }),

  inApp("OFFLINE-1", "The worker does not cache the files of the first page", '"CACHE_URLS"', '"CACHE"'),
  inWorker("OFFLINE-1", "The worker does not cache pictures", 'startsWith("/media/")', 'startsWith("/medium/")'),
  inWorker("OFFLINE-1", "The worker does not cache scripts", "{8}", "{9}", { site: "fi" }),
  inApp("OFFLINE-1", "The worker does not cache styles inside pages", "style[data-href]", "style[data-none]"),
  inWorker("OFFLINE-1", "The worker does not cache headers and footers", "|slice-data", ""),
  inWorker("OFFLINE-1", "The worker waits for a silent network", /(kvistbo-pages",)networkTimeoutSeconds:5,/, "$1", {
    scenarios: "never answers",
  }),
  inWorker(
    "OFFLINE-1",
    "A page with another query is cached again",
    /(cacheKeyWillBeUsed:async ([\w$]+)=>\2\.request\.url)\.replace\([^)]*\)(\},\{handlerDidError)/,
    "$1$3",
    { scenarios: "with any search in its address" },
  ),
  {
    rule: "OFFLINE-2",
    change: "The browser shows its own offline message",
    site: "se",
    delivery: [{ in: at("/sw.js"), replace: "handlerDidError:", with: "handlerDidErrox:" }],
  },
  {
    rule: "OFFLINE-2",
    change: "The offline page is always in Swedish",
    site: "fi",
    delivery: [{ in: at("/sw.js"), replace: /[\w$]+\+"offline\.html"/, with: '"/offline.html"' }],
  },
  inOfflinePage(
    "OFFLINE-3",
    "The offline page ignores the browser's online event",
    'addEventListener("online", ask)',
    "",
    {
      scenarios: "notices the network",
    },
  ),
  inOfflinePage("OFFLINE-3", "The offline page tries only once", /catch \{\s*askLater\(\)/, "catch {", {
    site: "no",
    scenarios: "tries again by itself",
  }),
  inOfflinePage("OFFLINE-3", "The offline page never lengthens its pauses", "pause * 2", "pause", {
    site: "no",
    scenarios: "tries again by itself",
  }),
  inOfflinePage("OFFLINE-3", "The offline page lengthens its pauses to a minute", "30_000", "60_000", {
    site: "no",
    scenarios: "tries again by itself",
  }),
  inOfflinePage(
    "OFFLINE-3",
    "The offline page reloads itself at its own address",
    '!location.pathname.endsWith("/offline.html")',
    "true",
    { scenarios: "never reloads by itself" },
  ),
  inOfflinePage("OFFLINE-3", "The offline page opens the front page", "location.reload()", 'location.assign("/")', {
    scenarios: "notices the network",
  }),
  inWorker("OFFLINE-4", "The worker never refreshes a cached page", ...cacheFirst("kvistbo-pages")),
  inWorker("OFFLINE-4", "The worker never refreshes cached data", ...cacheFirst("kvistbo-data"), {
    site: "fi",
    scenarios: "new words alone",
  }),
  inWorker("OFFLINE-4", "A new worker waits until the visitor has left", "self.skipWaiting(),", ""),
  inRemoval("OFFLINE-5", "A removed worker leaves its caches", "await caches.delete(name)", "{}"),
  inRemoval("OFFLINE-5", "A removed worker deletes the visitor's favourites", 'if (name.startsWith("kvistbo-")) ', ""),
  inRemoval("OFFLINE-5", "A removed worker stays registered", "await self.registration.unregister()", ""),
  inRemoval(
    "OFFLINE-5",
    "A removed worker leaves its expiry dates",
    'indexedDB.deleteDatabase("workbox-expiration")',
    "",
    {
      site: "no",
    },
  ),
  inApp(
    "OFFLINE-6",
    "The worker is registered before the page has loaded",
    /"complete"===document\.readyState(\?[\w$]+\(\):addEventListener\("load")/,
    "!0$1",
    { scenarios: "while the page still loads" },
  ),
  inApp(
    "OFFLINE-6",
    "The worker is registered although the visitor saves data",
    /(if\(![\w$]+\|\|)null!=([\w$]+)&&\2\.saveData\|\|/,
    "$1",
    {
      scenarios: "data saver on",
    },
  ),
  inWorker(
    "OFFLINE-6",
    "The worker precaches the not-found page",
    '{url:"offline.js"',
    '{url:"404.html",revision:"1"},{url:"offline.js"',
    { scenarios: "after the page has loaded" },
  ),
  {
    rule: "OFFLINE-6",
    change: "The browser may cache the worker for a day",
    site: "se",
    scenarios: "newest service worker",
    delivery: [{ in: at("/sw.js"), header: "cache-control", with: "public, max-age=86400" }],
  },
  inWorker(
    "OFFLINE-7",
    "Offline, a feed leads to the address of the offline page",
    /return null!=(\w+)\?\1:caches\.match\("\/offline\.html",\{ignoreSearch:!0\}\)(?=\}\}\]\}\),"GET"\),c\()/,
    'return Response.redirect("/offline.html")',
  ),
  inWorker("OFFLINE-7", "The worker caches feeds", '.startsWith("/api/")', '.startsWith("/none/")'),
]
