/** @jest-environment node */

import { editionOf, libraries } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { searchForm } from "./search.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }
const formOf = (market: Content, language: Language) => searchForm(editionOf(market, language, libraries()))

const filterOf = (market: Content, language: Language, name: string) => {
  const { filters, moreFilters } = formOf(market, language)
  return [...filters, ...moreFilters].find((filter) => filter.name === name)
}
const optionsOf = (market: Content, language: Language, name: string) => {
  const filter = filterOf(market, language, name)
  return filter?.kind === "choice" ? filter.options.map(({ label, count }) => [label, count]) : undefined
}

test.each([
  // Halvrumsvägen 8 has two and a half rooms.
  [
    "rooms",
    [
      ["1", 8],
      ["2", 16],
      ["3", 14],
      ["4", 10],
      ["5+", 5],
    ],
  ],
  [
    "type",
    [
      ["Lägenhet", 43],
      ["Radhus", 5],
      ["Parhus", 1],
      ["Villa", 4],
    ],
  ],
  [
    "status",
    [
      ["Till salu", 41],
      ["Kommande", 5],
      ["Reserverad", 2],
      ["Såld", 5],
    ],
  ],
  // No home has class A or G.
  [
    "energy",
    [
      ["B", 7],
      ["C", 8],
      ["D", 16],
      ["E", 16],
      ["F", 1],
    ],
  ],
  // Viewings depend on the time, and Hitas is in Finland.
  [
    "has",
    [
      ["Hiss", 29],
      ["Balkong", 32],
      ["Bastu", 21],
      ["Ägd mark", 51],
      ["Nyproduktion", 5],
      ["Visning inom en vecka", null],
    ],
  ],
])("each choice of %s says how many of the 53 Swedish homes have it", (name, options) => {
  expect(optionsOf(content.se, "sv", name)).toEqual(options)
})

test("in Finland a visitor may ask for Hitas homes, and buildings give their flats an energy class", () => {
  expect(optionsOf(content.fi, "fi", "has")).toContainEqual(["Hitas", 2])
  expect(optionsOf(content.fi, "fi", "energy")).toEqual([
    ["A", 4],
    ["B", 10],
    ["C", 3],
    ["D", 12],
    ["E", 10],
    ["F", 1],
  ])
})

test.each([
  [
    "sv",
    [
      ["Göteborg", 3],
      ["Kungsholmen, Stockholm", 8],
      ["Malmö", 7],
      ["Nacka", 8],
      ["Solna", 7],
      ["Stockholm, hela staden", 24],
      ["Södermalm, Stockholm", 8],
      ["Uppsala", 4],
      ["Vasastaden, Stockholm", 8],
    ],
  ],
  [
    "en",
    [
      ["Gothenburg", 3],
      ["Kungsholmen, Stockholm", 8],
      ["Malmö", 7],
      ["Nacka", 8],
      ["Södermalm, Stockholm", 8],
      ["Solna", 7],
      ["Stockholm, the whole city", 24],
      ["Uppsala", 4],
      ["Vasastaden, Stockholm", 8],
    ],
  ],
] as const)("in %s, places stand in the language's alphabet with the number of their homes", (language, places) => {
  expect(formOf(content.se, language).places.map(({ label, count }) => [label, count])).toEqual(places)
})

test("a place is found by its name in every language of the market, and by what else people call it", () => {
  const { places } = formOf(content.fi, "sv")
  expect(places.find(({ value }) => value === "kallio")).toEqual({
    value: "kallio",
    name: "Berghäll",
    label: "Berghäll, Helsingfors",
    names: ["Berghäll", "Kallio", "Hki", "Hesa", "Stadi"],
    count: 5,
  })
})

test.each([
  ["se", "price", "kr", "4\u00a0000\u00a0000"],
  ["se", "fee", "kr/mån", "4\u00a0000"],
  ["fi", "price", "€", "250\u00a0000"],
  ["fi", "fee", "€/mån", "300"],
  ["fi", "year", null, "1960"],
] as const)("in %s, the field for %s has the unit %s and the example %s", (market, name, unit, example) => {
  expect(filterOf(content[market], "sv", name)).toMatchObject({ unit, example })
})

test("the form leads to the list and to the saved searches, and keeps what the browser fills in", () => {
  const { path, saved, total, words } = formOf(content.fi, "en")
  expect([path, saved, total]).toEqual(["/en/apartments/", "/en/favourites/#searches", 42])
  expect([words.foundTotal, words.foundMany, words.without]).toEqual([
    "42 homes",
    "{count} homes",
    "Remove: {filter} ({found})",
  ])
})

test("without homes, the form offers no place and no choice but viewings", () => {
  const empty = { ...content.se, listings: [] }
  const { places, total } = formOf(empty, "sv")
  expect([places, total]).toEqual([[], 0])
  expect(["rooms", "type", "status", "energy", "has"].map((name) => optionsOf(empty, "sv", name))).toEqual([
    [],
    [],
    [],
    [],
    [["Visning inom en vecka", null]],
  ])
})
