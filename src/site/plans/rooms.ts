import type { PlanLayout, RoomKind, Side } from "../../content/schema/plan-layout.ts"

/** In metres: x to the east, y to the south. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number]
export type Rooms = Readonly<Record<string, readonly Rectangle[]>>

export const sides: readonly Side[] = ["north", "south", "west", "east"]

/** Half the thickness of a wall, in metres. */
const halfThickness = { outer: 0.14, inner: 0.055, railing: 0.03, none: 0 } as const
type WallKind = keyof typeof halfThickness

/** A straight part of a wall, in metres. */
export type Wall = {
  readonly kind: WallKind
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export const kindOf = (room: string): RoomKind => room.replace(/\d$/, "") as RoomKind

export const isOutdoors = (room: string): boolean => ["balcony", "terrace"].includes(kindOf(room))

export const isHorizontal = (side: Side): boolean => side === "north" || side === "south"

const round = (value: number) => Math.round(value * 1000) / 1000

/** Position of a side across its wall. */
export const edgeOf = ([x, y, width, height]: Rectangle, side: Side): number =>
  round({ north: y, south: y + height, west: x, east: x + width }[side])

/** Beginning and length of a side along its wall. */
export const extentOf = ([x, y, width, height]: Rectangle, side: Side): readonly [start: number, length: number] =>
  isHorizontal(side) ? [x, width] : [y, height]

const contains = ([x, y, width, height]: Rectangle, px: number, py: number) =>
  x < px && px < x + width && y < py && py < y + height

/** Steps beyond a wall, to see what is there. */
const beyond: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -0.05],
  south: [0, 0.05],
  west: [-0.05, 0],
  east: [0.05, 0],
}

/** Divides a side of a room where what lies beyond it changes. */
const wallsOfSide = (rooms: Rooms, open: PlanLayout["open"], room: string, own: Rectangle, side: Side): Wall[] => {
  const [start, length] = extentOf(own, side)
  const edge = edgeOf(own, side)
  const cuts = Object.values(rooms)
    .flat()
    .flatMap((other) => {
      const [begin, extent] = extentOf(other, side)
      return [begin, begin + extent]
    })
    .map(round)
    .filter((cut) => cut > start && cut < start + length)
  const ends = [...new Set([round(start), ...cuts, round(start + length)])].toSorted((a, b) => a - b)
  return ends.slice(1).flatMap((end, index): Wall[] => {
    const begin = ends[index] ?? end
    // Stretching leaves gaps of a millimetre, which are no walls.
    if (end - begin < 0.02) return []
    const [dx, dy] = beyond[side]
    const middle = (begin + end) / 2
    const [px, py] = isHorizontal(side) ? [middle, edge + dy] : [edge + dx, middle]
    const other = Object.keys(rooms).find((name) => rooms[name]?.some((part) => part !== own && contains(part, px, py)))
    const isOpen = other === room || open.some((pair) => pair.includes(room) && other && pair.includes(other as never))
    const kind: WallKind =
      other === undefined
        ? isOutdoors(room)
          ? "railing"
          : "outer"
        : isOpen
          ? "none"
          : isOutdoors(room) && isOutdoors(other)
            ? "railing"
            : isOutdoors(room) || isOutdoors(other)
              ? "outer"
              : "inner"
    return isHorizontal(side)
      ? [{ kind, from: [begin, edge], to: [end, edge] }]
      : [{ kind, from: [edge, begin], to: [edge, end] }]
  })
}

const lengthOf = ({ from, to }: Wall) => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])

export const wallsOf = (rooms: Rooms, open: PlanLayout["open"]): readonly (Wall & { readonly room: string })[] =>
  Object.entries(rooms).flatMap(([room, parts]) =>
    parts.flatMap((part) =>
      sides.flatMap((side) => wallsOfSide(rooms, open, room, part, side).map((wall) => ({ ...wall, room }))),
    ),
  )

/** Area of each room between its walls, in m². */
export const areasOf = (rooms: Rooms, open: PlanLayout["open"]): Readonly<Record<string, number>> => {
  const walls = wallsOf(rooms, open)
  return Object.fromEntries(
    Object.entries(rooms).map(([room, parts]) => {
      const gross = parts.reduce((sum, [, , width, height]) => sum + width * height, 0)
      const inWalls = walls
        .filter((wall) => wall.room === room)
        .reduce((sum, wall) => sum + lengthOf(wall) * halfThickness[wall.kind], 0)
      return [room, gross - inWalls]
    }),
  )
}

/** The longest wall that two rooms share. */
export const sharedWall = (rooms: Rooms, first: string, second: string) => {
  const shared = (rooms[first] ?? []).flatMap((one) =>
    (rooms[second] ?? []).flatMap((other) =>
      sides.flatMap((side) => {
        const opposite = sides[sides.indexOf(side) ^ 1] as Side
        if (Math.abs(edgeOf(one, side) - edgeOf(other, opposite)) > 0.01) return []
        const [[a, aLength], [b, bLength]] = [extentOf(one, side), extentOf(other, side)]
        const [start, end] = [Math.max(a, b), Math.min(a + aLength, b + bLength)]
        return end - start > 0.5 ? [{ side, edge: edgeOf(one, side), start, end }] : []
      }),
    ),
  )
  const [longest] = shared.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  if (!longest) throw new Error(`${first} and ${second} share no wall of half a metre: move them together`)
  return longest
}

/** Share of a home's area that its inner walls take. */
const innerWallShare = 0.03

const scaled = (rooms: Rooms, factor: number): Rooms =>
  Object.fromEntries(
    Object.entries(rooms).map(([room, parts]) => [
      room,
      parts.map((part): Rectangle => part.map((metres) => round(metres * factor)) as unknown as Rectangle),
    ]),
  )

const indoorArea = (storeys: readonly Rooms[], open: PlanLayout["open"]) =>
  storeys
    .flatMap((rooms) => Object.entries(areasOf(rooms, open)))
    .reduce((sum, [room, area]) => sum + (isOutdoors(room) ? 0 : area), 0)

/**
 * Storeys of a home of this layout, stretched until its rooms have the home's area.
 * @param area living area in m²
 * @param hasOutdoors whether the home has the balcony or terrace of the layout
 */
export const storeysOf = (layout: PlanLayout, area: number, hasOutdoors: boolean): readonly Rooms[] => {
  let storeys: readonly Rooms[] = layout.storeys.map((rooms) =>
    Object.fromEntries(Object.entries(rooms).filter(([room]) => hasOutdoors || !isOutdoors(room))),
  )
  // The walls keep their thickness, so the factor is approached in a few steps.
  for (const _ of [1, 2, 3]) {
    const factor = Math.sqrt((area * (1 - innerWallShare)) / indoorArea(storeys, layout.open))
    storeys = storeys.map((rooms) => scaled(rooms, factor))
  }
  return storeys
}
