/** @jest-environment node */
import { editionOf, libraries } from "../../site/edition.ts"
import { readContent } from "../../site/records/read-content.ts"
import { stationFact, surroundingsOf } from "./surroundings.data.ts"

const edition = editionOf(readContent("se"), "sv", libraries())
const [area] = edition.content.areas.filter(({ id }) => id === "uppsala")
if (!area) throw new Error("the content has no area uppsala")

/** Uppsala's station, and how far a degree of latitude is. */
const station = { lat: 59.85853, lon: 17.64609 }
const north = (kilometres: number) => ({ ...station, lat: station.lat + kilometres / 111.195 })

test.each([
  [0.01, "50\u00a0m"],
  [0.08, "100\u00a0m"],
  [0.424, "400\u00a0m"],
  [0.426, "450\u00a0m"],
  [0.974, "950\u00a0m"],
  [0.976, "1,0\u00a0km"],
  [1.44, "1,4\u00a0km"],
  [1.499, "1,5\u00a0km"],
])("%f km from a station is %s", (kilometres, distance) => {
  expect(stationFact(edition, area, north(kilometres)).map(({ value }) => value)).toEqual([
    `Uppsala C (tåg) ${distance}`,
  ])
})

test("a station more than a kilometre and a half away is not near", () => {
  expect(stationFact(edition, area, north(1.502))).toEqual([])
})

test("an area without a station or a link has no part about what is around it", () => {
  const links = edition.content.surroundings?.links.map((link) => ({ ...link, areas: ["solna"] })) ?? []
  const surroundings = edition.content.surroundings && { ...edition.content.surroundings, links }
  expect(
    surroundingsOf({ ...edition, content: { ...edition.content, surroundings } }, { ...area, id: "nacka" }),
  ).toBeNull()
})

test("an area whose stations are not all known shows none, and keeps its links", () => {
  const nacka = surroundingsOf(edition, { ...area, id: "nacka" })
  expect(nacka).toMatchObject({ stations: [], notes: [] })
  expect(nacka?.links.map(({ path }) => path)).toEqual(["https://sl.se/", "https://utbildningsguiden.skolverket.se/"])
})
