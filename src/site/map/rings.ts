import type { Point, Ring } from "../../domain/map/ring.ts"

export type Frame = readonly [west: number, north: number, east: number, south: number]

/** Bounding frame of a ring; without points, it contains nothing. */
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

/** Whether two frames overlap or touch. */
export const framesOverlap = (one: Frame, other: Frame): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

type Edge = { readonly contains: (point: Point) => boolean; readonly cross: (a: Point, b: Point) => Point }

const crossAtX =
  (x: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]

const crossAtY =
  (y: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y]

const edgesOf = ([west, north, east, south]: Frame): readonly Edge[] => [
  { contains: ([x]) => x >= west, cross: crossAtX(west) },
  { contains: ([x]) => x <= east, cross: crossAtX(east) },
  { contains: ([, y]) => y >= north, cross: crossAtY(north) },
  { contains: ([, y]) => y <= south, cross: crossAtY(south) },
]

/**
 * Part of a ring on one side of an edge; it uses a loop because waters have thousands of points and each home's map
 * cuts them.
 */
const cutByEdge = (ring: Ring, { contains, cross }: Edge): Ring => {
  const part: Point[] = []
  let previous = ring.at(-1) as Point
  let wasInside = ring.length > 0 && contains(previous)
  for (const point of ring) {
    const isInside = contains(point)
    if (isInside !== wasInside) part.push(cross(previous, point))
    if (isInside) part.push(point)
    previous = point
    wasInside = isInside
  }
  return part
}

/** Part of a ring in the frame, joined along the edges (Sutherland and Hodgman). */
export const clip = (ring: Ring, frame: Frame): Ring => edgesOf(frame).reduce(cutByEdge, ring)

const round = (value: number, digits: number): number => {
  const parts = 10 ** digits
  return Math.round(value * parts) / parts
}

/** Rings as SVG path data, with relative steps to keep it short. */
export const pathData = (rings: readonly Ring[], digits = 0): string =>
  rings
    .map((ring) => {
      let [x, y] = [0, 0]
      const steps = ring.flatMap((point, index) => {
        const [dx, dy] = [round(point[0] - x, digits), round(point[1] - y, digits)]
        if (index > 0 && dx === 0 && dy === 0) return []
        ;[x, y] = [round(x + dx, digits), round(y + dy, digits)]
        return [`${dx}${dy < 0 ? "" : " "}${dy}`]
      })
      const [start, ...others] = steps
      return others.length < 2 ? "" : `M${start}l${others.join(" ").replaceAll(" -", "-")}z`
    })
    .join("")
