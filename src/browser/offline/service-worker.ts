import { stylesOfEveryPage } from "../../published/styles.ts"
import { whenIdle, whenLoaded } from "../hydration/idle.ts"
import { cameThroughWorker } from "../navigation/arrival.ts"

declare global {
  interface Window {
    /** Has Gatsby load the next page as a document. */
    ___swUpdated?: boolean
  }
}

const register = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register("/sw.js")
  registration.addEventListener("updatefound", () => {
    const { installing } = registration
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && navigator.serviceWorker.controller) window.___swUpdated = true
    })
  })
}

/** Registers the service worker after the load event, because its installation would compete with the page. */
export const registerWhenLoaded = (): void => {
  const { protocol, hostname } = location
  if (protocol !== "https:" && hostname !== "localhost")
    console.error("Service workers can only be used over HTTPS, or on localhost for development")
  else if ("serviceWorker" in navigator)
    // Without a worker, pages only cannot be read offline.
    whenLoaded(() => void register().catch(() => {}))
}

type Connection = { readonly saveData?: boolean }

/** Paths visited since the document loaded. */
const visitedPaths = new Set<string>()

/** Workbox fetches and caches the addresses in a message of this type. */
const cacheWhenIdle = (worker: ServiceWorkerContainer, urlsToCache: readonly string[]) =>
  urlsToCache.length > 0 &&
  whenIdle(() => worker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }))

/**
 * Addresses of inlined styles, which a page of the same kind requests when it is reached by a link; shared styles are
 * never requested.
 */
const inlineStyles = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>(`style[data-href]:not([data-href^="/${stylesOfEveryPage}"])`),
    ({ dataset }) => `${dataset.href}`,
  )

/**
 * Makes the service worker cache a visited page, since it sees neither requests from before its control nor the HTML of
 * a page reached by a link.
 * @param isMissing whether the address has no page to request
 */
export const cacheForOffline = (path: string, lastPath: string | undefined, isMissing = false): void => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const { connection } = navigator as { connection?: Connection }
  if (!worker || connection?.saveData || visitedPaths.has(path)) return
  if (!isMissing) visitedPaths.add(path)
  const loadedUrls = () => performance.getEntriesByType("resource").map(({ name }) => name)
  const cachePage = () => cacheWhenIdle(worker, [...visitedPaths, ...loadedUrls(), ...inlineStyles()])
  if (lastPath === undefined) {
    if (!worker.controller) worker.addEventListener("controllerchange", cachePage, { once: true })
    else if (cameThroughWorker()) cacheWhenIdle(worker, inlineStyles())
    else cachePage()
  } else if (worker.controller && !isMissing) cacheWhenIdle(worker, [path])
}
