/** @jest-environment node */
import type { Language } from "../../spec/languages.ts"
import type { Content } from "../records/content.ts"
import { readContent } from "../records/read-content.ts"
import { locationSvg, type Place } from "./locations.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const svgOf = (market: Content, language: Language, id: string, place: Partial<Place> = {}): string => {
  const area = market.areas.find((one) => one.id === id)
  if (!area) throw new Error(`there is no area ${id}`)
  const { coordinates, name } = area
  return locationSvg(market, language, {
    coordinates,
    name: name[language] ?? "",
    mark: "area",
    scale: "district",
    ...place,
  })
}

const namesOn = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]* x="([\d.]+)" y="([\d.]+)">([^<]*)</g), ([, x, y, name]) => ({
    name,
    x: Number(x),
    y: Number(y),
  }))
const watersOn = (svg: string) => /class="water" fill-rule="evenodd" d="([^"]*)"/.exec(svg)?.[1] ?? ""

test("a home has a pin at the middle, and an area a circle with its name", () => {
  const [home, area] = [svgOf(content.se, "sv", "sodermalm", { mark: "home" }), svgOf(content.se, "sv", "sodermalm")]
  expect([home.includes('class="pin"'), home.includes('class="around"')]).toEqual([true, false])
  expect([area.includes('class="pin"'), area.includes('class="around"')]).toEqual([false, true])
  expect(area).toContain('<text class="own" x="320" y="205">Södermalm</text>')
  expect(namesOn(area).filter(({ name }) => name === "Södermalm")).toHaveLength(1)
})

test.each([
  // 1.40 km to the south and 0.40 km to the west; a pixel is 9 m.
  ["se", "vasastaden", "sv", "Kungsholmen", 320 - 45, 200 + 156],
  // 1.10 km to the north and 1.34 km to the east.
  ["fi", "etu-toolo", "fi", "Kallio", 320 + 149, 200 - 122],
  ["fi", "etu-toolo", "sv", "Berghäll", 320 + 149, 200 - 122],
] as const)("in %s, the map of %s in %s has %s in its direction and distance", (market, id, language, name, x, y) => {
  const found = namesOn(svgOf(content[market], language, id)).find((one) => one.name === name)
  expect(Math.hypot((found?.x ?? 0) - x, (found?.y ?? 0) - y)).toBeLessThan(5)
})

test.each([
  ["district", "500\u00a0m", 500 / 9],
  ["municipality", "2\u00a0km", 2000 / 30],
] as const)("a %s has a bar of %s, as long as that distance on the map", (scale, distance, pixels) => {
  const svg = svgOf(content.se, "sv", "nacka", { scale })
  expect(namesOn(svg).map(({ name }) => name)).toContain(distance)
  expect(Number(/v6h([\d.]+)v-6/.exec(svg)?.[1])).toBeCloseTo(pixels, 1)
})

test("only the smaller scale shows an area 5 km away", () => {
  const names = (scale: Place["scale"]) => namesOn(svgOf(content.se, "sv", "nacka", { scale })).map(({ name }) => name)
  expect([names("district"), names("municipality")].map((shown) => shown.includes("Södermalm"))).toEqual([false, true])
})

/** Sweden with its other areas of Stockholm moved to one place. */
const withAreasAt = (coordinates: { readonly lat: number; readonly lon: number }): Content => ({
  ...content.se,
  areas: content.se.areas.map((area) => (area.id === "vasastaden" ? area : { ...area, coordinates })),
})
const areaNamesOn = (market: Content, place: Partial<Place> = {}) =>
  namesOn(svgOf(market, "sv", "vasastaden", place)).filter(({ name = "" }) =>
    market.areas.some((area) => area.name.sv === name && area.id !== "vasastaden"),
  )

test("of names that would stand upon each other, the map keeps the first", () => {
  const kungsholmen = { lat: 59.3317, lon: 18.0382 }
  expect(areaNamesOn(withAreasAt(kungsholmen)).map(({ name }) => name)).toEqual(["Göteborg"])
})

test("no name stands upon the pin of a home, which is above its address", () => {
  // 270 m to the north, which is 30 pixels.
  const behindPin = { lat: 59.3443 + 0.27 / 111.2, lon: 18.0453 }
  expect(areaNamesOn(withAreasAt(behindPin), { mark: "home", name: "" })).toEqual([])
  // 600 m to the north
  const abovePin = { lat: 59.3443 + 0.6 / 111.2, lon: 18.0453 }
  expect(areaNamesOn(withAreasAt(abovePin), { mark: "home", name: "" })).toHaveLength(1)
})

test("each place has its own waters, cut just outside the drawing, and the same in every language", () => {
  const [sodermalm, english, kungsholmen] = [
    svgOf(content.se, "sv", "sodermalm"),
    svgOf(content.se, "en", "sodermalm"),
    svgOf(content.se, "sv", "kungsholmen"),
  ].map(watersOn)
  expect(sodermalm).toMatch(/^M/)
  expect(english).toBe(sodermalm)
  expect(kungsholmen).not.toBe(sodermalm)
})

test("a name with a sign of markup leaves the file well formed", () => {
  expect(svgOf(content.se, "sv", "solna", { name: "Berg & <Dal>" })).toContain(">Berg &amp; &lt;Dal&gt;</text>")
})
