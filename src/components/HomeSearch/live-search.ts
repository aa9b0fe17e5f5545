import { asleep } from "../../browser/asleep.ts"

const { wake, part } = asleep(() => import(/* webpackChunkName: "part---live-search" */ "../LiveSearch/LiveSearch.tsx"))

export { wake }
export const Search = part(({ LiveSearch }) => LiveSearch)
export const Foot = part(({ Foot }) => Foot)
