import { type ComponentType, lazy } from "react"
import type * as LiveSearch from "../LiveSearch/LiveSearch.tsx"

type Module = typeof LiveSearch

const load = (): Promise<Module> => import(/* webpackChunkName: "live-search" */ "../LiveSearch/LiveSearch.tsx")

let arrive: (module: Module) => void
const arrival = new Promise<Module>((resolve) => {
  arrive = resolve
})

/**
 * Asks for the code of the search. The form stands in the page's HTML and can be filled in; nothing of it is taken over before
 * somebody needs it.
 */
export const wake = (): Promise<void> => load().then(arrive)

/** Where the HTML is written it is there at once. */
const whenAwake = typeof window === "undefined" ? load : () => arrival

const part = <Props>(of: (module: Module) => ComponentType<Props>) =>
  lazy(() => whenAwake().then((module) => ({ default: of(module) })))

export const Search = part(({ LiveSearch }) => LiveSearch)
export const Foot = part(({ Foot }) => Foot)
