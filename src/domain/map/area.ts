import { type PlaneOrigin, project, unproject } from "./projection.ts"
import { type Point, type Ring, simplify } from "./ring.ts"

/** A drawn area has at most this many corners, so that its address fits in a message. */
export const cornerLimit = 40

/**
 * Outline of an area on the plane.
 * @param corners latitude and longitude by turns, in degrees
 */
export const ringOf = (origin: PlaneOrigin, corners: readonly number[]): Ring =>
  Array.from({ length: corners.length / 2 }, (_, corner): Point => {
    const { x, y } = project(origin, { lat: corners[2 * corner] ?? 0, lon: corners[2 * corner + 1] ?? 0 })
    return [x, y]
  })

/**
 * Corners of a line that was drawn around an area, or none if the line surrounds nothing.
 * @param tolerance units by which the corners may differ from the line
 * @returns latitude and longitude by turns, to a metre
 */
export const cornersOf = (origin: PlaneOrigin, line: Ring, tolerance: number): readonly number[] => {
  const ring = line.length > 4 ? simplify(line, tolerance) : line
  if (ring.length > cornerLimit) return cornersOf(origin, line, 1.5 * tolerance)
  return ring.flatMap(([x, y]) => {
    const { lat, lon } = unproject(origin, { x, y })
    return [Number(lat.toFixed(5)), Number(lon.toFixed(5))]
  })
}
