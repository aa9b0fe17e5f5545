import { withoutSort } from "./criteria.ts"
import type { Index } from "./search-index.ts"

/** Id of the one home that a query is about; undefined for a search. */
export const homeIn = (query: string): string | undefined => new URLSearchParams(query).get("home") ?? undefined

export const queryOfHome = (id: string): string => String(new URLSearchParams({ home: id }))

/** Query of the home or the search that an alert is about, and nothing else. */
export const followedQuery = (query: string): string => {
  const id = homeIn(query)
  return id === undefined ? withoutSort(query) : queryOfHome(id)
}

/** Position of a home by its present id or a former one; -1 if it is not published. */
export const positionOf = ({ ids, data }: Pick<Index, "ids" | "data">, id: string): number => {
  const position = ids.indexOf(id)
  if (position !== -1) return position
  const [presentId] = Object.entries(data.formerIds ?? {}).find(([, formerIds]) => formerIds.includes(id)) ?? []
  return presentId === undefined ? -1 : ids.indexOf(presentId)
}
