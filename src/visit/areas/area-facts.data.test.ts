/** @jest-environment node */

import { editionOf, libraries } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { areaFacts } from "./area-facts.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

/** What the page of a home says about its area, with plain spaces. */
const factsOf = (market: Content, language: Language, id: string) => {
  const home = market.listings.find((listing) => listing.id === id)
  const area = market.areas.find((one) => one.id === home?.area)
  if (!home || !area) throw new Error(`there is no home ${id}`)
  const { facts, ...others } = areaFacts(editionOf(market, language, libraries()), area, home)
  return { ...others, facts: facts.map(({ term, value, source }) => [term, value.replaceAll("\u00a0", " "), source]) }
}

test("a Swedish home has stations by its own address, and its area's figures and price with source and year", () => {
  const { heading, facts, trend, note, more } = factsOf(content.se, "sv", "kvistgatan-12")
  expect(heading).toBe("Området: Södermalm")
  expect(facts).toEqual([
    // From the middle of Södermalm, two other stations are nearer.
    [
      "Stationer i närheten",
      "Zinkensdamm (tunnelbana) 550 m, Hornstull (tunnelbana) 850 m",
      "fågelvägen, Samtrafiken, läst 2026",
    ],
    ["Landareal", "5,75 km²", "Stockholms stad, 2021"],
    ["Centrala Stockholm, bostadsrätter", "108 438 kr/m²", "Svensk Mäklarstatistik, juni 2024"],
  ])
  expect([trend, note]).toEqual([null, null])
  expect(more).toEqual({ name: "Mer om Södermalm", path: "/omraden/sodermalm/" })
})

test("a Finnish home has prices over the years instead of one, and says which postal area the figures cover", () => {
  const { facts, trend, note, more } = factsOf(content.fi, "sv", "oksakatu-3-a-5")
  expect(facts.map(([term, value]) => [term, value])).toEqual([
    ["Stationer i närheten", "Hagnäs (metro) 400 m, Sörnäs (metro) 650 m"],
    ["Invånare", "17 951"],
    ["Landareal", "1,59 km²"],
  ])
  expect(trend?.source).toContain("2023–2025")
  expect(note).toBe("Siffrorna gäller hela postnummerområdet 00530.")
  expect(more).toEqual({ name: "Mer om Berghäll", path: "/omraden/kallio/" })
})

test("the density, which is on the area's own page, is left out for a home", () => {
  const terms = factsOf(content.se, "en", "bryggmansgatan-9").facts.map(([term]) => term)
  // Nacka has no stations either, because not all of them are known.
  expect(terms).toEqual(["Population", "Change over the year", "Land area", "Tenant-owned flats, Greater Stockholm"])
})
