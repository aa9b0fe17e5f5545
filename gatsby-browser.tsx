import type { GatsbyBrowser } from "gatsby"
import { leavePage } from "./src/browser/consent.ts"
import { setDelayed } from "./src/browser/delay.ts"
import { reportRenderError, startErrorReporting } from "./src/browser/error-reporting.ts"
import { forgetMissingChunks, tellMissingChunks } from "./src/browser/failure.ts"
import { repeatFirstInput } from "./src/browser/first-input.ts"
import { startKept } from "./src/browser/kept-homes.ts"
import { beginMove, startLoadingAhead } from "./src/browser/moving-on.ts"
import { keptScroll, leaveFirstPage } from "./src/browser/scroll.ts"
import { keepForOffline } from "./src/browser/service-worker.ts"
import { leadToSingleSlashes } from "./src/browser/single-slashes.ts"
import "./src/styles/tokens.css"
import "./src/styles/base.css"

export { wrapPageElement } from "./src/templates/layout.tsx"

/** Gatsby waits for it before it draws anything. */
const never = new Promise<never>(() => {})

export const onClientEntry = (): Promise<never> | undefined => {
  if (leadToSingleSlashes()) return never
  startErrorReporting()
  tellMissingChunks()
  startKept()
  startLoadingAhead()
  // Nothing is awaited any longer: another navigation has superseded this one, or the page comes back from the back/forward cache.
  window.___emitter.on("onNavigationSuperseded", () => setDelayed(false))
  addEventListener("pageshow", () => setDelayed(false))
  return undefined
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => repeatFirstInput()

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby notes at a location how it was come to.
  const { action } = location as { action?: string }
  beginMove(prevLocation !== null && action === "PUSH" && location.hash === "")
}

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => setDelayed(true)

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  setDelayed(false)
  const { pathname, search } = location
  keepForOffline(pathname, prevLocation?.pathname, window.___loader?.isPageNotFound(pathname + search))
  if (!prevLocation) return
  leaveFirstPage()
  leavePage()
  forgetMissingChunks()
}

/** Pages that keep where they were left scroll by themselves. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) =>
  keptScroll(location.pathname) === null || location.hash !== ""

/** Set by the build (gatsby-node.ts). */
declare const __SERVICE_WORKER__: boolean

export const registerServiceWorker: GatsbyBrowser["registerServiceWorker"] = () => __SERVICE_WORKER__

/** Gatsby's types do not know these two yet. */
type RenderErrorArgs = {
  readonly error: unknown
  readonly errorInfo?: { readonly componentStack?: string | null | undefined }
}

export const onUncaughtError = ({ error, errorInfo }: RenderErrorArgs) =>
  reportRenderError(error, errorInfo?.componentStack ?? "")

/** What a boundary has taken in is tried again as all that is missing (LOAD-6). */
export const onCaughtError = ({ reload, ...args }: RenderErrorArgs & { readonly reload: () => void }) => {
  onUncaughtError(args)
  reload()
}
