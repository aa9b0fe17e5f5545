export type Coordinates = { readonly lat: number; readonly lon: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres. */
export const distance = (from: Coordinates, to: Coordinates): number => {
  const [a, b] = [radians(from.lat), radians(to.lat)]
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

/** Returns at most `count` places within `within` kilometres, nearest first. */
export const nearest = <Place extends { readonly coordinates: Coordinates }>(
  from: { readonly coordinates: Coordinates },
  places: readonly Place[],
  { count, within }: { readonly count: number; readonly within: number },
): { readonly place: Place; readonly kilometres: number }[] =>
  places
    .filter((place) => place !== from)
    .map((place) => ({ place, kilometres: distance(from.coordinates, place.coordinates) }))
    .filter(({ kilometres }) => kilometres <= within)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, count)
