import { cornerLimit, cornersOf, ringOf } from "./area.ts"
import type { Point } from "./ring.ts"

const origin = { meridian: 16.5, west: -72_000, north: -771_200 }
const circle = (count: number, radius: number) =>
  Array.from({ length: count }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / count
    return [80_000 + radius * Math.cos(angle), 112_000 + radius * Math.sin(angle)]
  })

test("corners are read and written to a metre", () => {
  const corners = [59.31, 18.065, 59.31, 18.08, 59.318, 18.077]
  expect(cornersOf(origin, ringOf(origin, corners), 1)).toEqual(corners)
})

test.each([1, 0.01])("a line of many points has few corners, with a tolerance of %d units", (tolerance) => {
  const corners = cornersOf(origin, circle(600, 100), tolerance)
  expect(corners.length).toBeGreaterThan(8)
  expect(corners.length).toBeLessThanOrEqual(2 * cornerLimit)
})

test("a line that surrounds nothing is no area", () => {
  expect(cornersOf(origin, circle(600, 0.1), 1)).toEqual([])
})
