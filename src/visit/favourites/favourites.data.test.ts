/** @jest-environment node */

import { editionOf, libraries } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { favouritesPage } from "./favourites.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const pageIn = (market: Content, language: Language) =>
  favouritesPage.version(editionOf(market, language, libraries())).page

test.each([
  ["se", "sv", "/favoriter/", "/objekt/{id}/", "SE", "SEK", "kvistbo-favoriter"],
  ["fi", "sv", "/favoriter/", "/objekt/{id}/", "FI", "EUR", "kvistbo-favoriter"],
  ["fi", "fi", "/fi/suosikit/", "/fi/kohde/{id}/", "FI", "EUR", "kvistbo-suosikit"],
  ["se", "en", "/en/favourites/", "/en/property/{id}/", "SE", "SEK", "kvistbo-favourites"],
] as const)(
  "in %s, the page in %s has the paths of its language, and the country and currency of its market",
  (market, language, path, propertyPath, country, currency, fileName) => {
    expect(pageIn(content[market], language)).toMatchObject({
      ...{ path, propertyPath, country, currency, fileName, language },
    })
  },
)

test("two, three and four homes each have their heading of a comparison", () => {
  expect(pageIn(content.se, "en").comparisons).toEqual([
    "Comparison of two homes",
    "Comparison of three homes",
    "Comparison of four homes",
  ])
})

test("texts keep the places that the browser fills in", () => {
  const { words, searches, table } = pageIn(content.se, "sv")
  expect(words).toMatchObject({
    changed: "Priset var {price} när du sparade bostaden.",
    gone: "{home} finns inte längre på webbplatsen.",
    imported: "Tillagda: {added}. Fanns redan: {had}.",
  })
  expect([searches.newMany, searches.removeSearch]).toEqual([
    "{count} nya sedan du tittade sist",
    "Ta bort sökningen {search}",
  ])
  expect(table.remove).toBe("Ta bort {home} ur jämförelsen")
})

test("homes are compared by what the law of their market is about", () => {
  const namesIn = (market: Content) => pageIn(market, "sv").table.rows.map(({ name }) => name)
  expect(namesIn(content.se)).toEqual(expect.arrayContaining(["Pris", "Avgift"]))
  expect(namesIn(content.fi)).toEqual(expect.arrayContaining(["Skuldfritt pris", "Bolagsvederlag"]))
})

test("an empty list leads to the homes for sale and to every area, in the language of the page", () => {
  const { search, areas } = pageIn(content.se, "en").empty
  expect(search).toMatchObject({ path: "/en/apartments/" })
  expect(areas?.links).toHaveLength(8)
  expect(areas?.links[0]).toEqual({ name: "Gothenburg", path: "/en/areas/goteborg/" })
})

test("search engines leave out the page, which is empty to them, and a shared link keeps its homes", () => {
  expect([favouritesPage.index, favouritesPage.keepsQuery]).toEqual([false, true])
})

test("an agency without areas links to none", () => {
  expect(pageIn({ ...content.se, areas: [], listings: [] }, "sv").empty.areas).toBeNull()
})
