import { directions } from "../../content/schema/floor-plan.ts"
import { drawnNorth, northOf } from "./north.ts"

test("north is at the top of a plan whose yard, at the bottom, faces south", () => {
  expect(northOf("south")).toBe(0)
})

test("north is to the left of a plan whose yard faces west, and to the right of one whose yard faces east", () => {
  expect(northOf("west")).toBe(-90)
  expect(northOf("east")).toBe(90)
})

test("north is an eighth of a turn further for each direction", () => {
  expect(directions.map(northOf)).toEqual([180, 135, 90, 45, 0, -45, -90, -135])
})

test("the arrow turns, and its letter stands upright", () => {
  const drawing = drawnNorth("west", 30, 100, 50)
  expect(drawing).toMatch(/<path [^>]*rotate\(-90\)/)
  expect(drawing).toMatch(/<text [^>]*>N<\/text>/)
  expect(drawing).not.toMatch(/<text [^>]*rotate/)
})
