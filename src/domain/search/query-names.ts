/** Names of the criteria in a query, as criteria.ts writes them; other sites add other names to addresses. */
export const queryNames = [
  "q",
  "place",
  "within",
  "price",
  "size",
  "fee",
  "floor",
  "plot",
  "year",
  "rooms",
  "type",
  "status",
  "energy",
  "has",
  "sort",
] as const
export type QueryName = (typeof queryNames)[number]

export const asksForHomes = (query: string): boolean => {
  const params = new URLSearchParams(query)
  return queryNames.some((name) => params.has(name))
}
