import type { Coordinates } from "./projection.ts"

/** Value of `view` that shows the map; any other value shows the list. */
const mapView = "map"

export const showsMap = (query: string): boolean => new URLSearchParams(query).get("view") === mapView

/** The middle of a map that the visitor moved, and its metres per pixel. */
export type MapPlace = Coordinates & { readonly scale: number }

const isWithin = (value: number, limit: number) => Math.abs(value) <= limit

/** The place in a query such as `?map=59.313,18.048,2`; null without a valid one. */
export const placeIn = (query: string): MapPlace | null => {
  const [lat = Number.NaN, lon = Number.NaN, scale = Number.NaN] = (new URLSearchParams(query).get("map") ?? "")
    .split(",")
    .map(Number)
  return isWithin(lat, 90) && isWithin(lon, 180) && scale > 0 && scale < 1e5 ? { lat, lon, scale } : null
}

/** Removes the view, so that the list and the map have the same search query. */
export const withoutView = (query: string): string => {
  const params = new URLSearchParams(query)
  params.delete("view")
  params.delete("map")
  return params.toString().replaceAll("%2C", ",")
}

export const withView = (query: string, isMap: boolean): string =>
  isMap ? [query, `view=${mapView}`].filter(Boolean).join("&") : query

/** Adds the place to a query of the map, or removes it; five decimals are a metre. */
export const withPlace = (query: string, place: MapPlace | null): string => {
  const map = withView(withoutView(query), true)
  if (!place) return map
  const [lat, lon] = [place.lat, place.lon].map((degrees) => Number(degrees.toFixed(5)))
  return `${map}&map=${lat},${lon},${Number(place.scale.toPrecision(3))}`
}
