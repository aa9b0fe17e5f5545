import type { GatsbyBrowser } from "gatsby"
import { setDelayed } from "./src/browser/delay.ts"
import { forgetMissingChunks, tellMissingChunks } from "./src/browser/failure.ts"
import { keptScroll } from "./src/browser/scroll.ts"
import "./src/styles/tokens.css"
import "./src/styles/base.css"

export { wrapPageElement } from "./src/templates/layout.tsx"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  tellMissingChunks()
}

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => setDelayed(true)

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  setDelayed(false)
  if (prevLocation) forgetMissingChunks()
}

/** Pages that keep where they were left scroll by themselves. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) =>
  keptScroll(location.pathname) === null || location.hash !== ""
