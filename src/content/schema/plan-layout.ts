import { z } from "zod"

const rooms = [
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
export type RoomKind = (typeof rooms)[number]

const room = z.string().regex(new RegExp(`^(${rooms.join("|")})\\d?$`), `must be one of ${rooms.join(", ")}, numbered`)
const side = z.enum(["north", "south", "west", "east"])
/** From the beginning of a wall, in the west or north (0), to its end (1). */
const share = z.number().min(0).max(1)
const metres = z.number().min(0).max(30)
/** Number of the rectangle of a room that has several. */
const part = z.int().min(0).optional()

/** x to the east, y to the south, width and height, in metres, between the middles of the walls. */
const rectangle = z.tuple([z.number(), z.number(), metres, metres])

export const unitKinds = ["kitchenUnits", "wardrobe", "bench", "stairs"] as const
export const pieceKinds = [
  "toilet",
  "basin",
  "shower",
  "bath",
  "washer",
  "doubleBed",
  "singleBed",
  "sofa",
  "coffeeTable",
  "table",
  "roundTable",
  "desk",
  "television",
  "saunaStove",
] as const

const furniture = z.union([
  z.strictObject({ kind: z.enum(unitKinds), room, part, side, from: share, to: share, depth: metres.optional() }),
  z.strictObject({ kind: z.enum(pieceKinds), room, part, side, at: share, gap: metres.optional() }),
  z.strictObject({ kind: z.enum(pieceKinds), room, part, x: share, y: share, turned: z.boolean().optional() }),
])

/** Rooms of a kind of home, which its plan stretches to the home's area. */
export const planLayout = z.strictObject({
  /** Rectangles of each room, for each storey from below. */
  storeys: z
    .array(z.record(room, z.array(rectangle).min(1)))
    .min(1)
    .max(2),
  /** Pairs of rooms without a wall between them. */
  open: z.array(z.tuple([room, room])),
  doors: z.array(
    z.strictObject({
      between: z.tuple([room, room]),
      at: share,
      width: metres,
      /** Room that the leaf swings into; the second of the pair if absent. */
      opensInto: room.optional(),
      /** Which end of the door the hinge is at. */
      hinge: z.enum(["start", "end"]).optional(),
      /** False for an opening without a door. */
      leaf: z.boolean().optional(),
    }),
  ),
  entrance: z.strictObject({ room, side, at: share }),
  windows: z.array(z.strictObject({ room, part, side, at: share, width: metres })),
  furniture: z.array(furniture),
})
export type PlanLayout = z.output<typeof planLayout>
export type Side = z.output<typeof side>
