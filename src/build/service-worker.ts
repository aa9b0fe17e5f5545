import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { RuntimeCaching } from "workbox-build"
import { offlinePathOf } from "../domain/paths.ts"
import { PlainError } from "../domain/plain-error.ts"
import type { Market } from "../spec/markets.ts"
import { stampOf } from "./stamps.ts"

/**
 * Whether the site has a service worker, from the environment variable SERVICE_WORKER. Turned off, the build publishes a
 * worker in its place that removes itself from the visitors who have one.
 * @throws PlainError where SERVICE_WORKER is neither on nor off
 */
export const serviceWorkerInUse = (setting: string = process.env.SERVICE_WORKER || "on"): boolean => {
  if (setting !== "on" && setting !== "off")
    throw new PlainError(`SERVICE_WORKER is "${setting}": use on, or off to take the service worker away from visitors`)
  return setting === "on"
}

/** Begins the name of every cache of ours: `static/sw-removal.js` knows them by it. */
const cacheId = "kvistbo"

type Plugin = NonNullable<NonNullable<RuntimeCaching["options"]>["plugins"]>[number]

/** What a page says does not depend on the query, so an address is kept once. */
const withoutQuery: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ""),
}

/** The offline page in the language of the address's prefix: it is shown at that address. */
const offlinePage: Plugin = {
  handlerDidError: async ({ request }) => {
    const [prefix] = /^\/[a-z]{2}\/|^\//.exec(new URL(request.url).pathname) ?? []
    const page = await caches.match(`${prefix}offline.html`, { ignoreSearch: true })
    return page ?? caches.match("/offline.html", { ignoreSearch: true })
  },
}

/** Room for what a visitor looks at in a month, and little enough for a cheap phone: about 15 MB when all is full. */
const upTo = (maxEntries: number) => ({
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
})

/** A network that has not begun to answer after this long is as good as none, where there is something to show instead. */
const patience = { networkTimeoutSeconds: 5 }

/**
 * What is kept, and when it is answered from there. Workbox writes these functions into the worker as their text, so each
 * stands on its own, and changes the list that it is given. Names with a hash never change their content; everything else is asked of the site first.
 */
const runtimeCaching = (): RuntimeCaching[] => [
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/[^/]+-[0-9a-f]{8}\.(js|css)$|^\/static\/.+\.woff2$/.test(url.pathname),
    handler: "CacheFirst",
    options: { cacheName: `${cacheId}-scripts`, ...upTo(100) },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/"),
    handler: "CacheFirst",
    options: { cacheName: `${cacheId}-media`, ...upTo(200) },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/(page-data|slice-data|homes|search)\/.+\.json$/.test(url.pathname),
    handler: "NetworkFirst",
    options: { cacheName: `${cacheId}-data`, ...upTo(300), ...patience, plugins: [withoutQuery] },
  },
  {
    // What a service says depends on the query, and is of no use later.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin && request.mode === "navigate" && url.pathname.startsWith("/api/"),
    handler: "NetworkOnly",
    options: { plugins: [offlinePage] },
  },
  {
    // A page is asked for by going there, or by its address alone when the page itself says that it has been seen.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin && (request.mode === "navigate" || url.pathname.endsWith("/")),
    handler: "NetworkFirst",
    options: { cacheName: `${cacheId}-pages`, ...upTo(100), ...patience, plugins: [withoutQuery, offlinePage] },
  },
]

/** Files that every visitor fetches when the worker is installed, named one by one: nothing left by an earlier build is among them. */
export const fetchedAhead = ({ languages }: Pick<Market, "languages">): string[] => [
  ...languages.map((language) => offlinePathOf(language).slice(1)),
  "offline.js",
]

/** Functions by their text, as they are written into a worker. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "function" ? String(part) : part))

/**
 * Writes `sw.js`, which every visitor gets: the worker, or the one that removes it. To bundle a worker takes as long as 500 pages: one
 * that was bundled from the same stays.
 * @param folder of the built site
 * @param noteFile remembers what the worker there was bundled from
 */
export const writeServiceWorker = async (
  folder: string,
  market: Pick<Market, "languages">,
  noteFile = ".cache/service-worker.txt",
): Promise<void> => {
  const worker = join(folder, "sw.js")
  if (!serviceWorkerInUse()) {
    rmSync(noteFile, { force: true })
    copyFileSync(join(folder, "sw-removal.js"), worker)
    return
  }
  const ahead = fetchedAhead(market)
  const { generateSW, getManifest } = await import("workbox-build")
  const files = { globDirectory: folder, globPatterns: ahead, globFollow: false }
  const bundle = {
    runtimeCaching: runtimeCaching(),
    cacheId,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigationPreload: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
    babelPresetEnvTargets: ["supports es6-module-dynamic-import"],
  }
  const { manifestEntries, count, warnings } = await getManifest(files)
  if (count !== ahead.length || warnings.length > 0)
    throw new Error(`The service worker needs ${ahead.join(", ")} and found ${count} of them. ${warnings.join(" ")}`)
  const stamp = stampOf([manifestEntries, textOf(bundle)])
  if (existsSync(worker) && existsSync(noteFile) && readFileSync(noteFile, "utf8") === stamp) return
  rmSync(noteFile, { force: true })
  await generateSW({ ...files, ...bundle, swDest: worker })
  writeFileSync(noteFile, stamp)
}
