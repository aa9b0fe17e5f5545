import type { RoomKind } from "../../content/schema/floor-plan.ts"
import type { Room } from "./rooms.ts"

/** Kinds of room that a type of picture shows, the likeliest first: a home may have its kitchen or its bed in the living room. */
const kindsShown: Readonly<Record<string, readonly RoomKind[]>> = {
  living: ["living"],
  dining: ["dining"],
  kitchen: ["kitchen", "living"],
  bedroom: ["bedroom", "living"],
  bathroom: ["bathroom"],
  sauna: ["sauna"],
  hall: ["hall"],
  office: ["office"],
  balcony: ["balcony", "terrace"],
}

/** Numbers of the pictures that show a room, from 1 in their order, by the room's id. */
export type PicturedRooms = ReadonlyMap<string, readonly number[]>

/** Finds the room of each picture: the first bedroom of the pictures is that of the plan, and so on. */
export const picturedRooms = (rooms: readonly Room[], types: readonly (string | undefined)[]): PicturedRooms => {
  const numbers = new Map<string, readonly number[]>()
  types.forEach((type = "", index) => {
    const [shown = []] = (kindsShown[type] ?? [])
      .map((kind) => rooms.filter((room) => room.kind === kind))
      .filter(({ length }) => length > 0)
    const before = types.slice(0, index).filter((other) => other === type).length
    const room = shown[before % shown.length]
    if (room) numbers.set(room.id, [...(numbers.get(room.id) ?? []), index + 1])
  })
  return numbers
}
