/** @jest-environment node */

import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { editionsOf } from "../../testing/pages.ts"
import { listingsPages } from "./listings.data.ts"

/** A market without its waters, which take long to draw. */
const withoutWaters = (content: Content): Content => ({
  ...content,
  map: content.map && { ...content.map, overview: [], regions: [] },
})
const content = { se: withoutWaters(readContent("se")), fi: withoutWaters(readContent("fi")) }

/** Pages of the list of a market's homes. */
const listOf = (market: Content, language: Language) =>
  editionsOf(market)
    .filter((edition) => edition.language === language)
    .flatMap((edition) =>
      listingsPages(market).map(({ slug, version }) => ({ slug: slug?.(language), ...version(edition) })),
    )

const [home] = content.se.listings.filter(({ id }) => id === "kvistgatan-12")
if (!home) throw new Error("there is no home kvistgatan-12")

/** Sweden with copies of one home, and no other home. */
const withHomes = (count: number): Content => ({
  ...content.se,
  listings: Array.from({ length: count }, (_, index) => ({ ...home, id: `home-${String(index).padStart(3, "0")}` })),
})

test("53 homes fill two pages and five places of a third, without losing or repeating a home", () => {
  const shown = listOf(content.se, "sv").map(({ page }) => page.homes.map(({ id }) => id))
  expect(shown.map((ids) => ids.length)).toEqual([24, 24, 5])
  expect(new Set(shown.flat()).size).toBe(53)
})

test("homes for sale come first, newest at the top and by id on one day; then upcoming, reserved and sold ones", () => {
  const ids = listOf(content.se, "sv").flatMap(({ page }) => page.homes.map(({ id }) => id))
  expect(ids.slice(0, 3)).toEqual(["nykomlingsgatan-1", "kvarnsadelvagen-15", "solvarvsgatan-14"])
  expect(ids[24]).toBe("renoveringsgrand-3")
  expect(ids.slice(41)).toEqual([
    ...["kommandegatan-10", "betesmarksvagen-33", "kommandegrand-2", "planlosgatan-3", "prislosgatan-6"],
    ...["bokadgrand-16", "bokadgatan-2"],
    ...["saldstigen-4", "saldgatan-21", "saldbacken-11", "saldangen-17", "norrskensgatan-33"],
  ])
})

test.each([
  ["se", "sv", "Hos oss finns 53 bostäder, varav 41 till salu nu."],
  ["se", "en", "We have 53 homes, 41 of them for sale now."],
  ["fi", "fi", "Meillä on 42 kohdetta, joista 30 on nyt myynnissä."],
  ["fi", "sv", "Hos oss finns 42 bostäder, varav 30 till salu nu."],
] as const)("the list of %s in %s counts its homes and those for sale", (market, language, lead) => {
  expect(listOf(content[market], language)[0]?.page.lead).toBe(lead)
})

test("the last page says which homes it has, and numbers them on from the page before", () => {
  const last = listOf(content.se, "en").at(-1)
  expect(last).toMatchObject({
    slug: "3",
    title: "Homes for sale, page 3",
    description: "Page 3 of 3 of the homes for sale: numbers 49–53, with price, size, charges and floor plan.",
    sequence: { previous: "/en/apartments/2/", next: null },
    jsonLd: [
      {
        numberOfItems: 5,
        itemListElement: [49, 50, 51, 52, 53].map((position) => expect.objectContaining({ position })),
      },
    ],
  })
  expect(last?.page.lead).toBe("Homes 49–53 of 53.")
})

test("only the first page has the search, and the others lead to it", () => {
  const pages = listOf(content.fi, "fi").map(({ slug, page }) => [slug, page.search !== null, page.toSearch?.path])
  expect(pages).toEqual([
    [undefined, true, undefined],
    ["2", false, "/fi/asunnot/"],
  ])
})

test("page 6 of 11 links to the two pages before and after it, and to both ends", () => {
  const page = listOf(withHomes(11 * 24), "sv")[5]?.page
  expect(page?.pages.links.map(({ name }) => name)).toEqual(["1", "4", "5", "6", "7", "8", "11"])
  expect([page?.pages.previous?.path, page?.pages.next?.path]).toEqual(["/bostader/5/", "/bostader/7/"])
})

test.each([
  [24, 1],
  [25, 2],
  [0, 1],
])("%i homes have %i pages", (homes, pages) => {
  expect(listOf(withHomes(homes), "sv")).toHaveLength(pages)
})

test("without homes, the only page says so and lists none", () => {
  const [only] = listOf(withHomes(0), "sv")
  expect(only).toMatchObject({ sequence: { previous: null, next: null }, jsonLd: [{ numberOfItems: 0 }] })
  expect(only?.page).toMatchObject({ lead: "Just nu har vi inga bostäder här.", homes: [] })
  expect(only).not.toHaveProperty("picture")
})
