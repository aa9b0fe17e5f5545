import { asleep } from "../../../browser/hydration/lazy-hydration.ts"

const { wake, part } = asleep(() => import(/* webpackChunkName: "part---live-search" */ "../LiveSearch/LiveSearch.tsx"))

export { wake }
export const Search = part(({ LiveSearch }) => LiveSearch)
export const Foot = part(({ Foot }) => Foot)
