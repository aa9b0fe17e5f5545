import type { PlanLayout } from "../../content/schema/plan-layout.ts"
import { areasOf, sharedWall, storeysOf, wallsOf } from "./rooms.ts"

const layout: PlanLayout = {
  storeys: [
    {
      living: [[0, 0, 5, 4]],
      bedroom: [[5, 0, 3, 4]],
      balcony: [[0, -2, 5, 2]],
    },
  ],
  open: [],
  doors: [],
  entrance: { room: "living", side: "south", at: 0 },
  windows: [],
  furniture: [],
}
const [rooms = {}] = layout.storeys as (typeof layout.storeys)[number][]

test("a room's area is that between its walls", () => {
  // Half of each wall is taken off: 14 cm of outer walls, 5.5 cm of inner ones.
  expect(areasOf(rooms, []).bedroom).toBeCloseTo(12 - (3 + 3 + 4) * 0.14 - 4 * 0.055, 5)
})

test("rooms that are open to each other have no wall between them", () => {
  const between = (open: PlanLayout["open"]) =>
    wallsOf(rooms, open).filter(({ from, to }) => from[0] === 5 && to[0] === 5 && from[1] >= 0)
  expect(between([]).map(({ kind }) => kind)).toEqual(["inner", "inner"])
  expect(between([["living", "bedroom"]]).map(({ kind }) => kind)).toEqual(["none", "none"])
})

test.each([
  [30, true],
  [45, true],
  [45, false],
])("the rooms of a home of %d m² have its area without that of the inner walls", (area, hasOutdoors) => {
  const [storey = {}] = storeysOf(layout, area, hasOutdoors)
  const areas = areasOf(storey, layout.open)
  expect(Object.keys(areas)).toEqual(hasOutdoors ? ["living", "bedroom", "balcony"] : ["living", "bedroom"])
  expect((areas.living ?? 0) + (areas.bedroom ?? 0)).toBeCloseTo(area * 0.97, 1)
})

test("rooms apart share no wall", () => {
  expect(() => sharedWall(rooms, "bedroom", "balcony")).toThrow("bedroom and balcony share no wall")
  expect(sharedWall(rooms, "living", "bedroom")).toEqual({ side: "east", edge: 5, start: 0, end: 4 })
})
