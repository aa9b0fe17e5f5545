import { z } from "zod"

const roomKinds = [
  "living",
  "kitchen",
  "bedroom",
  "bathroom",
  "sauna",
  "hall",
  "utility",
  "wardrobe",
  "balcony",
  "terrace",
  "dining",
  "office",
  "landing",
] as const
export type RoomKind = (typeof roomKinds)[number]

export const isOutdoors = ({ kind }: { readonly kind: RoomKind }): boolean => kind === "balcony" || kind === "terrace"

const room = z.strictObject({
  kind: z.enum(roomKinds),
  /** In m², between the walls. */
  area: z.number().min(1).max(150),
  /** The storey that it is on, from below; the first if absent. */
  storey: z.literal(2).optional(),
  /** The façade that its windows are in; any if absent. */
  faces: z.enum(["street", "yard"]).optional(),
  /** True for a kitchen without a wall to the living room. */
  open: z.literal(true).optional(),
  /** Kind of the room that its door leads to, for a balcony, a walk-in wardrobe or a second bathroom. */
  from: z.enum(roomKinds).optional(),
  fittings: z.array(z.enum(["shower", "bath", "washer", "island", "window"])).optional(),
})

/** Clockwise, an eighth of a turn apart. */
export const directions = [
  "north",
  "northEast",
  "east",
  "southEast",
  "south",
  "southWest",
  "west",
  "northWest",
] as const
export type Direction = (typeof directions)[number]

export const floorPlan = z.strictObject({
  /** The rooms of a home, from which its plan is laid out; the largest of a kind first. */
  rooms: z.array(room).min(3),
  /** Where the façade to the yard faces, by which the plan shows north; the street is behind it. */
  yard: z.enum(directions).optional(),
})
export type FloorPlan = z.output<typeof floorPlan>
