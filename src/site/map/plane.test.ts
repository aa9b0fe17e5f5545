import { unit } from "../../domain/map/projection.ts"
import { planeOf } from "./plane.ts"

test("the plane has the size that it reports, and begins at its north-western corner", () => {
  const plane = planeOf(16.5, [-720, -7712, 780, -6088])
  expect([plane.width * unit, plane.height * unit]).toEqual([1_500_000, 1_624_000])
  const [x, y] = plane.project(16.5, 0)
  expect([x * unit, y * unit]).toEqual([720_000, 7_712_000])
})
