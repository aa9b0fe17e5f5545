import { distance, nearest } from "./distance.ts"

const stockholm = { name: "Stockholm", coordinates: { lat: 59.3251, lon: 18.0709 } }
const solna = { name: "Solna", coordinates: { lat: 59.3689, lon: 18.0084 } }
const uppsala = { name: "Uppsala", coordinates: { lat: 59.8594, lon: 17.6411 } }
const gothenburg = { name: "Göteborg", coordinates: { lat: 57.7072, lon: 11.967 } }

test("Stockholm and Gothenburg are nearly 400 km apart, both ways", () => {
  expect(distance(stockholm.coordinates, gothenburg.coordinates)).toBeCloseTo(397, 0)
  expect(distance(gothenburg.coordinates, stockholm.coordinates)).toBeCloseTo(397, 0)
  expect(distance(solna.coordinates, solna.coordinates)).toBe(0)
})

test("the nearest come first, without the place itself and those too far away", () => {
  const places = [gothenburg, uppsala, stockholm, solna]
  const names = (options: { count: number; within: number }) =>
    nearest(stockholm, places, options).map(({ place }) => place.name)
  expect(names({ count: 3, within: 100 })).toEqual(["Solna", "Uppsala"])
  expect(names({ count: 1, within: 1000 })).toEqual(["Solna"])
  expect(names({ count: 3, within: 1 })).toEqual([])
})
