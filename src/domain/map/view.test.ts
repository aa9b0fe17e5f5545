import { farthest, fitView, nearest, perPixelAt, stepOf, withinPlane, zoomTarget, zoomView } from "./view.ts"

const plane = { width: 10_000, height: 20_000 }
const size = { width: 500, height: 400 }

test("nothing beyond the plane is visible", () => {
  expect(farthest(plane, size)).toBe(20)
  expect(withinPlane({ x: 0, y: 19_999, perPixel: 1000 }, plane, size)).toEqual({ x: 5000, y: 16_000, perPixel: 20 })
  expect(withinPlane({ x: 0, y: 0, perPixel: 0 }, plane, size)).toEqual({
    x: 250 * nearest,
    y: 200 * nearest,
    perPixel: nearest,
  })
})

test("zooming does not move the point under the pointer", () => {
  const before = { x: 1000, y: 1000, perPixel: 8 }
  const after = zoomView(before, 4, [100, -50])
  expect([after.x + 100 * 4, after.y - 50 * 4]).toEqual([1000 + 100 * 8, 1000 - 50 * 8])
})

test("zooming without a pointer brings the nearest point to the middle", () => {
  const view = { x: 1000, y: 1000, perPixel: 8 }
  const points = [
    { x: 3000, y: 1000 },
    { x: 1000, y: 1400 },
  ]
  expect(zoomView(view, 4, zoomTarget(points, view))).toEqual({ x: 1000, y: 1400, perPixel: 4 })
  expect(zoomTarget([], view)).toEqual([0, 0])
})

test("all points are visible with room around them", () => {
  const view = fitView(
    [
      { x: 0, y: 0 },
      { x: 4000, y: 100 },
    ],
    size,
    50,
  )
  expect(view).toEqual({ x: 2000, y: 50, perPixel: 10 })
  expect(fitView([], size, 50)).toBeNull()
})

test.each([0, 1, 5])("step %i differs from all others", (step) => {
  expect(stepOf(perPixelAt(step))).toBe(step)
  expect(stepOf(perPixelAt(step) * 1.3)).toBe(step)
})
