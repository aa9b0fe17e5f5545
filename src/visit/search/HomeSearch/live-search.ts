import { hydrateOnDemand } from "../../../browser/hydration/lazy-hydration.ts"

const { hydrate, island } = hydrateOnDemand(
  () => import(/* webpackChunkName: "part---live-search" */ "../LiveSearch/LiveSearch.island.tsx"),
)

export { hydrate }
export const Search = island(({ LiveSearch }) => LiveSearch)
export const Foot = island(({ Foot }) => Foot)
