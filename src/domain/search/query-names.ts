/** What a query asks for homes by, as criteria.ts writes it: other sites add words of their own to addresses. */
export const queryNames: readonly string[] = [
  "q",
  "place",
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
]

/** Whether the query of an address asks for homes. */
export const asksForHomes = (query: string): boolean => {
  const said = new URLSearchParams(query)
  return queryNames.some((name) => said.has(name))
}
