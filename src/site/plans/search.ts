import type { RoomKind } from "../../content/schema/floor-plan.ts"
import { nearly, type Rectangle, type Room, type Side } from "./rooms.ts"
import { cutter, type Random, row, type Slicing, varied } from "./slicing.ts"

const { abs, max, min, sqrt } = Math

/** What a storey must have beside its rooms. */
export type Terms = {
  /** Façades that have windows. */
  readonly light: readonly Side[]
  /** Sides that the entrance may be on; none upstairs. */
  readonly entrance: readonly Side[]
  /** Where the stairs of the storey below are, which the landing must contain. */
  readonly stairs?: Rectangle
  /** Width of the outline, in metres, if another storey decides it. */
  readonly width?: number
  /** Whether the hall has room for stairs. */
  readonly hasStairs: boolean
}

/** A floor found, and what is still wrong with it: 0 if nothing. */
export type Found = { readonly slicing: Slicing; readonly ratio: number; readonly cost: number }

/** Outline of a storey, by the width of another storey or by its own ratio of width to depth. */
export const outlineOf = (areas: readonly number[], ratio: number, width?: number): Rectangle => {
  const total = areas.reduce((sum, area) => sum + area, 0)
  const across = width ?? sqrt(total * ratio)
  return [0, 0, across, total / across]
}

/** Metres of the shorter side below which a room is cramped, and how many times longer the other may be. */
const shapes: Readonly<Record<RoomKind, readonly [shortest: number, longest: number]>> = {
  living: [3.3, 1.7],
  dining: [2.9, 1.6],
  kitchen: [2.1, 2],
  bedroom: [2.7, 1.6],
  office: [2.1, 1.7],
  bathroom: [1.7, 1.9],
  sauna: [1.5, 1.6],
  utility: [1.6, 2],
  wardrobe: [1.5, 1.7],
  hall: [1.4, 3.5],
  landing: [1.4, 3.5],
  balcony: [1, 9],
  terrace: [1, 9],
}

/** Metres of the shorter side below which a room cannot be lived in, or does not hold its name; the middles of the walls count. */
export const narrowestOf = ({ kind, area }: Room): number => {
  if (kind === "bedroom") return area < 9 ? 2.1 : 2.4
  if (kind === "living") return min(3, sqrt(0.6 * area))
  if (kind === "kitchen" || kind === "office" || kind === "dining") return 2
  return kind === "bathroom" ? 1.5 : 1.35
}

/** Metres of façade for windows. */
const façade: Partial<Readonly<Record<RoomKind, number>>> = {
  living: 2.8,
  dining: 2,
  kitchen: 1.4,
  bedroom: 2,
  office: 1.6,
}

/** Kinds of room that a door may lead to, and what each costs. */
const entries: Partial<Readonly<Record<RoomKind, Partial<Readonly<Record<RoomKind, number>>>>>> = {
  living: { hall: 0, landing: 0 },
  dining: { living: 0, kitchen: 0.3, hall: 0.3 },
  kitchen: { hall: 0, living: 1, dining: 0.3 },
  bedroom: { hall: 0, landing: 0, living: 2.5 },
  office: { hall: 0, landing: 0, living: 0.5 },
  bathroom: { hall: 0, landing: 0 },
  sauna: { bathroom: 0 },
  utility: { hall: 0, kitchen: 0.2, bathroom: 0.3, landing: 0 },
  wardrobe: { hall: 0, landing: 0, bedroom: 0.6 },
}

/** Metres of wall that a door takes with its frame, and that an open kitchen has to the living room. */
const [doorWall, openWall] = [1.15, 2.4] as const

/** Metres that a hall with stairs is wide and long at least. */
const [stairsHall, stairsLength] = [2, 3.5] as const

const missing = (metres: number, wanted: number) => max(0, wanted - metres)

/** How far two rooms are from sharing a wall of some metres. */
const wallCost = (one: Rectangle, other: Rectangle, metres: number): number => {
  const across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
  const down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
  const shared = abs(across) < nearly ? down : abs(down) < nearly ? across : 0
  return shared >= metres ? 0 : 4 + 3 * missing(max(0, shared), metres) + missing(across, 0) + missing(down, 0)
}

/** Metres that a room has of a side of the outline. */
const onSide = (own: Rectangle, side: Side, outline: Rectangle): number => {
  if (side === "north") return own[1] < nearly ? own[2] : 0
  if (side === "south") return outline[3] - own[1] - own[3] < nearly ? own[2] : 0
  if (side === "west") return own[0] < nearly ? own[3] : 0
  return outline[2] - own[0] - own[2] < nearly ? own[3] : 0
}

const mostOnSide = (own: Rectangle, allowed: readonly Side[], outline: Rectangle): number =>
  allowed.reduce((most, side) => max(most, onSide(own, side, outline)), 0)

/** The façades that a room's windows may be in. */
export const lightOf = ({ faces }: Room, light: readonly Side[]): readonly Side[] =>
  faces === "street" ? ["north"] : faces === "yard" ? ["south"] : light

export const entriesOf = (room: Room): Partial<Readonly<Record<RoomKind, number>>> =>
  room.from ? { [room.from]: 0 } : (entries[room.kind] ?? {})

/** What a room must have, with the numbers of other rooms. */
type Demand = {
  readonly shortest: number
  readonly narrowest: number
  readonly longest: number
  readonly light: readonly Side[]
  /** Metres of façade; 0 for a room without windows. */
  readonly façade: number
  readonly doors: readonly { readonly to: number; readonly cost: number }[]
  readonly openTo: number
  readonly isHall: boolean
}

const demandsOf = (rooms: readonly Room[], { light }: Terms): readonly Demand[] =>
  rooms.map((room) => {
    const [shortest, longest] = shapes[room.kind]
    const ways = entriesOf(room)
    return {
      shortest: min(shortest, sqrt(room.area)),
      narrowest: narrowestOf(room),
      longest,
      light: lightOf(room, light),
      façade: façade[room.kind] ?? (room.fittings?.includes("window") ? 0.9 : 0),
      doors: rooms.flatMap((other, to) => {
        const cost = other === room ? undefined : ways[other.kind]
        return cost === undefined ? [] : [{ to, cost }]
      }),
      openTo: room.open ? rooms.findIndex(({ kind }) => kind === "living") : -1,
      isHall: room.kind === "hall" || room.kind === "landing",
    }
  })

const hallCost = (own: Rectangle, outline: Rectangle, { entrance, hasStairs, stairs }: Terms): number => {
  const [x, y, width, height] = own
  let cost = 0
  if (entrance.length > 0) {
    const metres = mostOnSide(own, entrance, outline)
    cost += metres === 0 ? 5 : 3 * missing(metres, 1.3)
  }
  if (hasStairs) {
    const cramped = missing(min(width, height), stairsHall) + missing(max(width, height), stairsLength)
    cost += cramped > 0 ? 3 + 3 * cramped : 0
  }
  if (stairs) {
    const [left, top, wide, deep] = stairs
    const outside =
      missing(min(x + width, left + wide) - max(x, left), wide) +
      missing(min(y + height, top + deep) - max(y, top), deep)
    cost += outside > 0 ? 4 + 6 * outside : 0
  }
  return cost
}

/** What is wrong with a floor: the less, the better its rooms' shapes, light and doors. */
const costOf = (
  demands: readonly Demand[],
  rectangles: readonly Rectangle[],
  outline: Rectangle,
  terms: Terms,
): number => {
  let cost = 0
  for (let index = 0; index < demands.length; index++) {
    const { shortest, narrowest, longest, light, façade, doors, openTo, isHall } = demands[index] as Demand
    const own = rectangles[index] as Rectangle
    const [shorter, longer] = own[2] < own[3] ? [own[2], own[3]] : [own[3], own[2]]
    const ratio = longer / shorter
    if (shorter < narrowest) cost += 4
    cost += 5 * missing(shorter, shortest) + 2 * max(0, ratio - longest) + 0.1 * ratio
    if (façade > 0) {
      const metres = mostOnSide(own, light, outline)
      cost += metres === 0 ? 9 : 3 * missing(metres, façade)
    }
    let way = doors.length === 0 ? 0 : Number.POSITIVE_INFINITY
    for (const door of doors) way = min(way, door.cost + wallCost(own, rectangles[door.to] as Rectangle, doorWall))
    cost += way
    if (openTo >= 0) cost += wallCost(own, rectangles[openTo] as Rectangle, openWall)
    if (isHall) cost += hallCost(own, outline, terms)
  }
  return cost
}

/** Ratios of width to depth of an outline. */
const [narrowest, widest] = [0.65, 1.75] as const
const [rounds, coolings] = [2, 5000] as const
/** A floor of which nothing more needs to be said. */
const good = 1.9

/**
 * Searches a floor for rooms of given areas by simulated annealing over its cuts.
 * @param areas of the rooms with their share of the walls, in m²
 */
export const searched = (rooms: readonly Room[], areas: readonly number[], terms: Terms, random: Random): Found => {
  const demands = demandsOf(rooms, terms)
  const cut = cutter(areas)
  let best: Found = { slicing: row(rooms.length), ratio: 1, cost: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds && best.cost > good; round++) {
    let { slicing, ratio, cost }: Found = {
      slicing: Array.from({ length: 40 }).reduce<Slicing>((sofar) => varied(sofar, random), row(rooms.length)),
      ratio: narrowest + random() * (widest - narrowest),
      cost: Number.POSITIVE_INFINITY,
    }
    for (let step = 0; step < coolings; step++) {
      const stretches = terms.width === undefined && random() < 0.08
      const nextRatio = stretches ? min(widest, max(narrowest, ratio * (0.85 + 0.3 * random()))) : ratio
      const next = stretches ? slicing : varied(slicing, random)
      const outline = outlineOf(areas, nextRatio, terms.width)
      const nextCost = costOf(demands, cut(next, outline), outline, terms)
      const heat = 8 * 0.002 ** (step / coolings)
      if (nextCost > cost && random() > Math.exp((cost - nextCost) / heat)) continue
      ;[slicing, ratio, cost] = [next, nextRatio, nextCost]
      if (cost < best.cost) best = { slicing, ratio, cost }
    }
  }
  return best
}
