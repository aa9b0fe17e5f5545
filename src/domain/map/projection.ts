/** Metres per unit of a market's plane. */
export const unit = 10

/** Mean radius of the earth, in units. */
const radius = 6_371_009 / unit

/** Where a plane begins: units to the east of its meridian (degrees) and to the south of the equator. */
export type PlaneOrigin = { readonly meridian: number; readonly west: number; readonly north: number }

/** In degrees. */
export type Coordinates = { readonly lat: number; readonly lon: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/**
 * Position on the plane in units, with y to the south, by the transverse Mercator projection of a sphere (Snyder, Map
 * Projections, 1987, 8-1 to 8-7): distances are true near the meridian.
 */
export const project = ({ meridian, west, north }: PlaneOrigin, { lat, lon }: Coordinates) => {
  const [parallel, eastward] = [radians(lat), radians(lon - meridian)]
  return {
    x: radius * Math.atanh(Math.cos(parallel) * Math.sin(eastward)) - west,
    y: -radius * Math.atan2(Math.tan(parallel), Math.cos(eastward)) - north,
  }
}

/** Coordinates of a position on the plane. */
export const unproject = (
  { meridian, west, north }: PlaneOrigin,
  { x, y }: { readonly x: number; readonly y: number },
): Coordinates => {
  const [eastward, northward] = [(x + west) / radius, -(y + north) / radius]
  return {
    lat: degrees(Math.asin(Math.sin(northward) / Math.cosh(eastward))),
    lon: meridian + degrees(Math.atan2(Math.sinh(eastward), Math.cos(northward))),
  }
}
