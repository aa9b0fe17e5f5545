/** @jest-environment node */
import { unproject } from "../../domain/map/projection.ts"
import { idsOf, normaliseText } from "../../domain/search/homes.ts"
import { geometryOf } from "../../site/map/geometry.ts"
import { homePositions } from "../../site/map/positions.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import { homesData } from "./homes-data.data.ts"

/** A market whose homes and areas are read in the opposite order, without its waters, which take long to draw. */
const readBackwards = (name: "se" | "fi"): Content => {
  const content = readContent(name)
  return {
    ...content,
    listings: content.listings.toReversed(),
    areas: content.areas.toReversed(),
    map: content.map && { ...content.map, overview: [], regions: [] },
  }
}
const backwards = { se: readBackwards("se"), fi: readBackwards("fi") }

/** About the 10 m of a unit of the map, in degrees of latitude. */
const unitInDegrees = 0.0001

test.each(["se", "fi"] as const)("the map of %s has the homes in the order of the search data", (name) => {
  // In the sample, the id of a home is its street and number.
  const streets = homePositions(backwards[name]).streets.split("\n")
  const ids = idsOf(homesData(backwards[name]))
  expect(streets.map((street) => normaliseText(street).replaceAll(" ", "-"))).toEqual(ids)
})

test.each(["se", "fi"] as const)("each home of %s stands on the map where its record says", (name) => {
  const { origin, x, y } = homePositions(backwards[name])
  const misplaced = idsOf(homesData(backwards[name])).filter((id, home) => {
    const { lat, lon } = unproject(origin, { x: x[home] ?? Number.NaN, y: y[home] ?? Number.NaN })
    const record = backwards[name].listings.find((listing) => listing.id === id)?.coordinates ?? { lat: 0, lon: 0 }
    // A degree of longitude is half as long here.
    return !(Math.abs(lat - record.lat) < unitInDegrees && Math.abs(lon - record.lon) < 2 * unitInDegrees)
  })
  expect(misplaced).toEqual([])
})

test.each([
  ["se", "en"],
  ["fi", "sv"],
] as const)("the map of %s in %s has the areas in the order of the search data", (name, language) => {
  const areas = geometryOf(backwards[name], language).areas.map(({ id }) => id)
  expect(areas).toEqual(homesData(backwards[name]).areas.map(({ id }) => id))
})

test("a market without homes has no positions", () => {
  expect(homePositions({ ...backwards.se, listings: [] })).toMatchObject({ x: [], y: [], streets: "" })
})
