/** The visible part of a plane: the centre of the window, and the units in one pixel. */
export type View = { readonly x: number; readonly y: number; readonly perPixel: number }

/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

/** In units. */
export type Plane = Size

/** The closest zoom in units a pixel: at half a metre a pixel, neighbouring houses are apart. */
export const nearest = 0.05

/** The closest zoom that the map chooses itself, because it has no finer details of the ground. */
export const closeUp = 0.8

/** Returns the widest zoom that shows nothing beyond the plane. */
export const farthest = (plane: Plane, size: Size): number =>
  Math.min(plane.width / Math.max(1, size.width), plane.height / Math.max(1, size.height))

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** Returns the closest possible view that shows nothing beyond the plane. */
export const withinPlane = ({ x, y, perPixel }: View, plane: Plane, size: Size): View => {
  const scale = clamp(perPixel, nearest, farthest(plane, size))
  const [halfWidth, halfHeight] = [(size.width * scale) / 2, (size.height * scale) / 2]
  return {
    x: clamp(x, halfWidth, plane.width - halfWidth),
    y: clamp(y, halfHeight, plane.height - halfHeight),
    perPixel: scale,
  }
}

/** Zooms around a point at an offset in pixels from the centre; the point keeps its position. */
export const zoomView = (
  { x, y, perPixel }: View,
  nextPerPixel: number,
  [dx, dy]: readonly [number, number] = [0, 0],
): View => ({
  x: x + dx * (perPixel - nextPerPixel),
  y: y + dy * (perPixel - nextPerPixel),
  perPixel: nextPerPixel,
})

/**
 * Where to zoom in without a pointer: around the point nearest to the middle, as an offset in pixels that brings the
 * point to the middle when the scale is halved.
 */
export const zoomTarget = (
  points: readonly { readonly x: number; readonly y: number }[],
  { x, y, perPixel }: View,
): readonly [number, number] => {
  const [nearestPoint] = points.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
  return nearestPoint ? [(2 * (nearestPoint.x - x)) / perPixel, (2 * (nearestPoint.y - y)) / perPixel] : [0, 0]
}

/** Returns the view that contains all points with a margin of `room` pixels. */
export const fitView = (
  points: readonly { readonly x: number; readonly y: number }[],
  size: Size,
  paddingPx: number,
): View | null => {
  if (points.length === 0) return null
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  const perPixelFor = (length: number, pixels: number) => length / Math.max(40, pixels - 2 * paddingPx)
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    perPixel: Math.max(perPixelFor(east - west, size.width), perPixelFor(south - north, size.height)),
  }
}

/** Rounds a zoom to a step, because the clusters change only between steps; the closest zoom is step 0. */
export const stepOf = (perPixel: number): number => Math.max(0, Math.round(Math.log2(perPixel / nearest)))

export const perPixelAt = (step: number): number => nearest * 2 ** step
