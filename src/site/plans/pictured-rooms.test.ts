import { namedRooms } from "./layout.ts"
import { picturedRooms } from "./pictured-rooms.ts"

const roomsOf = (...kinds: readonly ("living" | "kitchen" | "bedroom" | "bathroom" | "hall" | "terrace")[]) =>
  namedRooms({ rooms: kinds.map((kind) => ({ kind, area: 10 })) })

test("each room has the numbers of its pictures, and pictures of something else have none", () => {
  const pictures = picturedRooms(roomsOf("living", "kitchen", "hall"), [
    "villa",
    "kitchen",
    "living",
    undefined,
    "living",
  ])
  expect([...pictures]).toEqual([
    ["kitchen", [2]],
    ["living", [3, 5]],
  ])
})

test("the second bedroom of the pictures is the second of the plan", () => {
  const pictures = picturedRooms(roomsOf("bedroom", "living", "bedroom"), ["bedroom", "living", "bedroom"])
  expect([...pictures]).toEqual([
    ["bedroom1", [1]],
    ["living", [2]],
    ["bedroom2", [3]],
  ])
})

test("a kitchen and a bed are in the living room where the home has no other room for them, and a terrace is a balcony", () => {
  const pictures = picturedRooms(roomsOf("living", "bathroom", "terrace"), ["kitchen", "bedroom", "balcony", "office"])
  expect([...pictures]).toEqual([
    ["living", [1, 2]],
    ["terrace", [3]],
  ])
})
