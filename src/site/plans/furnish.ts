import { type Furniture, gap, type PieceKind, sizeOf, type UnitKind } from "./furniture.ts"
import type { LaidStorey } from "./layout.ts"
import type { Opening } from "./openings.ts"
import { edgeOf, extentOf, isHorizontal, oppositeOf, type Rectangle, type Room, type Side, sides } from "./rooms.ts"

/** In metres: left, top, right and bottom. */
type Box = readonly [number, number, number, number]

/** A room to furnish, and what is in it so far. */
type Space = {
  readonly room: Room
  readonly own: Rectangle
  readonly windows: readonly Opening[]
  /** Where nothing may stand: before doors, open walls and furniture. */
  readonly free: Box[]
  readonly solid: Box[]
  readonly furniture: Furniture[]
}

/** A part of a wall that is free for furniture. */
type Place = {
  readonly side: Side
  readonly start: number
  readonly end: number
  readonly box: Box
  readonly front: Box
}

const overlaps = (a: Box, b: Box): boolean =>
  a[0] < b[2] - 0.001 && b[0] < a[2] - 0.001 && a[1] < b[3] - 0.001 && b[1] < a[3] - 0.001

/** The box along a side of a room, from a distance off its wall to another. */
const along = (own: Rectangle, side: Side, start: number, end: number, from: number, to: number): Box => {
  const edge = edgeOf(own, side)
  const inwards = side === "north" || side === "west" ? 1 : -1
  const [near, far] = [edge + inwards * from, edge + inwards * to]
  const [low, high] = [Math.min(near, far), Math.max(near, far)]
  return isHorizontal(side) ? [start, low, end, high] : [low, start, high, end]
}

const isInside = ([left, top, right, bottom]: Box, [x, y, width, height]: Rectangle): boolean =>
  left >= x - 0.001 && top >= y - 0.001 && right <= x + width + 0.001 && bottom <= y + height + 0.001

/** Metres between places that are tried. */
const step = 0.1

const placesOf = ({ own, free, solid }: Space, width: number, depth: number, front: number): readonly Place[] =>
  sides.flatMap((side) => {
    const [from, to] = extentOf(own, side).map((end, index) => end + (index === 0 ? gap : -gap)) as [number, number]
    const room = to - from - width
    if (room < 0) return []
    const count = Math.floor(room / step)
    return [...Array.from({ length: count + 1 }, (_, index) => from + index * step), to - width].flatMap(
      (start): Place[] => {
        const place = {
          side,
          start,
          end: start + width,
          box: along(own, side, start, start + width, gap, gap + depth),
          front: along(own, side, start, start + width, gap, gap + depth + front),
        }
        const isFree =
          isInside(place.front, own) &&
          ![...free, ...solid].some((other) => overlaps(place.box, other)) &&
          !solid.some((other) => overlaps(place.front, other))
        return isFree ? [place] : []
      },
    )
  })

const bestOf = <Choice>(choices: readonly Choice[], cost: (choice: Choice) => number): Choice | undefined => {
  let best: { choice: Choice; cost: number } | undefined
  for (const choice of choices) {
    const own = cost(choice)
    if (!best || own < best.cost - 1e-9) best = { choice, cost: own }
  }
  return best?.choice
}

const isAtWindow = ({ windows, room }: Space, { side, start, end }: Place): boolean =>
  windows.some((window) => window.room === room && window.side === side && window.start < end && start < window.end)

const fromCorner = ({ own }: Space, { side, start, end }: Place): number => {
  const [from, to] = extentOf(own, side)
  return Math.min(start - from, to - end)
}

const fromMiddle = ({ own }: Space, { side, start, end }: Place): number => {
  const [from, to] = extentOf(own, side)
  return Math.abs(start + end - from - to) / 2
}

const middleOf = ([left, top, right, bottom]: Box) => [(left + right) / 2, (top + bottom) / 2] as const

const distance = (a: Box, b: Box): number => {
  const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)]
  return Math.hypot(ax - bx, ay - by)
}

const keep = (space: Space, furniture: Furniture, box: Box, front: Box): void => {
  space.furniture.push(furniture)
  space.solid.push(box)
  space.free.push(front)
}

type Cost = (place: Place) => number

/** Stands the first kind of piece that fits by a wall; false if none does. */
const stand = (space: Space, kinds: readonly PieceKind[], front: number, cost: Cost): boolean =>
  kinds.some((kind) => {
    const [width, depth] = sizeOf(kind)
    const place = bestOf(placesOf(space, width, depth, front), cost)
    if (!place) return false
    const { side, start, end, box } = place
    keep(space, { kind, room: space.room, side, middle: (start + end) / 2, away: 0 }, box, place.front)
    return true
  })

/** Builds furniture in along a wall, in the first length that fits; undefined if none does. */
const build = (space: Space, kind: UnitKind, lengths: readonly number[], depth: number, front: number, cost: Cost) => {
  for (const length of lengths) {
    const place = bestOf(placesOf(space, length, depth, front), cost)
    if (!place) continue
    const { side, start, end, box } = place
    keep(space, { kind, room: space.room, side, start, end, depth }, box, place.front)
    return place
  }
  return undefined
}

/** Puts a piece where there is room around it, as near as possible to a place. */
const putFree = (space: Space, kinds: readonly PieceKind[], near: (box: Box) => number): boolean =>
  kinds.some((kind) => {
    const [width, depth] = sizeOf(kind)
    const [left, top, wide, deep] = space.own
    const choices = [false, true].flatMap((turned) => {
      const [across, down] = turned ? [depth, width] : [width, depth]
      const [columns, rows] = [wide - across - 0.3, deep - down - 0.3].map((metres) => Math.floor(metres / 0.15)) as [
        number,
        number,
      ]
      return Array.from({ length: Math.max(0, columns + 1) }, (_, column) =>
        Array.from({ length: Math.max(0, rows + 1) }, (_, row) => {
          const [x, y] = [left + 0.15 + across / 2 + column * 0.15, top + 0.15 + down / 2 + row * 0.15]
          return { x, y, turned, box: [x - across / 2, y - down / 2, x + across / 2, y + down / 2] as Box }
        }),
      ).flat()
    })
    const choice = bestOf(
      choices.filter(({ box }) => ![...space.free, ...space.solid].some((other) => overlaps(box, other))),
      ({ box }) => near(box),
    )
    if (!choice) return false
    const { x, y, turned, box } = choice
    keep(space, { kind, room: space.room, x, y, turned }, box, box)
    return true
  })

const lengthsTo = (longest: number, shortest: number) =>
  Array.from({ length: Math.round((longest - shortest) / 0.3) + 1 }, (_, index) => longest - 0.3 * index)

const wholeBox = ([x, y, width, height]: Rectangle): Box => [x, y, x + width, y + height]

const sofaGroup = (space: Space): void => {
  const { own, room, free, solid } = space
  const [sofaWidth, sofaDepth] = sizeOf("sofa")
  const [tableWidth, tableDepth] = sizeOf("coffeeTable")
  const [setWidth, setDepth] = sizeOf("television")
  const tableGap = 1.15
  const isFree = (box: Box) => isInside(box, own) && ![...free, ...solid].some((other) => overlaps(box, other))
  const choices = placesOf(space, sofaWidth, sofaDepth, 0.3).flatMap((place) => {
    const { side, start, end } = place
    const middle = (start + end) / 2
    const table = along(
      own,
      side,
      middle - tableWidth / 2,
      middle + tableWidth / 2,
      gap + tableGap,
      gap + tableGap + tableDepth,
    )
    if (!isFree(table)) return []
    const opposite = oppositeOf(side)
    const television = along(own, opposite, middle - setWidth / 2, middle + setWidth / 2, gap, gap + setDepth)
    const away = isHorizontal(side) ? own[3] : own[2]
    const hasTelevision = isFree(television) && away > 2.6 && !overlaps(television, table)
    return [{ place, table, television, opposite, middle, away, hasTelevision }]
  })
  const best = bestOf(
    choices,
    ({ place, away, hasTelevision }) =>
      (hasTelevision ? 0 : 3) +
      Math.abs(away - 3.6) * 0.4 +
      fromMiddle(space, place) * 0.1 +
      (isAtWindow(space, place) ? 0.6 : 0) +
      // A sofa stands away from the door, so that there is room for a table.
      fromCorner(space, place) * 0.3,
  )
  if (!best) return
  const { place, table, television, opposite, middle, hasTelevision } = best
  keep(space, { kind: "sofa", room, side: place.side, middle, away: 0 }, place.box, place.front)
  keep(space, { kind: "coffeeTable", room, side: place.side, middle, away: tableGap }, table, table)
  if (hasTelevision) keep(space, { kind: "television", room, side: opposite, middle, away: 0 }, television, television)
}

const kitchen = (space: Space, longest: number, isDark: boolean): void => {
  const cost: Cost = (place) => fromCorner(space, place) * 2 + (isAtWindow(space, place) ? (isDark ? 4 : 0.3) : 0)
  const first = build(space, "kitchenUnits", lengthsTo(longest, 1.5), 0.6, 0.75, cost)
  if (!first) throw new Error(`no wall for the kitchen in ${space.room.id}`)
  if (first.end - first.start < 2.9 && !isDark)
    build(space, "kitchenUnits", lengthsTo(2.4, 1.2), 0.6, 0.8, (place) =>
      place.side === oppositeOf(first.side) ? 5 + fromCorner(space, place) : cost(place),
    )
  if (
    space.room.fittings?.includes("island") &&
    !putFree(space, ["island", "smallIsland"], (box) => distance(box, first.box))
  )
    throw new Error(`no room for the island in ${space.room.id}`)
}

const wardrobe = (space: Space, lengths: readonly number[]) =>
  build(
    space,
    "wardrobe",
    lengths,
    0.6,
    0.6,
    (place) => fromCorner(space, place) * 2 + (isAtWindow(space, place) ? 20 : 0),
  )

/** A bed stands in the middle of a wall, and in a corner where people live in the same room. */
const bed = (space: Space, kinds: readonly PieceKind[]): void => {
  const place = space.room.kind === "living" ? fromCorner : fromMiddle
  const isMade = stand(space, kinds, 0.4, (wall) => place(space, wall) * 0.4 + (isAtWindow(space, wall) ? 1.5 : 0))
  if (!isMade) throw new Error(`no room for a bed in ${space.room.id}`)
}

const desk = (space: Space) =>
  stand(space, ["desk"], 0.1, (place) => (isAtWindow(space, place) ? -1 : 0) + fromCorner(space, place) * 0.5)

const byCorner =
  (space: Space): Cost =>
  (place) =>
    fromCorner(space, place) + (isAtWindow(space, place) ? 0.5 : 0)

/** What a home's rooms say of each other. */
type Home = {
  readonly hasKitchen: boolean
  readonly hasDining: boolean
  readonly hasBedroom: boolean
  /** Where a table in the living room should be near. */
  readonly kitchen: Rectangle | undefined
}

const fitOut = (space: Space, home: Home): void => {
  const { room, own } = space
  const { kind, area, fittings = [] } = room
  if (kind === "living") {
    if (!home.hasKitchen) kitchen(space, area < 22 ? 2.4 : 3, true)
    if (!home.hasBedroom)
      bed(space, area < 17 ? ["narrowDoubleBed", "singleBed"] : ["doubleBed", "narrowDoubleBed", "singleBed"])
    sofaGroup(space)
    const near = home.kitchen ? wholeBox(home.kitchen) : (space.solid[0] ?? wholeBox(own))
    if (!home.hasDining && !(home.hasKitchen && !home.kitchen))
      putFree(space, area > 24 ? ["table", "roundTable", "cafeTable"] : ["roundTable", "cafeTable"], (box) =>
        distance(box, near),
      )
  }
  if (kind === "dining") putFree(space, ["table", "roundTable", "cafeTable"], (box) => distance(box, wholeBox(own)))
  if (kind === "kitchen") {
    kitchen(space, 3.9, false)
    if (!home.hasDining && !room.open && area >= 7)
      putFree(space, area > 13 ? ["table", "roundTable", "cafeTable"] : ["roundTable", "cafeTable"], (box) =>
        distance(box, wholeBox(own)),
      )
  }
  if (kind === "kitchen" && fittings.includes("washer") && !stand(space, ["washer"], 0.3, byCorner(space)))
    throw new Error(`no room for the washer in ${room.id}`)
  if (kind === "bedroom") {
    bed(space, area >= 9 ? ["doubleBed", "narrowDoubleBed", "singleBed"] : ["singleBed"])
    wardrobe(space, lengthsTo(area > 11 ? 2.4 : 1.8, 1.2))
    if (area >= 11.5 || area < 9) desk(space)
  }
  if (kind === "office") {
    desk(space)
    wardrobe(space, lengthsTo(2.1, 1.2))
  }
  if (kind === "bathroom" || kind === "utility") {
    const wet: readonly PieceKind[] = [
      ...(fittings.includes("bath") ? (["bath"] as const) : []),
      ...(fittings.includes("shower") ? (["shower"] as const) : []),
      ...(kind === "bathroom" ? (["toilet", "basin"] as const) : []),
      ...(fittings.includes("washer") ? (["washer"] as const) : []),
    ]
    for (const piece of wet)
      if (
        !stand(
          space,
          [piece],
          piece === "toilet" ? 0.4 : piece === "shower" || piece === "bath" ? 0 : 0.3,
          byCorner(space),
        )
      )
        throw new Error(`no room for the ${piece} in ${room.id}`)
    if (kind === "utility") build(space, "kitchenUnits", lengthsTo(2.1, 0.9), 0.6, 0.6, byCorner(space))
  }
  if (kind === "sauna") {
    build(
      space,
      "bench",
      lengthsTo(2.4, 0.9),
      0.6,
      0.3,
      (place) => fromCorner(space, place) + (isAtWindow(space, place) ? 0.1 : 0),
    )
    stand(space, ["saunaStove"], 0, byCorner(space))
  }
  if (kind === "hall" || kind === "landing") wardrobe(space, lengthsTo(kind === "hall" ? 2.1 : 1.5, 0.9))
  if (kind === "wardrobe") {
    wardrobe(space, lengthsTo(2.7, 0.6))
  }
  if ((kind === "balcony" || kind === "terrace") && Math.min(own[2], own[3]) > 1.9)
    putFree(space, ["roundTable"], (box) => distance(box, wholeBox(own)))
}

/** Furnishes a storey: what its rooms' records name, and what such rooms usually have where there is place for it. */
export const furnished = (
  { storey, walls, stairs, doors, windows }: LaidStorey,
  rooms: readonly Room[],
): readonly Furniture[] => {
  const has = (kind: Room["kind"]) => rooms.some((room) => room.kind === kind)
  const open = [...storey].find(([{ kind, open }]) => kind === "kitchen" && open)
  const home = {
    hasKitchen: has("kitchen"),
    hasDining: has("dining"),
    hasBedroom: has("bedroom"),
    kitchen: open?.[1],
  }
  return [...storey].flatMap(([room, own]) => {
    const space: Space = { room, own, windows, free: [], solid: [], furniture: [] }
    for (const { side, edge, start, end, other, hinge, room: into } of doors) {
      if (into === room) space.free.push(along(own, side, start, end, 0, hinge ? end - start + 0.05 : 0.7))
      else if (other === room && Math.abs(edge - edgeOf(own, oppositeOf(side))) < 0.01)
        space.free.push(along(own, oppositeOf(side), start - 0.05, end + 0.05, 0, 0.6))
    }
    for (const { room: at, side, kind, start, end } of walls)
      if (at === room && kind === "none") space.free.push(along(own, side, start, end, 0, room.open ? 0.1 : 0.35))
    const isHall = room.kind === "hall" || room.kind === "landing"
    if (isHall && stairs) {
      const box = wholeBox(stairs)
      const isLevel = stairs[2] > stairs[3]
      const side: Side = isLevel ? "south" : "east"
      const [start, end] = isLevel ? [box[0] + gap, box[2] - gap] : [box[1] + gap, box[3] - gap]
      keep(space, { kind: "stairs", room, side, start, end, depth: Math.min(stairs[2], stairs[3]) - 2 * gap }, box, box)
    }
    fitOut(space, home)
    return space.furniture
  })
}
