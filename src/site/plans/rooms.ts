import { type FloorPlan, isOutdoors } from "../../content/schema/floor-plan.ts"

export const sides = ["north", "south", "west", "east"] as const
export type Side = (typeof sides)[number]

/** In metres, between the middles of the walls: x to the east, y to the south. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number]

/** A room of a record, with an id in the home, such as `bedroom2`. */
export type Room = FloorPlan["rooms"][number] & { readonly id: string }

/** Rectangles of the rooms of a storey by their names. */
export type Storey = ReadonlyMap<Room, Rectangle>

/** Half the thickness of a wall, in metres. */
const halfThickness = { outer: 0.14, inner: 0.055, railing: 0.03, none: 0 } as const
type WallKind = keyof typeof halfThickness

/** A straight part of a wall, in metres. */
export type Wall = {
  readonly room: Room
  /** What is beyond it; undefined outside. */
  readonly other: Room | undefined
  readonly side: Side
  readonly kind: WallKind
  /** Where it lies across its direction, and where it begins and ends along it. */
  readonly edge: number
  readonly start: number
  readonly end: number
}

export const cm = (metres: number): number => Math.round(metres * 1000) / 10

export const isHorizontal = (side: Side): boolean => side === "north" || side === "south"

/** Position of a side across its wall. */
export const edgeOf = ([x, y, width, height]: Rectangle, side: Side): number =>
  ({ north: y, south: y + height, west: x, east: x + width })[side]

/** Beginning and end of a side along its wall. */
export const extentOf = ([x, y, width, height]: Rectangle, side: Side): readonly [start: number, end: number] =>
  isHorizontal(side) ? [x, x + width] : [y, y + height]

export const oppositeOf = (side: Side): Side => sides[sides.indexOf(side) ^ 1] as Side

/** Rounding of cuts, in metres. */
export const nearly = 0.005

/** The part of a side that two rectangles share, as its beginning and end; null if they share none. */
export const sharedBy = (one: Rectangle, side: Side, other: Rectangle): readonly [number, number] | null => {
  if (Math.abs(edgeOf(one, side) - edgeOf(other, oppositeOf(side))) > nearly) return null
  const [[start, end], [otherStart, otherEnd]] = [extentOf(one, side), extentOf(other, side)]
  const shared = [Math.max(start, otherStart), Math.min(end, otherEnd)] as const
  return shared[1] - shared[0] > nearly ? shared : null
}

/** Whether no wall parts two rooms: an open kitchen and the living room. */
const areOneRoom = (one: Room, other: Room): boolean =>
  (one.open === true && other.kind === "living") || (other.open === true && one.kind === "living")

const wallKind = (room: Room, other: Room | undefined): WallKind => {
  if (!other) return isOutdoors(room) ? "railing" : "outer"
  if (areOneRoom(room, other)) return "none"
  if (isOutdoors(room) !== isOutdoors(other)) return "outer"
  return isOutdoors(room) ? "railing" : "inner"
}

/** Walls of a side of a room: a part for each neighbour, and for what is outside between them. */
const wallsOfSide = (storey: Storey, room: Room, own: Rectangle, side: Side): readonly Wall[] => {
  const edge = edgeOf(own, side)
  const wall = (other: Room | undefined, start: number, end: number): Wall => ({
    room,
    other,
    side,
    kind: wallKind(room, other),
    edge,
    start,
    end,
  })
  const [from, to] = extentOf(own, side)
  const walls: Wall[] = []
  let at = from
  const neighbours = [...storey]
    .flatMap(([other, rectangle]) => {
      const shared = other === room ? null : sharedBy(own, side, rectangle)
      return shared ? [{ other, start: shared[0], end: shared[1] }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  for (const { other, start, end } of neighbours) {
    if (start - at > nearly) walls.push(wall(undefined, at, start))
    walls.push(wall(other, start, end))
    at = end
  }
  if (to - at > nearly) walls.push(wall(undefined, at, to))
  return walls
}

export const wallsOf = (storey: Storey): readonly Wall[] =>
  [...storey].flatMap(([room, own]) => sides.flatMap((side) => wallsOfSide(storey, room, own, side)))

export const lengthOf = ({ start, end }: Pick<Wall, "start" | "end">): number => end - start

/** Area of a room between its walls, in m². */
export const innerArea = ([, , width, height]: Rectangle, walls: readonly Wall[]): number =>
  width * height - walls.reduce((sum, wall) => sum + lengthOf(wall) * halfThickness[wall.kind], 0)
