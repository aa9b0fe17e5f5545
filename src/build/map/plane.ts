import { geoTransverseMercator } from "d3-geo"
import type { Point } from "./rings.ts"

/** Metres of one unit of the plane. */
export const unit = 10

/** The mean radius of the earth, in units. */
const radius = 6_371_009 / unit

/** Metres from the meridian and the equator that a map reaches to, in thousands: west, north, east and south. */
type Reach = readonly [number, number, number, number]

/** The plane that a market's map lies on: where nothing is stretched near its meridian, and north is up. */
export type Plane = {
  readonly width: number
  readonly height: number
  readonly at: (lon: number, lat: number) => Point
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
    at: (lon, lat) => projection([lon, lat]) as [number, number],
  }
}
