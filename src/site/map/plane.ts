import { type PlaneOrigin, project, unit } from "../../domain/map/projection.ts"
import type { Point } from "../../domain/map/ring.ts"

/** Extent of a map in kilometres from its meridian and the equator: west, north, east and south. */
type Reach = readonly [number, number, number, number]

/** Plane of a market's map: distances are true near its meridian, and north is up. */
export type Plane = {
  readonly width: number
  readonly height: number
  readonly origin: PlaneOrigin
  readonly project: (lon: number, lat: number) => Point
}

export const planeOf = (meridian: number, [west, north, east, south]: Reach): Plane => {
  const kilometre = 1000 / unit
  const origin = { meridian, west: west * kilometre, north: north * kilometre }
  return {
    width: (east - west) * kilometre,
    height: (south - north) * kilometre,
    origin,
    project: (lon, lat) => {
      const { x, y } = project(origin, { lat, lon })
      return [x, y]
    },
  }
}
