import { type FloorPlan, isOutdoors } from "../../content/schema/floor-plan.ts"
import { type Openings, openingsOf } from "./openings.ts"
import {
  innerArea,
  isHorizontal,
  lengthOf,
  oppositeOf,
  type Rectangle,
  type Room,
  type Side,
  type Storey,
  sides,
  type Wall,
  wallsOf,
} from "./rooms.ts"
import { lightOf, narrowestOf, outlineOf, searched, type Terms } from "./search.ts"
import { cutter, type Random } from "./slicing.ts"
import { times, tried } from "./tried.ts"

/** How a home stands among others: which of its sides are free. */
export type Standing = "flat" | "row" | "end" | "free"

/** Straight stairs, and the side that they lead up to. */
export type Stairs = { readonly rectangle: Rectangle; readonly up: Side }

/** A storey with its openings, and the stairs that lead to or from it. */
export type LaidStorey = Openings & {
  readonly storey: Storey
  readonly walls: readonly Wall[]
  readonly stairs: Stairs | undefined
}

/** Names the rooms by their kind, numbered where a home has several. */
export const namedRooms = ({ rooms }: FloorPlan): readonly Room[] => {
  const counts = new Map<string, number>()
  return rooms.map((room) => {
    const number = (counts.get(room.kind) ?? 0) + 1
    counts.set(room.kind, number)
    return {
      ...room,
      id: rooms.filter(({ kind }) => kind === room.kind).length > 1 ? `${room.kind}${number}` : room.kind,
    }
  })
}

/** Area that the walls around a room take of it, roughly, in m². */
const wallArea = (area: number) => 0.3 * Math.sqrt(area)

/** The façades with windows: a flat of one room, or whose rooms all face one way, has only that one. */
const lightSides = (standing: Standing, rooms: readonly Room[]): readonly Side[] => {
  if (standing === "free") return ["north", "south", "west", "east"]
  if (standing === "end") return ["north", "south", "east"]
  const living = rooms.filter(({ kind }) => ["living", "bedroom", "dining", "office"].includes(kind))
  const [first] = living
  const isOneSided = standing === "flat" && living.every(({ faces }) => faces === first?.faces)
  if (!isOneSided || (living.length > 1 && !first?.faces)) return ["north", "south"]
  return [first?.faces === "street" ? "north" : "south"]
}

const entranceSides = (standing: Standing, light: readonly Side[]): readonly Side[] => {
  if (standing !== "flat") return ["north"]
  return light.length === 1 ? ["west", "east", light[0] === "north" ? "south" : "north"] : ["west", "east"]
}

/** Metres of stairs. */
const [stairsWidth, stairsLength] = [0.9, 2.5] as const

/** Metres to step on before the first step, and after the last. */
const stepOn = 0.6

const grown = ([x, y, width, height]: Rectangle, side: Side, by: number): Rectangle =>
  isHorizontal(side)
    ? [x, side === "north" ? y - by : y, width, height + by]
    : [side === "west" ? x - by : x, y, width + by, height]

/** Where one stands before the first step of stairs, and after the last, with the stairs themselves. */
const withFoot = ({ rectangle, up }: Stairs): Rectangle => grown(rectangle, oppositeOf(up), stepOn)
const withHead = ({ rectangle, up }: Stairs): Rectangle => grown(rectangle, up, stepOn)

/** Metres by which stairs may reach into the wall around a hall. */
const inWall = 0.05

const contains = ([x, y, width, height]: Rectangle, [left, top, wide, deep]: Rectangle): boolean =>
  left > x - inWall && top > y - inWall && left + wide < x + width + inWall && top + deep < y + height + inWall

/** Stairs along each wall of a hall that is long enough, at one of its ends, up either way, and not through an outer wall. */
const stairsIn = (hall: Rectangle, outline: Rectangle): readonly Stairs[] => {
  const [x, y, width, height] = hall
  return sides.flatMap((up) => {
    const [wide, deep] = isHorizontal(up) ? [stairsWidth, stairsLength] : [stairsLength, stairsWidth]
    return [x + width - wide, x]
      .flatMap((left) => [y + height - deep, y].map((top): Stairs => ({ rectangle: [left, top, wide, deep], up })))
      .filter((stairs) => contains(hall, withFoot(stairs)) && contains(outline, withHead(stairs)))
  })
}

const rectangleOf = (storey: Storey, kind: Room["kind"]): Rectangle => {
  const found = [...storey].find(([room]) => room.kind === kind)
  if (!found) throw new Error(`there is no ${kind}`)
  return found[1]
}

const outlineOfStorey = (storey: Storey): Rectangle => {
  const indoors = [...storey].flatMap(([room, rectangle]) => (isOutdoors(room) ? [] : [rectangle]))
  const [right, bottom] = [indoors.map(([x, , wide]) => x + wide), indoors.map(([, y, , deep]) => y + deep)]
  return [0, 0, Math.max(...right), Math.max(...bottom)]
}

/** Lays the rooms of a storey out, and stretches them until they have their areas between the walls. */
const laidStorey = (rooms: readonly Room[], terms: Terms, random: Random): Storey => {
  let areas = rooms.map(({ area }) => area + wallArea(area))
  const { slicing, ratio } = searched(rooms, areas, terms, random)
  const laid = (): Storey => {
    const rectangles = cutter(areas)(slicing, outlineOf(areas, ratio, terms.width))
    return new Map(rooms.map((room, index) => [room, rectangles[index] as Rectangle]))
  }
  // The walls keep their thickness, so the areas are approached in a few steps.
  for (const _ of [1, 2, 3]) {
    const storey = laid()
    const walls = wallsOf(storey)
    areas = areas.map((area, index) => {
      const room = rooms[index] as Room
      const own = walls.filter((wall) => wall.room === room)
      return area + room.area - innerArea(storey.get(room) as Rectangle, own)
    })
  }
  const storey = laid()
  const cramped = [...storey].find(([room, [, , width, depth]]) => Math.min(width, depth) < narrowestOf(room))
  if (cramped) throw new Error(`no place for ${cramped[0].id} that is wide enough`)
  return storey
}

/** Metres that a balcony and a terrace are deep, where their wall is long enough. */
const [balconyDepth, terraceDepth] = [1.6, 3] as const

/** The room that a balcony or terrace belongs to: the living room or, where there is none, a bedroom. */
const roomBehind = (storey: Storey, { from }: Room): Room | undefined => {
  const kinds = from ? [from] : (["living", "bedroom", "office", "landing"] as const)
  return kinds.flatMap((kind) => [...storey.keys()].find((room) => room.kind === kind) ?? [])[0]
}

/** Puts a balcony or terrace outside a façade of the room that its door is in, towards the yard if it can. */
const outdoorRectangle = (storey: Storey, outdoor: Room, allowed: readonly Side[]): Rectangle => {
  const room = roomBehind(storey, outdoor)
  const [wall] = wallsOf(storey)
    .filter((wall) => wall.room === room && !wall.other && lightOf(wall.room, allowed).includes(wall.side))
    .toSorted((a, b) => Number(b.side === "south") - Number(a.side === "south") || lengthOf(b) - lengthOf(a))
  if (!wall) throw new Error(`the ${outdoor.id} has no outer wall to lie at`)
  const deepest = outdoor.kind === "terrace" ? terraceDepth : balconyDepth
  const width = Math.min(lengthOf(wall), Math.max(2.2, outdoor.area / deepest))
  const depth = outdoor.area / width
  if (depth > 1.2 * width) throw new Error(`the ${outdoor.id} has too short a wall to lie at`)
  const outwards = wall.side === "north" || wall.side === "west" ? -depth : 0
  return isHorizontal(wall.side)
    ? [wall.start, wall.edge + outwards, width, depth]
    : [wall.edge + outwards, wall.start, depth, width]
}

const withOutdoors = (storey: Storey, outdoors: readonly Room[], allowed: readonly Side[]): Storey =>
  outdoors.reduce<Storey>((sofar, room) => new Map(sofar).set(room, outdoorRectangle(sofar, room, allowed)), storey)

/** Chooses stairs that leave room for the doors of the storey. */
const withStairs = (storey: Storey, places: readonly (Stairs | undefined)[], terms: Terms): LaidStorey => {
  if (places.length === 0) throw new Error("no place for stairs in the hall")
  const walls = wallsOf(storey)
  return tried(
    places.map((stairs) => () => ({ storey, stairs, walls, ...openingsOf(storey, walls, terms, stairs?.rectangle) })),
  )
}

/** A house has its terrace towards the yard, and so the room that leads to it. */
const withTerraceBehind = (rooms: readonly Room[]): readonly Room[] =>
  rooms.some(({ kind }) => kind === "terrace")
    ? rooms.map((room) => (room.kind === "living" && !room.faces ? { ...room, faces: "yard" } : room))
    : rooms

/** How many floors are tried for a storey. */
const attempts = 5

/** Lays the rooms of a home out, storey by storey from below, with their doors and windows. */
export const laidOut = (named: readonly Room[], standing: Standing, random: Random): readonly LaidStorey[] => {
  const rooms = standing === "flat" ? named : withTerraceBehind(named)
  const light = lightSides(standing, rooms)
  const upper = rooms.filter(({ storey }) => storey === 2)
  const own = (storey: readonly Room[], terms: Terms) =>
    withOutdoors(
      laidStorey(
        storey.filter((room) => !isOutdoors(room)),
        terms,
        random,
      ),
      storey.filter(isOutdoors),
      // A house has its terrace behind it, where the street and the entrance are not.
      standing === "flat" ? light : light.filter((side) => side !== "north"),
    )
  const terms = { light, entrance: entranceSides(standing, light), hasStairs: upper.length > 0 }
  const lower = rooms.filter((room) => !upper.includes(room))
  const below = tried(
    times(attempts, () => {
      const storey = own(lower, terms)
      return withStairs(
        storey,
        terms.hasStairs ? stairsIn(rectangleOf(storey, "hall"), outlineOfStorey(storey)) : [undefined],
        terms,
      )
    }),
  )
  const { stairs, storey: ground } = below
  if (!stairs) return [below]
  const [, , width] = outlineOfStorey(ground)
  const upstairs = { ...terms, entrance: [], width, stairs: withHead(stairs) }
  const above = tried(
    times(attempts, () => {
      const storey = own(upper, upstairs)
      if (!contains(rectangleOf(storey, "landing"), withHead(stairs)))
        throw new Error("the landing is not above the stairs")
      return withStairs(storey, [stairs], upstairs)
    }),
  )
  return [below, above]
}
