import { geoTransverseMercator } from "d3-geo"
import type { Point } from "./rings.ts"

/** Metres per unit of the plane. */
export const unit = 10

/** Mean radius of the earth, in units. */
const radius = 6_371_009 / unit

/** Extent of a map in kilometres from its meridian and the equator: west, north, east and south. */
type Reach = readonly [number, number, number, number]

/** Plane of a market's map: distances are true near its meridian, and north is up. */
export type Plane = {
  readonly width: number
  readonly height: number
  readonly project: (lon: number, lat: number) => Point
}

export const planeOf = (meridian: number, [west, north, east, south]: Reach): Plane => {
  const kilometre = 1000 / unit
  const projection = geoTransverseMercator()
    .rotate([-meridian, 0])
    .scale(radius)
    .translate([-west * kilometre, -north * kilometre])
  return {
    width: (east - west) * kilometre,
    height: (south - north) * kilometre,
    project: (lon, lat) => projection([lon, lat]) as [number, number],
  }
}
