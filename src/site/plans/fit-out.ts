import type { FloorPlan } from "../../content/schema/floor-plan.ts"
import type { Listing } from "../../content/schema.ts"
import { furnished } from "./furnish.ts"
import type { Furniture } from "./furniture.ts"
import { type LaidStorey, laidOut, namedRooms, type Standing } from "./layout.ts"
import type { Random } from "./slicing.ts"
import { times, tried } from "./tried.ts"

export type FurnishedStorey = LaidStorey & { readonly furniture: readonly Furniture[] }

const standings: Readonly<Record<Listing["type"], Standing>> = {
  apartment: "flat",
  rowHouse: "row",
  semiDetached: "end",
  house: "free",
}

/** Numbers that a text decides, by mulberry32, so that a home keeps its plan from build to build. */
const randomOf = (text: string): Random => {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How many layouts are tried before a home's rooms are an error. */
const attempts = 120

const fitted = (plan: FloorPlan, standing: Standing, random: Random): readonly FurnishedStorey[] => {
  const rooms = namedRooms(plan)
  return laidOut(rooms, standing, random).map((laid) => ({ ...laid, furniture: furnished(laid, rooms) }))
}

const known = new Map<string, readonly FurnishedStorey[]>()

/**
 * Storeys of a home, laid out and furnished; the same for the same rooms, in this build and the next.
 * @throws Error that names the room for which no floor has been found
 */
export const fittedOut = (type: Listing["type"], plan: FloorPlan): readonly FurnishedStorey[] => {
  const program = JSON.stringify([type, plan.rooms])
  const random = randomOf(program)
  const storeys = known.get(program) ?? tried(times(attempts, () => fitted(plan, standings[type], random)))
  known.set(program, storeys)
  return storeys
}
