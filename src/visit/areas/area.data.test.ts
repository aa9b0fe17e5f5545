/** @jest-environment node */

import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { editionsOf } from "../../testing/pages.ts"
import { areaPages } from "./area.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const areaIn = (market: Content, language: Language, id: string) => {
  const edition = editionsOf(market).find((one) => one.language === language)
  const page = areaPages(market).find(({ slug }) => slug?.(language) === id)
  if (!edition || !page) throw new Error(`there is no area ${id} in ${language}`)
  return page.version(edition)
}

const [home] = content.se.listings.filter(({ id }) => id === "kvistgatan-12")
if (!home) throw new Error("there is no home kvistgatan-12")

test.each([
  ["se", "sv", "kungsholmen", "Stockholm · 6 bostäder till salu, 1 kommande, 1 reserverad"],
  ["se", "en", "kungsholmen", "Stockholm · 6 homes for sale, 1 coming soon, 1 reserved"],
  // Nacka is a whole municipality; its sold home is not on offer.
  ["se", "sv", "nacka", "7 bostäder till salu"],
  ["fi", "sv", "kallio", "Helsingfors · 3 bostäder till salu, 1 kommande"],
] as const)("in %s, the page in %s of %s counts the homes on offer: %s", (market, language, id, place) => {
  expect(areaIn(content[market], language, id).page.place).toBe(place)
})

test("homes for sale come first, the newest at the top, then upcoming and reserved ones; the link leads to all", () => {
  const { homes } = areaIn(content.se, "sv", "kungsholmen").page
  expect(homes.homes.map(({ id }) => id)).toEqual([
    ...["fyrklockegatan-24", "brobanksgatan-19", "strandpipargatan-6", "angslupsgatan-29", "kajfagelgatan-8"],
    ...["avrundningsgatan-11", "kommandegrand-2", "bokadgrand-16"],
  ])
  expect(homes.heading).toBe("Till salu, kommande och reserverade")
  expect(homes.more).toEqual({
    name: "Alla 8 bostäder på Kungsholmen",
    path: "/bostader/?place=kungsholmen&status=forSale,upcoming,reserved",
  })
})

test("of thirteen homes on offer and thirteen sold ones, the page shows twelve each, and counts all on offer", () => {
  const listings = Array.from({ length: 26 }, (_, index) =>
    index < 13
      ? { ...home, id: `home-${index}` }
      : { ...home, id: `home-${index}`, status: "sold" as const, soldOn: "2026-11-01" },
  )
  const { place, homes, sold } = areaIn({ ...content.se, listings }, "sv", "sodermalm").page
  expect(place).toBe("Stockholm · 13 bostäder till salu")
  expect([homes.homes.length, sold.homes.length]).toEqual([12, 12])
})

test("sold homes are those of the area, with a link to all that were sold there", () => {
  const { sold } = areaIn(content.se, "en", "nacka").page
  expect(sold.homes.map(({ id }) => id)).toEqual(["saldbacken-11"])
  expect(sold.all).toEqual({ name: "Sold prices in Nacka", path: "/en/sold-prices/?area=nacka#nacka" })
})

test("an area without homes says so, names no agent and leads to all homes and to what was sold there", () => {
  const { place, homes, sold, agents } = areaIn({ ...content.se, listings: [] }, "sv", "uppsala").page
  expect(place).toBe("Inga bostäder till salu just nu")
  expect(homes).toEqual({
    heading: "Till salu och kommande",
    homes: [],
    none: "Inga bostäder till salu här just nu.",
    more: { name: "Alla bostäder till salu", path: "/bostader/" },
  })
  expect([sold.homes, sold.all?.path]).toEqual([[], "/slutpriser/?area=uppsala#uppsala"])
  expect([agents.agents, agents.none]).toEqual([[], "Ingen av våra mäklare har en bostad här just nu."])
})

test("areas nearby are the four nearest within 30 km, with a decimal below 10 km", () => {
  const { near } = areaIn(content.se, "sv", "nacka").page
  expect(near.areas.map(({ name, distance }) => [name, distance])).toEqual([
    ["Södermalm", "5,1 km bort"],
    ["Kungsholmen", "7,2 km bort"],
    ["Vasastaden", "7,5 km bort"],
    ["Solna", "11 km bort"],
  ])
})

test("an area with no other within 30 km says so", () => {
  const { near } = areaIn(content.se, "en", "malmo").page
  expect([near.areas, near.note, near.compare]).toEqual([[], "We have no other area within 30 kilometres.", null])
})

test("in Finland, an area leads to its comparison with the two nearest, and to the buildings in it", () => {
  const { near, houses } = areaIn(content.fi, "sv", "kallio").page
  expect(near.compare?.path).toBe("/jamforelse-av-bostadsomraden/?areas=00530,00540,00250")
  expect(houses?.houses).toEqual([
    {
      name: "Asunto Oy Kallion Kuusenoksa",
      path: "/hus/kallion-kuusenoksa/",
      about: "Oksakatu 3, 00530\u00a0Helsingfors, 1928",
    },
  ])
  expect(areaIn(content.fi, "sv", "etu-toolo").page.houses).toBeNull()
})

test.each([
  // Stockholm's own figures and the city's, prices, and stations.
  ["se", "kungsholmen", ["scb.se", "dataportalen.stockholm.se", "maklarstatistik.se", "trafiklab.se"]],
  // Not all stations of Nacka are known.
  ["se", "nacka", ["scb.se", "maklarstatistik.se"]],
  // No prices are published for Uppsala.
  ["se", "uppsala", ["scb.se", "trafiklab.se"]],
  ["fi", "kallio", ["stat.fi/tup", "stat.fi/tilasto", "hsl.fi"]],
  ["fi", "tikkurila", ["stat.fi/tup", "stat.fi/tilasto"]],
] as const)("in %s, the page of %s names the sources of its figures, and no others", (market, id, sources) => {
  expect(areaIn(content[market], "sv", id).page.sources.sources.map(({ url }) => url)).toEqual(
    sources.map((source) => expect.stringContaining(source)),
  )
})

test("a part of a city names the city in its title and to search engines, and a whole municipality only itself", () => {
  const [part, whole] = [areaIn(content.se, "en", "sodermalm"), areaIn(content.se, "en", "goteborg")]
  expect([part.title, whole.title]).toEqual([
    "Södermalm, Stockholm: homes, facts and prices",
    "Gothenburg: homes, facts and prices",
  ])
  expect(part.jsonLd).toMatchObject([
    { name: "Södermalm", geo: { latitude: 59.3134, longitude: 18.067 }, containedInPlace: { name: "Stockholm" } },
  ])
  expect(whole.jsonLd?.[0]).not.toHaveProperty("containedInPlace")
})
