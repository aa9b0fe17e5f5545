/** A point of the plane: x to the east, y to the south, in units. */
export type Point = readonly [x: number, y: number]

/** The line around a water or a country; its last point leads to the first. */
export type Ring = readonly Point[]

/** West, north, east and south edge. */
export type Frame = readonly [west: number, north: number, east: number, south: number]

/** The frame around a ring; that of no points holds nothing. */
export const frameOf = (ring: Ring): Frame => {
  let [west, north, east, south] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [x, y] of ring) {
    west = Math.min(west, x)
    north = Math.min(north, y)
    east = Math.max(east, x)
    south = Math.max(south, y)
  }
  return [west, north, east, south]
}

/** Whether two frames have anything in common. */
export const meet = (one: Frame, other: Frame): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

type Edge = { readonly holds: (point: Point) => boolean; readonly cross: (a: Point, b: Point) => Point }

const atX =
  (x: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]

const atY =
  (y: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y]

const edgesOf = ([west, north, east, south]: Frame): readonly Edge[] => [
  { holds: ([x]) => x >= west, cross: atX(west) },
  { holds: ([x]) => x <= east, cross: atX(east) },
  { holds: ([, y]) => y >= north, cross: atY(north) },
  { holds: ([, y]) => y <= south, cross: atY(south) },
]

/** The part of a ring on one side of an edge. A loop: waters have thousands of points, and each home's map is cut out of them. */
const cutAt = (ring: Ring, { holds, cross }: Edge): Ring => {
  const part: Point[] = []
  let before = ring.at(-1) as Point
  let wasHeld = ring.length > 0 && holds(before)
  for (const point of ring) {
    const isHeld = holds(point)
    if (isHeld !== wasHeld) part.push(cross(before, point))
    if (isHeld) part.push(point)
    before = point
    wasHeld = isHeld
  }
  return part
}

/** The part of a ring that is in the frame; its parts are joined along the edges (Sutherland and Hodgman). */
export const clipped = (ring: Ring, frame: Frame): Ring => edgesOf(frame).reduce(cutAt, ring)

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** A line that leaves out points which lie closer than this to the line without them (Douglas and Peucker). */
const thinnedLine = (line: Ring, closest: number): Ring => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let [farthest, at] = [0, 0]
  line.forEach((point, index) => {
    const away = distance(point, first, last)
    if (away > farthest) [farthest, at] = [away, index]
  })
  if (farthest <= closest) return [first, last]
  return [...thinnedLine(line.slice(0, at + 1), closest), ...thinnedLine(line.slice(at), closest).slice(1)]
}

/** A ring with fewer points; empty where nothing is left of it. */
export const thinned = (ring: Ring, closest: number): Ring => {
  const half = Math.floor(ring.length / 2)
  const first = ring[0]
  if (!first || ring.length < 4) return []
  const points = [
    ...thinnedLine(ring.slice(0, half + 1), closest),
    ...thinnedLine([...ring.slice(half), first], closest).slice(1, -1),
  ]
  return points.length < 3 ? [] : points
}

const rounded = (value: number, digits: number): number => {
  const parts = 10 ** digits
  return Math.round(value * parts) / parts
}

/** Rings as the data of an SVG path, drawn by steps: short to send. */
export const pathData = (rings: readonly Ring[], digits = 0): string =>
  rings
    .map((ring) => {
      let [x, y] = [0, 0]
      const steps = ring.flatMap((point, index) => {
        const [dx, dy] = [rounded(point[0] - x, digits), rounded(point[1] - y, digits)]
        if (index > 0 && dx === 0 && dy === 0) return []
        ;[x, y] = [rounded(x + dx, digits), rounded(y + dy, digits)]
        return [`${dx}${dy < 0 ? "" : " "}${dy}`]
      })
      const [start, ...others] = steps
      return others.length < 2 ? "" : `M${start}l${others.join(" ").replaceAll(" -", "-")}z`
    })
    .join("")
