import { project, unit, unproject } from "./projection.ts"

const origin = { meridian: 16.5, west: -72_000, north: -771_200 }

test("distances are those on the ground", () => {
  // Stockholm's and Uppsala's cathedrals are 63.6 km apart.
  const [stockholm, uppsala] = [
    project(origin, { lon: 18.0703, lat: 59.3258 }),
    project(origin, { lon: 17.6334, lat: 59.858 }),
  ]
  const metres = Math.hypot(stockholm.x - uppsala.x, stockholm.y - uppsala.y) * unit
  expect(metres).toBeGreaterThan(63_500)
  expect(metres).toBeLessThan(64_500)
})

test("north is up and east is to the right", () => {
  const [middle, north, east] = [
    project(origin, { lon: 16.5, lat: 60 }),
    project(origin, { lon: 16.5, lat: 61 }),
    project(origin, { lon: 17.5, lat: 60 }),
  ]
  expect(north.y).toBeLessThan(middle.y)
  expect(north.x).toBeCloseTo(middle.x)
  expect(east.x).toBeGreaterThan(middle.x)
})

test.each([
  [59.313, 18.048],
  [55.6, 12.99],
  [67.85, 20.22],
])("the position of %d, %d has these coordinates", (lat, lon) => {
  const coordinates = unproject(origin, project(origin, { lat, lon }))
  expect(coordinates.lat).toBeCloseTo(lat, 9)
  expect(coordinates.lon).toBeCloseTo(lon, 9)
})
