import { isOutdoors, type RoomKind } from "../../content/schema/floor-plan.ts"
import {
  cm,
  extentOf,
  isHorizontal,
  lengthOf,
  type Rectangle,
  type Room,
  type Side,
  type Storey,
  type Wall,
} from "./rooms.ts"
import { entriesOf, lightOf, type Terms } from "./search.ts"

/** Part of a wall without a wall, in metres. */
export type Opening = {
  /** The room that its wall is a side of, and what is beyond it. */
  readonly room: Room
  readonly other: Room | undefined
  readonly side: Side
  readonly edge: number
  readonly start: number
  readonly end: number
}

/** A door, whose leaf swings into its room, to the end of the opening where its hinge is. */
export type Door = Opening & { readonly hinge: "start" | "end" | null }

export type Openings = { readonly doors: readonly Door[]; readonly windows: readonly Opening[] }

/** Metres of a door and of the wall beside it. */
const doorWidths: Partial<Readonly<Record<RoomKind, number>>> = {
  living: 0.9,
  dining: 1.2,
  kitchen: 0.9,
  bathroom: 0.7,
  sauna: 0.7,
  wardrobe: 0.7,
}
const [usualDoor, entranceDoor, balconyDoor, besideDoor, besideOuterDoor] = [0.8, 0.9, 0.8, 0.12, 0.35] as const

/** Rooms whose door is an opening without a leaf. */
const withoutLeaf: readonly RoomKind[] = ["living", "dining"]

const contains = ([x, y, width, height]: Rectangle, px: number, py: number) =>
  x < px && px < x + width && y < py && py < y + height

/** Whether stairs lie at a part of a wall. */
const isAtStairs = (stairs: Rectangle | undefined, wall: Wall, start: number, end: number): boolean =>
  stairs !== undefined &&
  [start, (start + end) / 2, end].some((along) =>
    [-0.5, 0.5].some((away) =>
      isHorizontal(wall.side) ? contains(stairs, along, wall.edge + away) : contains(stairs, wall.edge + away, along),
    ),
  )

/** The wall that a room is entered through, by the kinds of rooms that its door may lead to. */
const entryWall = (walls: readonly Wall[], room: Room): Wall => {
  const ways = entriesOf(room)
  const [best] = walls
    .filter((wall) => wall.room === room && wall.other && wall.other.kind in ways && lengthOf(wall) > 0.9)
    .toSorted(
      (a, b) =>
        (ways[a.other?.kind as RoomKind] ?? 0) - (ways[b.other?.kind as RoomKind] ?? 0) || lengthOf(b) - lengthOf(a),
    )
  if (!best) throw new Error(`no way in to ${room.id}`)
  return best
}

/** Puts a door at the end of a wall that is nearer to a corner of its room, where the leaf opens against a wall. */
const doorIn = (wall: Wall, own: Rectangle, stairs: Rectangle | undefined): Door => {
  const { room, other, side, edge } = wall
  const beside = wall.kind === "outer" ? besideOuterDoor : besideDoor
  const wanted = isOutdoors(room) ? balconyDoor : (doorWidths[room.kind] ?? usualDoor)
  const width = Math.min(wanted, lengthOf(wall) - 2 * beside)
  const [from, to] = extentOf(own, side)
  const places = [
    { start: wall.start + beside, hinge: "start" as const, fromCorner: wall.start - from },
    { start: wall.end - beside - width, hinge: "end" as const, fromCorner: to - wall.end },
  ].toSorted((a, b) => a.fromCorner - b.fromCorner)
  const place = places.find(({ start }) => !isAtStairs(stairs, wall, start, start + width))
  if (!place) throw new Error(`stairs are in the way to ${room.id}`)
  const { start, hinge } = place
  return { room, other, side, edge, start, end: start + width, hinge: withoutLeaf.includes(room.kind) ? null : hinge }
}

const entranceOf = (
  walls: readonly Wall[],
  entrance: readonly Side[],
  stairs: Rectangle | undefined,
): readonly Door[] => {
  if (entrance.length === 0) return []
  const [wall] = walls
    .filter(
      (wall) =>
        wall.room.kind === "hall" &&
        wall.kind === "outer" &&
        !wall.other &&
        entrance.includes(wall.side) &&
        lengthOf(wall) > entranceDoor + 0.3,
    )
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (!wall) throw new Error("no outer wall of the hall for the entrance")
  const { room, other, side, edge } = wall
  const middle = (wall.start + wall.end - entranceDoor) / 2
  const start = [middle, wall.start + 0.15, wall.end - entranceDoor - 0.15].find(
    (at) => !isAtStairs(stairs, wall, at, at + entranceDoor),
  )
  if (start === undefined) throw new Error("stairs are in the way of the entrance")
  return [{ room, other, side, edge, start, end: start + entranceDoor, hinge: "start" }]
}

/** Share of a wall that a window takes, and its narrowest and widest, in metres. */
const windowSizes: Partial<Readonly<Record<RoomKind, readonly [number, number, number]>>> = {
  living: [0.6, 1.2, 2.4],
  dining: [0.6, 1.2, 2],
  kitchen: [0.5, 1, 1.6],
  bedroom: [0.5, 1, 1.8],
  office: [0.5, 0.9, 1.5],
  bathroom: [0.3, 0.5, 0.7],
  sauna: [0.3, 0.5, 0.7],
}
/** Rooms that have a window only if their record says so. */
const wetKinds: readonly RoomKind[] = ["bathroom", "sauna"]
const [besideWindow, twoWindows] = [0.3, 4.6] as const

const windowsIn = (wall: Wall, doors: readonly Door[]): readonly Opening[] => {
  const [share, least, most] = windowSizes[wall.room.kind] ?? [0.5, 1, 1.6]
  const { room, other, side, edge } = wall
  const door = doors.find(
    ({ other, side, edge, start }) =>
      other === room && edge === wall.edge && side !== wall.side && start >= wall.start && start < wall.end,
  )
  let [start, end] = [wall.start + besideWindow, wall.end - besideWindow]
  if (door) {
    if (door.start - start > end - door.end) end = door.start - 0.15
    else start = door.end + 0.15
  }
  const count = end - start > twoWindows ? 2 : 1
  const part = (end - start) / count
  const width = Math.min(most, Math.max(least, share * part))
  if (part < width) return []
  return Array.from({ length: count }, (_, index) => {
    const from = start + index * part + (part - width) / 2
    return { room, other, side, edge, start: from, end: from + width }
  })
}

/** Chooses where the doors and windows of a storey are. */
export const openingsOf = (
  storey: Storey,
  walls: readonly Wall[],
  { light, entrance }: Pick<Terms, "light" | "entrance">,
  stairs: Rectangle | undefined,
): Openings => {
  const rooms = [...storey.keys()]
  const inner = rooms
    .filter((room) => !["hall", "landing"].includes(room.kind) && !room.open && !isOutdoors(room))
    .map((room) => doorIn(entryWall(walls, room), storey.get(room) as Rectangle, stairs))
  const outdoor = rooms.filter(isOutdoors).map((room) => {
    const [wall] = walls.filter((wall) => wall.room === room && wall.other && !isOutdoors(wall.other))
    if (!wall) throw new Error(`no way out to ${room.id}`)
    return doorIn(wall, storey.get(room) as Rectangle, undefined)
  })
  const doors = [...entranceOf(walls, entrance, stairs), ...inner, ...outdoor]
  const hasWindow = ({ kind, fittings }: Room) =>
    kind in windowSizes && (!wetKinds.includes(kind) || fittings?.includes("window") === true)
  const windows = walls
    .filter(
      ({ room, other, side, kind }) =>
        kind === "outer" && hasWindow(room) && (!other || isOutdoors(other)) && lightOf(room, light).includes(side),
    )
    .flatMap((wall) => windowsIn(wall, doors))
  const dark = rooms.find((room) => hasWindow(room) && !windows.some((window) => window.room === room))
  if (dark) throw new Error(`no façade for a window of ${dark.id}`)
  return { doors, windows }
}

/** Centimetres that an opening removes from an outer and an inner wall. */
const [outerGap, innerGap] = [30, 13]

export type Point = readonly [x: number, y: number]

/** A drawn door, and points along its leaf and the arc that it swings through, in centimetres. */
export type DrawnDoor = { readonly svg: string; readonly line: readonly Point[] }

/** Shares of a leaf or of its arc at which a door has a point, which is at least every 15 centimetres. */
const shares = Array.from({ length: 11 }, (_, step) => step / 10)

export const drawnDoor = ({ room, other, side, edge, hinge, ...along }: Door): DrawnDoor => {
  const isLevel = isHorizontal(side)
  const [start, end, across] = [cm(along.start), cm(along.end), cm(edge)]
  const point = (at: number, into = 0): Point => (isLevel ? [at, across + into] : [across + into, at])
  const width = !other || isOutdoors(room) || isOutdoors(other) ? outerGap : innerGap
  const gap = `<path class="g" stroke-width="${width}" d="M${point(start).join(" ")}L${point(end).join(" ")}"/>`
  if (!hinge) return { svg: gap, line: [] }
  const inwards = side === "north" || side === "west" ? 1 : -1
  const radius = end - start
  const swing = inwards * radius
  const [pivot, latch] = hinge === "end" ? [end, start] : [start, end]
  const isClockwise = isLevel ? latch < pivot === swing < 0 : latch < pivot === swing > 0
  return {
    svg: `${gap}<path class="d" d="M${point(pivot).join(" ")}L${point(pivot, swing).join(" ")}A${radius} ${radius} 0 0 ${isClockwise ? 0 : 1} ${point(latch).join(" ")}"/>`,
    line: shares.flatMap((share) => {
      const turn = (share * Math.PI) / 2
      return [point(pivot, swing * share), point(pivot + (latch - pivot) * Math.cos(turn), swing * Math.sin(turn))]
    }),
  }
}

export const drawnWindow = ({ room, side, ...wall }: Opening): string => {
  const [begin, edge, size] = [cm(wall.start), cm(wall.edge), cm(wall.end - wall.start)]
  const lines = [-14, -4, 4, 14]
  return isHorizontal(side)
    ? `<path class="n" data-window="${room.id}" d="M${begin} ${edge - 14}h${size}v28h-${size}z${lines.map((y) => `M${begin} ${edge + y}h${size}`).join("")}"/>`
    : `<path class="n" data-window="${room.id}" d="M${edge - 14} ${begin}v${size}h28v-${size}z${lines.map((x) => `M${edge + x} ${begin}v${size}`).join("")}"/>`
}
