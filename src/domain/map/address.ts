/** Value of `view` that shows the map; any other value shows the list. */
const mapView = "map"

export const showsMap = (query: string): boolean => new URLSearchParams(query).get("view") === mapView

/** Removes the view, so that the list and the map have the same search query. */
export const withoutView = (query: string): string => {
  const params = new URLSearchParams(query)
  params.delete("view")
  return params.toString().replaceAll("%2C", ",")
}

export const withView = (query: string, isMap: boolean): string =>
  isMap ? [query, `view=${mapView}`].filter(Boolean).join("&") : query
