import type { RoomKind } from "../../content/schema/floor-plan.ts"
import { type Furniture, gap, type PieceKind, sizeOf } from "./furniture.ts"
import type { LaidStorey, Stairs } from "./layout.ts"
import {
  along,
  type Box,
  build,
  type Cost,
  distance,
  fromCorner,
  fromMiddle,
  isAtWindow,
  isInside,
  isPassable,
  keep,
  overlaps,
  placesOf,
  putFree,
  type Space,
  stand,
  takeBack,
} from "./places.ts"
import { edgeOf, isHorizontal, oppositeOf, type Rectangle, type Room, type Side } from "./rooms.ts"

/** Lengths to try, in steps of 30 cm from the longest. */
const lengthsTo = (longest: number, shortest: number) =>
  Array.from({ length: Math.round((longest - shortest) / 0.3) + 1 }, (_, index) => longest - 0.3 * index)

const wholeBox = ([x, y, width, height]: Rectangle): Box => [x, y, x + width, y + height]

const byCorner =
  (space: Space): Cost =>
  (place) =>
    fromCorner(space, place) + (isAtWindow(space, place) ? 0.5 : 0)

/** A sofa with its table, and a television opposite it if there is a wall; nothing stands between them. */
const sofaGroup = (space: Space): void => {
  const { own, room, free, solid } = space
  const [[sofaWidth, sofaDepth], [tableWidth, tableDepth], [setWidth, setDepth]] = [
    sizeOf("sofa"),
    sizeOf("coffeeTable"),
    sizeOf("television"),
  ]
  const tableGap = 1.15
  const isFree = (box: Box) => isInside(box, own) && ![...free, ...solid].some((other) => overlaps(box, other))
  const choices = placesOf(space, sofaWidth, sofaDepth, 0.3).flatMap((place) => {
    const { side, start, end } = place
    const middle = (start + end) / 2
    const [from, to] = [gap + tableGap, gap + tableGap + tableDepth]
    const table = along(own, side, middle - tableWidth / 2, middle + tableWidth / 2, from, to)
    if (!isFree(table)) return []
    const opposite = oppositeOf(side)
    const wall = { side: opposite, start: middle - setWidth / 2, end: middle + setWidth / 2 }
    const television = along(own, opposite, wall.start, wall.end, gap, gap + setDepth)
    const away = isHorizontal(side) ? own[3] : own[2]
    const between = along(own, side, wall.start, wall.end, to, away - gap - setDepth)
    const hasTelevision = isFree(television) && away > 2.6 && !overlaps(television, table)
    return [{ place, table, television, wall, between, middle, away, hasTelevision }]
  })
  const costOf = ({ place, away, wall, hasTelevision }: (typeof choices)[number]) =>
    (hasTelevision ? 0 : 3) +
    (hasTelevision && isAtWindow(space, wall) ? 1.2 : 0) +
    (isAtWindow(space, place) ? 0.6 : 0) +
    Math.abs(away - 3.6) * 0.4 +
    fromMiddle(space, place) * 0.1 +
    // A sofa stands away from the door, so that there is room for a table.
    fromCorner(space, place) * 0.3
  const best = choices
    .map((choice) => ({ ...choice, cost: costOf(choice) }))
    .toSorted((a, b) => a.cost - b.cost)
    .find(({ place, table }) => isPassable({ ...space, solid: [...solid, place.box, table] }))
  if (!best) return
  const { place, table, television, wall, between, middle, hasTelevision } = best
  keep(space, { kind: "sofa", room, side: place.side, middle, away: 0 }, place.box, place.front)
  keep(space, { kind: "coffeeTable", room, side: place.side, middle, away: tableGap }, table, table)
  if (!hasTelevision) return
  keep(space, { kind: "television", room, side: wall.side, middle, away: 0 }, television, television)
  space.free.push(between)
}

/** Kitchen units, in a dark corner of a living room or along the walls of a kitchen, and the island that a record names. */
const kitchenUnits = (space: Space, longest: number, isDark: boolean): void => {
  const cost: Cost = (place) => fromCorner(space, place) * 2 + (isAtWindow(space, place) ? (isDark ? 4 : 0.3) : 0)
  const first = build(space, "kitchenUnits", lengthsTo(longest, 1.5), 0.6, 0.75, cost)
  if (!first) throw new Error(`no wall for the kitchen in ${space.room.id}`)
  if (first.end - first.start < 2.9 && !isDark)
    build(space, "worktop", lengthsTo(2.4, 1.2), 0.6, 0.8, (place) =>
      place.side === oppositeOf(first.side) ? 5 + fromCorner(space, place) : cost(place),
    )
  const hasIsland = space.room.fittings?.includes("island")
  if (hasIsland && !putFree(space, ["island", "smallIsland"], (box) => distance(box, first.box)))
    throw new Error(`no room for the island in ${space.room.id}`)
}

/** A wardrobe never stands at a window. */
const wardrobe = (space: Space, lengths: readonly number[]) =>
  build(space, "wardrobe", lengths, 0.6, 0.6, (place) =>
    isAtWindow(space, place) ? Number.POSITIVE_INFINITY : fromCorner(space, place) * 2,
  )

/** Stands a bed by the middle of a wall; in a living room, in a corner. */
const bed = (space: Space, kinds: readonly PieceKind[]): void => {
  const away = space.room.kind === "living" ? fromCorner : fromMiddle
  if (!stand(space, kinds, 0.4, (place) => away(space, place) * 0.4 + (isAtWindow(space, place) ? 4 : 0)))
    throw new Error(`no room for a bed in ${space.room.id}`)
}

/** A bed and a wardrobe: the wardrobe first if the bed leaves no wall for it. */
const bedAndWardrobe = (space: Space, kinds: readonly PieceKind[], lengths: readonly number[]): void => {
  bed(space, kinds)
  if (wardrobe(space, lengths)) return
  takeBack(space)
  wardrobe(space, lengths)
  bed(space, kinds)
}

const desk = (space: Space) =>
  stand(space, ["desk"], 0.1, (place) => (isAtWindow(space, place) ? -1 : 0) + fromCorner(space, place) * 0.5)

/** Metres that stay free before a fitting. */
const before: Partial<Readonly<Record<PieceKind, number>>> = { toilet: 0.5, shower: 0.1, bath: 0.1 }

const fittings = (space: Space, pieces: readonly PieceKind[]): void => {
  for (const piece of pieces)
    if (!stand(space, [piece], before[piece] ?? 0.4, byCorner(space)))
      throw new Error(`no room for the ${piece} in ${space.room.id}`)
}

const tables = (space: Space, kinds: readonly PieceKind[], near: Box) =>
  putFree(space, kinds, (box) => distance(box, near))

/** What a home's rooms say of each other. */
type Home = {
  readonly hasKitchen: boolean
  readonly hasDining: boolean
  readonly hasBedroom: boolean
  /** Whether four can eat in a room of their own or in the kitchen. */
  readonly hasTable: boolean
  /** Where a table in the living room should be near. */
  readonly kitchen: Rectangle | undefined
}

/** What a room of each kind has, if there is place for it; what a record names, it must have. */
const furnishers: Readonly<Record<RoomKind, (space: Space, home: Home) => void>> = {
  living: (space, { hasKitchen, hasBedroom, hasTable, kitchen }) => {
    const { area } = space.room
    const large = ["doubleBed", "narrowDoubleBed", "singleBed"] as const
    if (!hasKitchen) kitchenUnits(space, area < 22 ? 2.4 : 3, true)
    if (!hasBedroom) bed(space, area < 17 ? large.slice(1) : large)
    sofaGroup(space)
    const near = kitchen ? wholeBox(kitchen) : (space.solid[0] ?? wholeBox(space.own))
    const isEatenIn = kitchen !== undefined || !hasKitchen || area >= 20
    if (!hasTable && isEatenIn)
      tables(space, [...(area > 22 ? (["table"] as const) : []), "roundTable", "cafeTable"], near)
  },
  dining: (space) => tables(space, ["table", "roundTable", "cafeTable"], wholeBox(space.own)),
  kitchen: (space, { hasDining }) => {
    const { area, open } = space.room
    kitchenUnits(space, 3.9, false)
    if (space.room.fittings?.includes("washer")) fittings(space, ["washer"])
    if (!hasDining && !open && area >= 7)
      tables(space, [...(area > 13 ? (["table"] as const) : []), "roundTable", "cafeTable"], wholeBox(space.own))
  },
  bedroom: (space) => {
    const { area } = space.room
    const beds = area >= 9 ? (["doubleBed", "narrowDoubleBed", "singleBed"] as const) : (["singleBed"] as const)
    bedAndWardrobe(space, beds, lengthsTo(area > 11 ? 2.4 : 1.8, area < 11 ? 0.9 : 1.2))
    if (area >= 11.5 || area < 9) desk(space)
  },
  office: (space) => {
    desk(space)
    wardrobe(space, lengthsTo(2.1, 1.2))
  },
  bathroom: (space) => {
    const named = space.room.fittings ?? []
    fittings(space, [
      ...(["bath", "shower"] as const).filter((piece) => named.includes(piece)),
      "toilet",
      "basin",
      ...(["washer"] as const).filter((piece) => named.includes(piece)),
    ])
  },
  utility: (space) => {
    if (space.room.fittings?.includes("washer")) fittings(space, ["washer"])
    build(space, "worktop", lengthsTo(2.1, 0.9), 0.6, 0.6, byCorner(space))
  },
  sauna: (space) => {
    build(space, "bench", lengthsTo(2.4, 0.9), 0.6, 0.3, byCorner(space))
    stand(space, ["saunaStove"], 0, byCorner(space))
  },
  hall: (space) => wardrobe(space, lengthsTo(2.1, 0.9)),
  landing: (space) => wardrobe(space, lengthsTo(1.5, 0.9)),
  wardrobe: (space) => wardrobe(space, lengthsTo(2.7, 0.6)),
  balcony: (space) => tables(space, ["roundTable", "cafeTable"], wholeBox(space.own)),
  terrace: (space) => tables(space, ["roundTable", "cafeTable"], wholeBox(space.own)),
}

/** The side of a drawing of stairs whose arrow leads up to a side of the home. */
const sideOfArrow: Readonly<Record<Side, Side>> = { east: "north", west: "south", south: "east", north: "west" }

const putStairs = (space: Space, { rectangle, up }: Stairs): void => {
  const box = wholeBox(rectangle)
  const [start, end] = isHorizontal(up) ? [box[1], box[3]] : [box[0], box[2]]
  const depth = Math.min(rectangle[2], rectangle[3]) - 2 * gap
  keep(space, { kind: "stairs", room: space.room, side: sideOfArrow[up], start, end, depth }, box, box)
  // One steps on at one end, and off at the other.
  for (const side of [up, oppositeOf(up)]) space.free.push(along(rectangle, side, ...extent(box, side), -0.8, 0))
}

const extent = (box: Box, side: Side): readonly [number, number] =>
  isHorizontal(side) ? [box[0], box[2]] : [box[1], box[3]]

/** A room with what its doors and open walls keep free. */
const spaceOf = ({ walls, doors, windows }: LaidStorey, room: Room, own: Rectangle): Space => {
  const space: Space = { room, own, windows, doors: [], free: [], solid: [], furniture: [] }
  for (const { side, edge, start, end, other, hinge, room: into } of doors) {
    const inner = oppositeOf(side)
    if (into === room) {
      space.free.push(along(own, side, start, end, 0, hinge ? end - start + 0.05 : 0.7))
      space.doors.push(along(own, side, start, end, 0.2, 0.4))
    } else if (other === room && Math.abs(edge - edgeOf(own, inner)) < 0.01) {
      space.free.push(along(own, inner, start - 0.05, end + 0.05, 0, 0.6))
      space.doors.push(along(own, inner, start, end, 0.2, 0.4))
    }
  }
  for (const { room: at, side, kind, start, end } of walls)
    if (at === room && kind === "none") {
      space.free.push(along(own, side, start, end, 0, room.open ? 0.1 : 0.35))
      space.doors.push(along(own, side, start, end, 0.2, 0.4))
    }
  return space
}

const isTable = ({ kind }: Furniture) => kind === "table" || kind === "roundTable"

/**
 * Furnishes a storey: what its rooms' records name, and what such rooms usually have where there is place for it.
 * @throws Error that names a room in which something has no place, or no way past it
 */
export const furnished = (laid: LaidStorey, rooms: readonly Room[]): readonly Furniture[] => {
  const { storey, stairs } = laid
  const has = (kind: RoomKind) => rooms.some((room) => room.kind === kind)
  const open = [...storey].find(([{ kind, open }]) => kind === "kitchen" && open)
  // The kitchen decides whether the living room needs a table.
  const inOrder = [...storey].toSorted(([a], [b]) => Number(b.kind === "kitchen") - Number(a.kind === "kitchen"))
  const all: Furniture[] = []
  for (const [room, own] of inOrder) {
    const space = spaceOf(laid, room, own)
    if (stairs && (room.kind === "hall" || room.kind === "landing")) putStairs(space, stairs)
    furnishers[room.kind](space, {
      hasKitchen: has("kitchen"),
      hasDining: has("dining"),
      hasBedroom: has("bedroom"),
      hasTable: has("dining") || all.some(isTable),
      kitchen: open?.[1],
    })
    if (!isPassable(space)) throw new Error(`no way through ${room.id}`)
    all.push(...space.furniture)
  }
  return all
}
