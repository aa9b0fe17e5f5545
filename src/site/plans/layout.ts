import type { FloorPlan } from "../../content/schema/floor-plan.ts"
import { type Openings, openingsOf } from "./openings.ts"
import {
  innerArea,
  isHorizontal,
  isOutdoors,
  lengthOf,
  type Rectangle,
  type Room,
  type Side,
  type Storey,
  type Wall,
  wallsOf,
} from "./rooms.ts"
import { lightOf, outlineOf, searched, type Terms } from "./search.ts"
import { type Random, rectanglesOf } from "./slicing.ts"
import { times, tried } from "./tried.ts"

/** How a home stands among others: which of its sides are free. */
export type Standing = "flat" | "row" | "end" | "free"

/** A storey with its openings, and the stairs that lead to or from it. */
export type LaidStorey = Openings & {
  readonly storey: Storey
  readonly walls: readonly Wall[]
  readonly stairs: Rectangle | undefined
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

/** The façades with windows: a flat whose rooms all face one way, or that is one room, has only that one. */
const lightSides = (standing: Standing, rooms: readonly Room[]): readonly Side[] => {
  if (standing === "free") return ["north", "south", "west", "east"]
  if (standing === "end") return ["north", "south", "east"]
  const living = rooms.filter(({ kind }) => ["living", "bedroom", "dining", "office"].includes(kind))
  const facing = new Set(rooms.flatMap(({ faces }) => faces ?? []))
  return standing === "flat" && (living.length === 1 || (facing.size === 1 && living.length === 2))
    ? [facing.has("street") ? "north" : "south"]
    : ["north", "south"]
}

const entranceSides = (standing: Standing, light: readonly Side[]): readonly Side[] => {
  if (standing !== "flat") return ["north"]
  return light.length === 1 ? ["west", "east", light[0] === "north" ? "south" : "north"] : ["west", "east"]
}

/** Metres of stairs. */
const [stairsWidth, stairsLength] = [0.95, 2.6] as const

/** Where stairs may be in a hall: along each of its walls that is long enough, at one of its ends. */
const stairsIn = ([x, y, width, height]: Rectangle): readonly Rectangle[] =>
  [[stairsLength, stairsWidth] as const, [stairsWidth, stairsLength] as const].flatMap(([wide, deep]) =>
    wide > width || deep > height
      ? []
      : [x + width - wide, x].flatMap((left) =>
          [y + height - deep, y].map((top): Rectangle => [left, top, wide, deep]),
        ),
  )

const rectangleOf = (storey: Storey, kind: Room["kind"]): Rectangle => {
  const found = [...storey].find(([room]) => room.kind === kind)
  if (!found) throw new Error(`there is no ${kind}`)
  return found[1]
}

/** Metres of the shorter side of a room, in which its name still fits. */
const narrowest = 1.35

/** Lays the rooms of a storey out, and stretches them until they have their areas between the walls. */
const laidStorey = (rooms: readonly Room[], terms: Terms, random: Random): Storey => {
  let areas = rooms.map(({ area }) => area + wallArea(area))
  const { slicing, ratio } = searched(rooms, areas, terms, random)
  const laid = (): Storey => {
    const rectangles = rectanglesOf(slicing, areas, outlineOf(areas, ratio, terms.width))
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
  const cramped = [...storey].find(([, [, , width, depth]]) => Math.min(width, depth) < narrowest)
  if (cramped) throw new Error(`no place for ${cramped[0].id} that is wide enough`)
  return storey
}

/** Metres that a balcony is at least deep, and at most wide for its depth. */
const [balconyDepth, balconyWidth] = [1.2, 4.5] as const

/** The room that a balcony or terrace belongs to: the living room or, where there is none, a bedroom. */
const roomBehind = (storey: Storey, { from }: Room): Room | undefined => {
  const kinds = from ? [from] : (["living", "bedroom", "office", "landing"] as const)
  return kinds.flatMap((kind) => [...storey.keys()].find((room) => room.kind === kind) ?? [])[0]
}

/** Puts a balcony or terrace outside a façade of the room that its door is in, towards the yard if it can. */
const outdoorRectangle = (storey: Storey, outdoor: Room, light: readonly Side[]): Rectangle => {
  const room = roomBehind(storey, outdoor)
  const [wall] = wallsOf(storey)
    .filter((wall) => wall.room === room && !wall.other && lightOf(wall.room, light).includes(wall.side))
    .toSorted((a, b) => Number(b.side === "south") - Number(a.side === "south") || lengthOf(b) - lengthOf(a))
  if (!wall) throw new Error(`the ${outdoor.id} has no outer wall to lie at`)
  const width = Math.min(lengthOf(wall), Math.max(2.2, Math.min(balconyWidth, outdoor.area / balconyDepth)))
  const depth = outdoor.area / width
  const outwards = wall.side === "north" || wall.side === "west" ? -depth : 0
  return isHorizontal(wall.side)
    ? [wall.start, wall.edge + outwards, width, depth]
    : [wall.edge + outwards, wall.start, depth, width]
}

const withOutdoors = (storey: Storey, outdoors: readonly Room[], light: readonly Side[]): Storey =>
  outdoors.reduce<Storey>((sofar, room) => new Map(sofar).set(room, outdoorRectangle(sofar, room, light)), storey)

/** Chooses stairs that leave room for the doors of the storey. */
const withStairs = (storey: Storey, places: readonly (Rectangle | undefined)[], terms: Terms): LaidStorey => {
  const walls = wallsOf(storey)
  return tried(places.map((stairs) => () => ({ storey, stairs, walls, ...openingsOf(storey, walls, terms, stairs) })))
}

/** Metres by which stairs may reach into the wall around a landing. */
const inWall = 0.05

const contains = ([x, y, width, height]: Rectangle, [left, top, wide, deep]: Rectangle): boolean =>
  left > x - inWall && top > y - inWall && left + wide < x + width + inWall && top + deep < y + height + inWall

/** How many floors are tried for a storey. */
const attempts = 5

/** Lays the rooms of a home out, storey by storey from below, with their doors and windows. */
export const laidOut = (rooms: readonly Room[], standing: Standing, random: Random): readonly LaidStorey[] => {
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
      light,
    )
  const terms = { light, entrance: entranceSides(standing, light), hasStairs: upper.length > 0 }
  const lower = rooms.filter((room) => !upper.includes(room))
  const below = tried(
    times(attempts, () => {
      const storey = own(lower, terms)
      return withStairs(storey, terms.hasStairs ? stairsIn(rectangleOf(storey, "hall")) : [undefined], terms)
    }),
  )
  const { stairs, storey: ground } = below
  if (!stairs) return [below]
  const width = Math.max(...[...ground].map(([room, [x, , wide]]) => (isOutdoors(room) ? 0 : x + wide)))
  const upstairs = { ...terms, entrance: [], width, stairs }
  const above = tried(
    times(attempts, () => {
      const storey = own(upper, upstairs)
      if (!contains(rectangleOf(storey, "landing"), stairs)) throw new Error("the landing is not above the stairs")
      return withStairs(storey, [stairs], upstairs)
    }),
  )
  return [below, above]
}
