import { stylesOfEveryPage } from "../spec/styles.ts"
import { whenIdle } from "./idle.ts"

type Connection = { readonly saveData?: boolean }

/** Pages that the visitor has been on since the site was loaded. */
const seen = new Set<string>()

/** Workbox fetches and keeps what a page names in a message of this type. */
const keep = (worker: ServiceWorkerContainer, urlsToCache: readonly string[]) =>
  urlsToCache.length > 0 &&
  whenIdle(() => worker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }))

const cameThroughWorker = (): boolean => {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return document !== undefined && document.workerStart > 0
}

/** Of styles that stand in the page, for who comes to another of its kind by a link. Those of every page are never asked for. */
const inlineStyles = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>(`style[data-href]:not([data-href^="/${stylesOfEveryPage}"])`),
    ({ dataset }) => `${dataset.href}`,
  )

/**
 * Has the service worker keep a page that the visitor is on. It sees only what is fetched while it is in control: the page
 * of the first visit was there before the worker, and a page reached by a link is fetched as data, without its HTML.
 * @param isMissing whether the address has no page, which would be asked for in vain
 */
export const keepForOffline = (path: string, lastPath: string | undefined, isMissing = false): void => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const { connection } = navigator as { connection?: Connection }
  if (!worker || connection?.saveData || seen.has(path)) return
  if (!isMissing) seen.add(path)
  const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name)
  const keepAll = () => keep(worker, [...seen, ...loaded(), ...inlineStyles()])
  if (lastPath === undefined) {
    if (!worker.controller) worker.addEventListener("controllerchange", keepAll, { once: true })
    else if (cameThroughWorker()) keep(worker, inlineStyles())
    else keepAll()
  } else if (worker.controller && !isMissing) keep(worker, [path])
}
