/** @jest-environment node */

import { editionOf, libraries } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { soldInArea, soldPage } from "./sold.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const pageOf = (market: Content, language: Language) => soldPage.version(editionOf(market, language, libraries())).page
const areaOf = (market: Content, language: Language, id: string) => {
  const area = pageOf(market, language).areas.find((one) => one.id === id)
  if (!area) throw new Error(`the page has no area ${id}`)
  return area
}

test.each([
  // The middle two of twelve flats cost 98 049 and 98 900 kr per m².
  [
    "se",
    "sv",
    "sodermalm",
    "12 sålda bostäder. Medianen för 12 lägenheter är 98 475 kr per m², och hälften av dem ligger mellan 96 911 och 101 518.",
  ],
  // Two of the nine homes are terraced houses: the fourth of seven flats cost 66 768 kr per m².
  [
    "se",
    "en",
    "goteborg",
    "9 sold homes. The median of 7 flats is 66 768 kr per m², and half of them lie between 66 296 and 73 585.",
  ],
  // Between 5 880 and 5 906 €.
  [
    "fi",
    "fi",
    "kallio",
    "8 myytyä asuntoa. Kerrostaloasuntojen (8 kpl) mediaani on 5 893 € neliöltä, ja puolet niistä on välillä 5 557–6 164.",
  ],
  // Four flats and a terraced house.
  ["se", "sv", "nacka", "5 sålda bostäder. Det är för få lägenheter för att säga vad som är vanligt här."],
  ["fi", "en", "kalasatama", "4 sold homes. There are too few flats to say what is usual here."],
] as const)(
  "in %s, the summary in %s of %s counts its homes and has the median of its flats",
  (market, language, id, summary) => {
    expect(areaOf(content[market], language, id).summary.replaceAll("\u00a0", " ")).toBe(summary)
  },
)

test("a home is shown with what was asked first, and by how much the final price differs", () => {
  const rows = areaOf(content.se, "en", "nacka").homes
  expect(rows.map(({ address, path, perSquareMetre, change }) => [address, path, perSquareMetre, change])).toEqual([
    ["Såldbacken 11", "/en/property/saldbacken-11/", "58\u00a0333", "+1,6\u00a0%"],
    ["Utsiktsklippan 21", null, "54\u00a0630", "+3,7\u00a0%"],
    ["Ekbacksstigen 14", null, "58\u00a0836", "−1,8\u00a0%"],
    ["Kvarnsjövägen 13", null, "66\u00a0383", "+4,2\u00a0%"],
    ["Bergtallsvägen 6", null, "52\u00a0612", "+4,0\u00a0%"],
  ])
  expect(rows[2]).toMatchObject({
    about: "5 rooms, 116\u00a0m², built 1984",
    date: { text: "25 March 2026", isoDate: "2026-03-25" },
    // The last choice of rooms has all larger homes too.
    rooms: "4",
    year: "2026",
  })
})

test.each([
  ["se", "sv", "Första utgångspris"],
  ["se", "en", "First asking price"],
  ["fi", "fi", "Ensin pyydetty"],
  ["fi", "sv", "Först begärt"],
  ["fi", "en", "First asked"],
] as const)("in %s, the page in %s calls the price that was asked first so", (market, language, column) => {
  expect(pageOf(content[market], language).columns.askedFirst).toBe(column)
})

test("a home that sold for what was asked first says so in words", () => {
  const [row] = areaOf(content.fi, "sv", "kallio").homes
  expect(row).toMatchObject({
    address: "Oksakatu 3 B 17",
    price: "214\u00a0500 €",
    askedFirst: row?.price,
    change: "0\u00a0%",
  })
})

test("each dot of the chart belongs to the home at its place in the table", () => {
  const { dots } = areaOf(content.se, "sv", "nacka").drawing
  const places = (values: readonly number[]) =>
    values
      .map((value, place) => ({ value, place }))
      .toSorted((a, b) => a.value - b.value)
      .map(({ place }) => place)
  // The latest sale is at the right.
  expect(places(dots.map(({ x }) => x))).toEqual([4, 3, 2, 1, 0])
  // The dearest per m² is at the top: 66 383, 58 836, 58 333, 54 630 and 52 612 kr.
  expect(places(dots.map(({ y }) => y))).toEqual([3, 2, 0, 1, 4])
})

test("the chart's label counts the dots of every kind of home, from the lowest price to the highest", () => {
  expect(areaOf(content.se, "sv", "goteborg").chartLabel.replaceAll("\u00a0", " ")).toBe(
    "Pris per m² i Göteborg: 9 punkter från 47 656 till 76 100 kr/m². Samma siffror står i tabellen.",
  )
})

test("the page names the months of the first and the last sale", () => {
  expect(pageOf(content.se, "sv").notes[1]).toBe("Källa: Kvistbos egna försäljningar, februari 2025–oktober 2026.")
  expect(pageOf(content.fi, "en").notes[1]).toBe("Source: Kvistbo’s own sales, February 2025 to November 2026.")
})

test("the choices are the areas with sales, one to four rooms, and the years, the latest first", () => {
  const { fields } = pageOf(content.fi, "sv").filters
  const [areas, rooms, years] = fields.map(({ options }) => options)
  expect(areas?.map(({ name }) => name)).toHaveLength(12)
  expect(areas).toContainEqual({ value: "lauttasaari", name: "Drumsö" })
  expect(rooms?.map(({ name }) => name)).toEqual(["1 rum", "2 rum", "3 rum", "4 rum eller fler"])
  expect(years?.map(({ name }) => name)).toEqual(["2026", "2025"])
})

test("a year without sales between two others can be chosen too, and has its place in the charts", () => {
  const sold = content.se.sold.map((home, index) => (index === 0 ? { ...home, soldOn: "2023-05-02" } : home))
  const page = pageOf({ ...content.se, sold }, "sv")
  expect(page.filters.fields[2]?.options.map(({ value }) => value)).toEqual(["2026", "2025", "2024", "2023"])
  expect(page.areas[0]?.drawing.years.map(({ label }) => label)).toEqual(["2023", "2024", "2025", "2026"])
})

test("an area without sales is not on the page, and its own page has no link to them", () => {
  const edition = editionOf(
    {
      ...content.se,
      sold: content.se.sold.filter(({ area }) => area !== "nacka"),
      listings: content.se.listings.filter(({ area }) => area !== "nacka"),
    },
    "sv",
    libraries(),
  )
  const linkOf = (id: string) =>
    edition.content.areas.filter((area) => area.id === id).map((area) => soldInArea(edition, area))
  expect(soldPage.version(edition).page.areas.map(({ id }) => id)).toEqual([
    ...["goteborg", "kungsholmen", "malmo", "sodermalm", "solna", "uppsala", "vasastaden"],
  ])
  expect(linkOf("nacka")).toEqual([null])
  expect(linkOf("uppsala")).toEqual([{ name: "Slutpriser i Uppsala", path: "/slutpriser/?area=uppsala#uppsala" }])
})

test("without any sale, the page offers no area and no year, and names no months", () => {
  const { areas, filters, notes } = pageOf({ ...content.se, listings: [], sold: [] }, "sv")
  expect(areas).toEqual([])
  expect([filters.fields[0]?.options, filters.fields[2]?.options]).toEqual([[], []])
  expect(notes).toHaveLength(2)
})
