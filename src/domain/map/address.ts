/** How the query of an address asks for the map; anything else is the list. */
const asked = "map"

/** Whether a query asks for the map beside, or instead of, the list. */
export const showsMap = (query: string): boolean => new URLSearchParams(query).get("view") === asked

/** What a query looks for, as the list or the map. */
export const withoutView = (query: string): string => {
  const kept = new URLSearchParams(query)
  kept.delete("view")
  return kept.toString().replaceAll("%2C", ",")
}

/** A query that looks for homes, with the map or without. */
export const withView = (query: string, isMap: boolean): string =>
  isMap ? [query, `view=${asked}`].filter(Boolean).join("&") : query
