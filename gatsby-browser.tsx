import type { GatsbyBrowser } from "gatsby"
import { components } from "$virtual/async-requires"
import { repeatFirstInput } from "./src/browser/hydration/first-input.ts"
import { setNavigationDelayed } from "./src/browser/navigation/delay.ts"
import { hideMissingChunks, showMissingChunks } from "./src/browser/navigation/failure.ts"
import { startNavigation, startPrefetchOnIntent } from "./src/browser/navigation/navigation.ts"
import { endFirstPage, storedScroll } from "./src/browser/navigation/scroll.ts"
import { redirectToSingleSlashes } from "./src/browser/navigation/single-slashes.ts"
import { cacheForOffline, registerWhenLoaded } from "./src/browser/offline/service-worker.ts"
import { reportRenderError, startErrorReporting } from "./src/browser/reporting/error-reporting.ts"
import { forgetFavouriteOutcome, startFavourites } from "./src/browser/storage/favourites.ts"
import { leavePage } from "./src/browser/tracking/consent.ts"
import "./src/styles/tokens.css"
import "./src/styles/base.css"
// Bundled with the app, because every page has a header and a footer: a chunk of its own would be one more request.
import "./src/visit/frame/frame.tsx"

export { wrapPageElement } from "./src/visit/layout.tsx"

/** Set by the build (src/gatsby/webpack-config.ts). */
declare const __SERVICE_WORKER__: boolean

/** Gatsby draws nothing while it waits for this promise. */
const never = new Promise<never>(() => {})

export const onClientEntry = (): Promise<never> | undefined => {
  if (redirectToSingleSlashes()) return never
  startErrorReporting()
  showMissingChunks()
  startFavourites()
  if (__SERVICE_WORKER__) registerWhenLoaded()
  startPrefetchOnIntent(components)
  // No page is awaited after a newer navigation or a return from the back/forward cache.
  window.___emitter.on("onNavigationSuperseded", () => setNavigationDelayed(false))
  addEventListener("pageshow", () => setNavigationDelayed(false))
  return undefined
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => repeatFirstInput()

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby stores on the location how the visitor got there.
  const { action } = location as { action?: string }
  startNavigation(prevLocation !== null && action === "PUSH" && location.hash === "")
}

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => setNavigationDelayed(true)

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  setNavigationDelayed(false)
  const { pathname, search } = location
  cacheForOffline(pathname, prevLocation?.pathname, window.___loader?.isPageNotFound(pathname + search))
  if (!prevLocation) return
  endFirstPage()
  if (pathname !== prevLocation.pathname) forgetFavouriteOutcome()
  leavePage()
  hideMissingChunks()
}

/**
 * The browser itself scrolls the first page of a document. Gatsby would scroll it once more when the scripts start, while
 * the visitor reads. Pages that keep their own scroll position restore it themselves.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps !== undefined && (storedScroll(location.pathname) === null || location.hash !== "")

/** Gatsby's types lack the two hooks below. */
type RenderErrorArgs = {
  readonly error: unknown
  readonly errorInfo?: { readonly componentStack?: string | null | undefined }
}

export const onUncaughtError = ({ error, errorInfo }: RenderErrorArgs) =>
  reportRenderError(error, errorInfo?.componentStack ?? "")

/** Retries what a boundary has caught, like every missing part (LOAD-6). */
export const onCaughtError = ({ reload, ...args }: RenderErrorArgs & { readonly reload: () => void }) => {
  onUncaughtError(args)
  reload()
}
