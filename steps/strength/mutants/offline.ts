import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inPages = inModule(() => import("../../../src/browser/offline/service-worker.ts"))
/** Workbox writes a plugin's functions into the worker, and asks `checkedPreload` before the plugin with the offline page. */
const inWorker = inModule(() => import("../../../src/publish/service-worker.ts"))

export const offline: readonly Mutant[] = [
  inPages(
    "WORKER-1",
    "A secure connection does not count",
    (pages) => pages.registerWhenLoaded,
    (registerWhenLoaded) => () => {
      if (location.protocol === "http:") registerWhenLoaded()
    },
  ),
  inPages(
    "WORKER-1",
    "The worker is registered on every host",
    (pages) => pages.registerWhenLoaded,
    () => () => void navigator.serviceWorker.register("/sw.js"),
    { site: "no" },
  ),

  inWorker(
    "OFFLINE-1",
    "The worker does not save pages",
    (worker) => worker.checkedPreload,
    (checkedPreload) => ({ ...checkedPreload, cacheWillUpdate: async () => null }),
  ),
  inPages(
    "OFFLINE-1",
    "The worker does not save the pictures of the first page",
    (pages) => pages.cacheForOffline,
    (cacheForOffline) => (path, lastPath, isMissing) => {
      const entries = performance.getEntriesByType.bind(performance)
      performance.getEntriesByType = (type) => entries(type).filter(({ name }) => !name.includes("/media/"))
      cacheForOffline(path, lastPath, isMissing)
    },
  ),
  inWorker(
    "OFFLINE-8",
    "A saved page looks as new as one from the network",
    (worker) => worker.checkedPreload,
    (checkedPreload) => ({
      ...checkedPreload,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse &&
        new Response(cachedResponse.body, {
          headers: [...cachedResponse.headers].filter(([name]) => name !== "date"),
        }),
    }),
  ),
  inWorker(
    "OFFLINE-8",
    "The note does not say what may have changed",
    (worker) => worker.checkedPreload,
    (checkedPreload) => ({
      ...checkedPreload,
      handlerWillRespond: async ({ response }) =>
        response.ok
          ? new Response((await response.text()).replace(/(<p class="note"[^.]*\.[^.]*\.)[^<]*/, "$1"), response)
          : response,
    }),
    { scenarios: "what may have changed" },
  ),
  inWorker(
    "OFFLINE-2",
    "The browser shows its own offline message",
    (worker) => worker.checkedPreload,
    (checkedPreload) => ({ ...checkedPreload, handlerDidError: async () => Response.error() }),
  ),
  inWorker(
    "OFFLINE-2",
    "The offline page is always in Swedish",
    (worker) => worker.precachedFiles,
    (precachedFiles) => (market) => precachedFiles(market).filter((file) => !file.includes("/")),
    { site: "fi" },
  ),
  inWorker(
    "OFFLINE-3",
    "The script of the offline page is not saved",
    (worker) => worker.precachedFiles,
    (precachedFiles) => (market) => precachedFiles(market).filter((file) => file !== "offline.js"),
    { scenarios: "notices the network" },
  ),
  inText("static/offline.js")(
    "OFFLINE-3",
    "The offline page opens the front page",
    "location.reload()",
    'location.assign("/")',
    { scenarios: "notices the network" },
  ),
  inWorker(
    "OFFLINE-4",
    "The worker answers with a saved page although there is a network",
    (worker) => worker.checkedPreload,
    (checkedPreload) => ({
      ...checkedPreload,
      handlerWillStart: async ({ event, request }) =>
        void Object.defineProperty(event, "preloadResponse", { value: caches.match(request.url) }),
    }),
  ),
  inPages(
    "OFFLINE-4",
    "A saved page is not saved again",
    (pages) => pages.cacheForOffline,
    (cacheForOffline) => async (path, lastPath, isMissing) => {
      if (!(await caches.match(path))) cacheForOffline(path, lastPath, isMissing)
    },
    { site: "fi", scenarios: "new words alone" },
  ),
  inText("static/sw-removal.js")(
    "OFFLINE-5",
    "A removed worker stays registered",
    "await self.registration.unregister()",
    "",
  ),
  inPages(
    "OFFLINE-5",
    "The pages have a cache of a name that the removal does not know",
    (pages) => pages.cacheForOffline,
    (cacheForOffline) => (path, lastPath, isMissing) => {
      cacheForOffline(path, lastPath, isMissing)
      void caches.open("pages")
    },
    { site: "no" },
  ),
  inPages(
    "OFFLINE-6",
    "Pages are saved although the visitor saves data",
    (pages) => pages.cacheForOffline,
    (cacheForOffline) => (path, lastPath, isMissing) => {
      Object.defineProperty(navigator, "connection", { configurable: true, value: {} })
      cacheForOffline(path, lastPath, isMissing)
    },
    { scenarios: "data saver on" },
  ),
  inWorker(
    "OFFLINE-6",
    "The worker precaches the not-found page",
    (worker) => worker.precachedFiles,
    (precachedFiles) => (market) => [...precachedFiles(market), "404.html"],
    { scenarios: "after the page has loaded" },
  ),
  inWorker(
    "OFFLINE-7",
    "The worker saves one feed for all searches",
    (worker) => worker.checkedPreload,
    (checkedPreload) => ({
      ...checkedPreload,
      handlerWillRespond: async ({ request, response }) =>
        response.ok && request.url.includes("/api/")
          ? caches
              .open("kvistbo-feeds")
              .then((feeds) => feeds.put("/feed", response.clone()))
              .then(() => response)
          : response,
      handlerDidError: async ({ request }) => (request.url.includes("/api/") ? caches.match("/feed") : undefined),
    }),
  ),
]
