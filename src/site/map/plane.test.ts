import { planeOf, unit } from "./plane.ts"

const plane = planeOf(16.5, [-720, -7712, 780, -6088])

test("the plane has the size that it reports", () => {
  expect([plane.width * unit, plane.height * unit]).toEqual([1_500_000, 1_624_000])
})

test("distances are those on the ground", () => {
  // Stockholm's and Uppsala's cathedrals are 63.6 km apart.
  const [stockholm, uppsala] = [plane.project(18.0703, 59.3258), plane.project(17.6334, 59.858)]
  const metres = Math.hypot(stockholm[0] - uppsala[0], stockholm[1] - uppsala[1]) * unit
  expect(metres).toBeGreaterThan(63_500)
  expect(metres).toBeLessThan(64_500)
})

test("north is up and east is to the right", () => {
  const [middle, north, east] = [plane.project(16.5, 60), plane.project(16.5, 61), plane.project(17.5, 60)]
  expect(north[1]).toBeLessThan(middle[1])
  expect(north[0]).toBeCloseTo(middle[0])
  expect(east[0]).toBeGreaterThan(middle[0])
})
