/** @jest-environment node */

import { editionOf, libraries } from "../../site/edition.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { neighbourhoodsPage } from "./neighbourhoods.data.ts"

const content = readContent("fi")

const pageIn = (language: Language, market = content) =>
  neighbourhoodsPage.version(editionOf(market, language, libraries())).page
type Page = ReturnType<typeof pageIn>

const plain = (cells: readonly string[] = []) => cells.map((cell) => cell.replaceAll("\u00a0", " "))
const areaOf = ({ cities }: Page, code: string) =>
  cities.flatMap(({ areas }) => areas).find((area) => area.code === code)
const keysOf = ({ subjects }: Page) => subjects.flatMap(({ figures }) => figures.map(({ key }) => key))

test("the 32 areas stand under their five cities", () => {
  const page = pageIn("sv")
  expect(page.cities.map(({ name, areas }) => [name, areas.length])).toEqual([
    ["Helsingfors", 18],
    ["Esbo", 4],
    ["Vanda", 3],
    ["Tammerfors", 4],
    ["Åbo", 3],
  ])
  expect(page.lead).toBe(
    "32 postnummerområden i Helsingfors, Esbo, Vanda, Tammerfors och Åbo, med samma siffror för alla.",
  )
})

test("each figure of an area stands in the column of its name, in the table and for the charts", () => {
  const page = pageIn("en")
  const kallio = areaOf(page, "00530")
  const names = page.subjects.flatMap(({ figures }) => figures.map(({ name, unit }) => `${name}, ${unit}`))
  const cells = plain(kallio?.cells)
  expect(names.map((name, column) => [name, cells[column], kallio?.values[column]])).toEqual([
    ["Population, people, 31 Dec 2024", "17 951", 17951],
    ["Population density, per km², 2024", "11 303", 11303],
    ["Mean age, years, 2024", "42", 42],
    ["With children, % of households, 2024", "7", 7],
    ["Median income, €/year, 2024", "28 216", 28216],
    ["Land area, km², 2024", "1,59", 1.59],
    ["Dwellings, number, 2024", "13 726", 13726],
    ["Mean size, m², 2024", "45,6", 45.6],
    ["In blocks of flats, % of dwellings, 2024", "99", 99],
    ["Owner-occupied, % of households, 2024", "43", 43],
    ["Studios, €/m², 2025", "5 743", 5743],
    ["Two rooms, €/m², 2025", "5 449", 5449],
    ["Three rooms or more, €/m², 2025", "5 863", 5863],
    ["Terraced houses, €/m², 2025", "no data", null],
    ["Two rooms, €/m², 2024", "5 591", 5591],
    ["Two rooms, €/m², 2023", "5 921", 5921],
  ])
})

test("a city has its own figures in the same columns, and no prices, which are not published for it", () => {
  const page = pageIn("fi")
  const [helsinki] = page.cities
  expect(helsinki?.benchmark).toBe("Koko Helsinki: 84 postinumeroalueen luvut yhteensä")
  expect(plain(helsinki?.cells)).toEqual([
    ...["672 201", "3 122", "41,4", "18,7", "ei tietoa"],
    ...["215,3", "399 263", "62,7", "86,6", "45,5"],
    ...["ei tietoa", "ei tietoa", "ei tietoa", "ei tietoa", "ei tietoa", "ei tietoa"],
  ])
})

test("only sums of a city are marked as such, because they are no benchmark for its areas", () => {
  const sums = pageIn("fi").subjects.flatMap(({ figures }) => figures.filter(({ isTotal }) => isTotal))
  expect(sums.map(({ key }) => key)).toEqual(["population", "landArea", "dwellings"])
})

test("an area where the agency works leads to its page, and any other does not", () => {
  const page = pageIn("sv")
  expect(areaOf(page, "00530")).toMatchObject({ name: "Berghäll 00530", short: "Berghäll", path: "/omraden/kallio/" })
  expect(areaOf(page, "33100")).toMatchObject({ name: "Tammerfors centrum 33100", path: null })
  expect(page.cities.flatMap(({ areas }) => areas).filter(({ path }) => path !== null)).toHaveLength(12)
})

test("prices over the years are those of two-room flats, in the order of the years", () => {
  const page = pageIn("en")
  const { years, keys } = page.comparison.trend
  const kallio = areaOf(page, "00530")
  expect(years.map((year, index) => [year, kallio?.values[keysOf(page).indexOf(keys[index] ?? "")]])).toEqual([
    ["2023", 5921],
    ["2024", 5591],
    ["2025", 5449],
  ])
})

test("each subject names its source: people and dwellings Paavo, and prices the statistics of prices", () => {
  expect(pageIn("sv").subjects.map(({ caption, source }) => [caption, source])).toEqual([
    ["Invånare", expect.stringContaining("Statistikcentralen, Paavo")],
    ["Bostäder", expect.stringContaining("Statistikcentralen, Paavo")],
    ["Priser", expect.stringContaining("Aktiebostadspriser")],
  ])
})

test("each suggestion is of areas that the page has", () => {
  const page = pageIn("en")
  expect(
    page.comparison.suggestions.map(({ name, codes }) => [name, codes.map((code) => areaOf(page, code)?.short)]),
  ).toEqual([
    ["From city blocks to garden city", ["Kallio", "Herttoniemenranta", "Tapiola"]],
    ["New waterfronts", ["Jätkäsaari", "Kalasatama–Sompasaari", "Kruunuvuorenranta"]],
    ["Three city centres", ["Helsinki keskusta – Etu-Töölö", "Tampere Keskus", "Turku Keskus"]],
  ])
})

test("without areas of the agency, no neighbourhood has a page", () => {
  const paths = pageIn("fi", { ...content, areas: [], listings: [] }).cities.flatMap(({ areas }) =>
    areas.map(({ path }) => path),
  )
  expect(new Set(paths)).toEqual(new Set([null]))
})
