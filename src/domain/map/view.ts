/** What is seen of a plane: the point in the middle of the window, and the units that one pixel stands for. */
export type View = { readonly x: number; readonly y: number; readonly perPixel: number }

/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

/** In units. */
export type Plane = Size

/** The nearest that a map is seen from, in units a pixel: half a metre tells houses next to each other apart. */
export const nearest = 0.05

/** The nearest that it goes by itself: there is nothing more of the ground to see. */
export const closeUp = 0.8

/** How far away a view can be so that nothing beyond the plane is seen. */
export const farthest = (plane: Plane, size: Size): number =>
  Math.min(plane.width / Math.max(1, size.width), plane.height / Math.max(1, size.height))

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The view that is nearest to this one and has nothing in it that is beyond the plane. */
export const withinPlane = ({ x, y, perPixel }: View, plane: Plane, size: Size): View => {
  const scale = clamp(perPixel, nearest, farthest(plane, size))
  const [halfWidth, halfHeight] = [(size.width * scale) / 2, (size.height * scale) / 2]
  return {
    x: clamp(x, halfWidth, plane.width - halfWidth),
    y: clamp(y, halfHeight, plane.height - halfHeight),
    perPixel: scale,
  }
}

/** The same view from another distance; the point at these pixels from the middle stays where it is. */
export const zoomed = ({ x, y, perPixel }: View, next: number, [dx, dy]: readonly [number, number] = [0, 0]): View => ({
  x: x + dx * (perPixel - next),
  y: y + dy * (perPixel - next),
  perPixel: next,
})

/** The view in which all these points are seen, with room around them. */
export const fitted = (
  points: readonly { readonly x: number; readonly y: number }[],
  size: Size,
  room: number,
): View | null => {
  if (points.length === 0) return null
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  const fits = (length: number, pixels: number) => length / Math.max(40, pixels - 2 * room)
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    perPixel: Math.max(fits(east - west, size.width), fits(south - north, size.height)),
  }
}

/** Steps of the distance between which homes are gathered alike, the nearest being 0. */
export const stepOf = (perPixel: number): number => Math.max(0, Math.round(Math.log2(perPixel / nearest)))

export const perPixelAt = (step: number): number => nearest * 2 ** step
