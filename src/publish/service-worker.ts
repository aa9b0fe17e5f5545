import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { RuntimeCaching } from "workbox-build"
import { offlinePathOf } from "../domain/paths.ts"
import { PlainError } from "../domain/plain-error.ts"
import type { Language } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import { stampOf } from "./stamps.ts"

/**
 * Whether the site has a service worker, from the environment variable SERVICE_WORKER.
 * If off, the build publishes a worker that removes itself from visitors' browsers.
 * @throws PlainError if SERVICE_WORKER is neither on nor off
 */
export const hasServiceWorker = (setting: string = process.env.SERVICE_WORKER || "on"): boolean => {
  if (setting !== "on" && setting !== "off")
    throw new PlainError(`SERVICE_WORKER is "${setting}": use on, or off to take the service worker away from visitors`)
  return setting === "on"
}

/** Prefix of the names of all our caches, by which `static/sw-removal.js` finds them. */
const cacheId = "kvistbo"

type Plugin = NonNullable<NonNullable<RuntimeCaching["options"]>["plugins"]>[number]

/** Ignores the query in cache keys, because pages and data do not depend on it. */
const withoutQuery: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ""),
}

/** Requests a page again if its preload was an error, with which Firefox answers instead of rejecting it. */
export const checkedPreload: Plugin = {
  // biome-ignore format: Workbox joins the lines of a function, so its statements need semicolons.
  handlerWillStart: async ({ event }) => {
    if (!("preloadResponse" in event)) return;
    const preload = Promise.resolve(event.preloadResponse as Promise<Response | undefined>);
    const value = preload.then((response) => (response?.type === "error" ? undefined : response));
    Object.defineProperty(event, "preloadResponse", { value });
  },
}

/** Offline page in the language of the path's prefix, shown at the path that failed. */
const offlinePage: Plugin = {
  // biome-ignore format: Workbox joins the lines of a function, so its statements need semicolons.
  handlerDidError: async ({ request }) => {
    const [prefix] = /^\/[a-z]{2}\/|^\//.exec(new URL(request.url).pathname) ?? [];
    const page = await caches.match(`${prefix}offline.html`, { ignoreSearch: true });
    return page ?? caches.match("/offline.html", { ignoreSearch: true });
  },
}

/** Says above a cached page, which opens only without a network, when it was saved. */
const savedNote: Plugin = {
  // biome-ignore format: Workbox joins the lines of a function, so its statements need semicolons.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse?.headers.has("date")) return cachedResponse;
    const html = await cachedResponse.clone().text();
    const [, language = ""] = /<html[^>]* lang="(\w\w)"/.exec(html) ?? [];
    const words: Readonly<Record<Language, readonly [locale: string, before: string, after: string]>> = {
      fi: ["fi", "Verkkoyhteyttä ei näytä olevan. Sivu on tallennettu", "Esittelyt ja hinnat ovat voineet muuttua sen jälkeen."],
      en: ["en-GB", "You seem to be offline. This page was saved on", "Viewings and prices may have changed since."],
      nb: ["nb", "Du ser ut til å være frakoblet. Siden ble lagret", "Noe kan ha endret seg siden da."],
      sv: ["sv", "Du verkar vara offline. Sidan sparades", "Visningar och priser kan ha ändrats sedan dess."],
    };
    const [locale, before, after] = words[language as Language] ?? words.sv;
    const time = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
    const saved = time.format(new Date(String(cachedResponse.headers.get("date"))));
    const note = `<p class="note" role="status">${before} ${saved}. ${after}</p>`;
    return new Response(html.replace(/<body[^>]*>/, (body) => body + note), cachedResponse);
  },
}

/** Cache limits: room for a month of visits, and about 15 MB in total, for cheap phones. */
const cacheOptions = (maxEntries: number) => ({
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
})

/** Timeout (s) after which a cached response replaces one from the network. */
const networkTimeout = { networkTimeoutSeconds: 5 }

/**
 * Rules for caching: hashed names come from the cache first, everything else from the network first.
 * Each function is self-contained, because Workbox writes its source text into the worker.
 */
const runtimeCaching = (): RuntimeCaching[] => [
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/[^/]+-[0-9a-f]{8}\.(js|css)$|^\/static\/.+\.woff2$/.test(url.pathname),
    handler: "CacheFirst",
    options: { cacheName: `${cacheId}-scripts`, ...cacheOptions(100) },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith("/media/") && !url.pathname.endsWith(".pdf"),
    handler: "CacheFirst",
    options: { cacheName: `${cacheId}-media`, ...cacheOptions(200) },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/(page-data|slice-data|homes|search)\/.+\.json$/.test(url.pathname),
    handler: "NetworkFirst",
    options: { cacheName: `${cacheId}-data`, ...cacheOptions(300), ...networkTimeout, plugins: [withoutQuery] },
  },
  {
    // Service responses depend on the query and are useless later, and visitors keep documents themselves.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin && request.mode === "navigate" && /^\/api\/|\.pdf$/.test(url.pathname),
    handler: "NetworkOnly",
    options: { plugins: [checkedPreload, offlinePage] },
  },
  {
    // Matches navigations, and page paths that `cacheForOffline` sends to the worker.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin && (request.mode === "navigate" || url.pathname.endsWith("/")),
    handler: "NetworkFirst",
    options: {
      cacheName: `${cacheId}-pages`,
      ...cacheOptions(100),
      ...networkTimeout,
      plugins: [withoutQuery, checkedPreload, offlinePage, savedNote],
    },
  },
]

/** Files that the worker caches on installation, listed by name so that files of earlier builds are never included. */
export const precachedFiles = ({ languages }: Pick<Market, "languages">): string[] => [
  ...languages.map((language) => offlinePathOf(language).slice(1)),
  "offline.js",
]

/** JSON with the source text of functions, as Workbox writes them into a worker. */
const sourceTextOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "function" ? String(part) : part))

/**
 * Writes `sw.js`: the worker, or the one that removes it. Unchanged input skips bundling, which takes as long as 500
 * pages.
 * @param folder of the built site
 * @param stampFile holds the stamp of the last bundle's input
 */
export const writeServiceWorker = async (
  folder: string,
  market: Pick<Market, "languages">,
  stampFile = ".cache/service-worker.txt",
): Promise<void> => {
  const worker = join(folder, "sw.js")
  if (!hasServiceWorker()) {
    rmSync(stampFile, { force: true })
    copyFileSync(join(folder, "sw-removal.js"), worker)
    return
  }
  const precached = precachedFiles(market)
  const { generateSW, getManifest } = await import("workbox-build")
  const files = { globDirectory: folder, globPatterns: precached, globFollow: false }
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
  if (count !== precached.length || warnings.length > 0)
    throw new Error(
      `The service worker needs ${precached.join(", ")} and found ${count} of them. ${warnings.join(" ")}`,
    )
  const stamp = stampOf([manifestEntries, sourceTextOf(bundle)])
  if (existsSync(worker) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return
  rmSync(stampFile, { force: true })
  await generateSW({ ...files, ...bundle, swDest: worker })
  writeFileSync(stampFile, stamp)
}
