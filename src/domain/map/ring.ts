/** Point of the plane in units: x to the east, y to the south. */
export type Point = readonly [x: number, y: number]

/** Closed outline; the last point connects to the first. */
export type Ring = readonly Point[]

/** Whether a ring that may cross itself surrounds a point: a ray from there crosses it an odd number of times. */
export const surrounds = (ring: Ring, [x, y]: Point): boolean => {
  let isInside = false
  let [previousX, previousY] = ring.at(-1) ?? [0, 0]
  for (const [nextX, nextY] of ring) {
    const isBeside = previousY > y !== nextY > y
    if (isBeside && x < previousX + ((nextX - previousX) * (y - previousY)) / (nextY - previousY)) isInside = !isInside
    ;[previousX, previousY] = [nextX, nextY]
  }
  return isInside
}

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Line without points closer than `tolerance` to the simplified line (Douglas and Peucker). */
const simplifyLine = (line: Ring, tolerance: number): Ring => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let [maxDistance, splitIndex] = [0, 0]
  line.forEach((point, index) => {
    const distanceToLine = distance(point, first, last)
    if (distanceToLine > maxDistance) [maxDistance, splitIndex] = [distanceToLine, index]
  })
  if (maxDistance <= tolerance) return [first, last]
  return [
    ...simplifyLine(line.slice(0, splitIndex + 1), tolerance),
    ...simplifyLine(line.slice(splitIndex), tolerance).slice(1),
  ]
}

/** Simplified ring, or an empty one if it collapses. */
export const simplify = (ring: Ring, tolerance: number): Ring => {
  const half = Math.floor(ring.length / 2)
  const first = ring[0]
  if (!first || ring.length < 4) return []
  const points = [
    ...simplifyLine(ring.slice(0, half + 1), tolerance),
    ...simplifyLine([...ring.slice(half), first], tolerance).slice(1, -1),
  ]
  return points.length < 3 ? [] : points
}
