/** @jest-environment node */
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import { salesOf, soldFlats } from "./sold-homes.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

/** A market in which a listing has been sold. */
const withSold = (market: Content, id: string, soldOn: string): Content => ({
  ...market,
  listings: market.listings.map((listing) => (listing.id === id ? { ...listing, status: "sold", soldOn } : listing)),
})

test.each([
  ["se", 54, 5],
  ["fi", 57, 4],
] as const)("the sales of %s are %i homes without a page and %i with one", (market, without, withPage) => {
  const pages = salesOf(content[market]).map(({ listing }) => listing)
  expect(pages.filter((listing) => listing === null)).toHaveLength(without)
  expect(pages.filter((listing) => listing !== null)).toHaveLength(withPage)
})

test("the latest sale comes first, with and without a page among each other, and those of one day by street", () => {
  const sales = salesOf(content.se)
  expect(sales.slice(0, 5).map(({ street, listing }) => [street, listing])).toEqual([
    ["Strandrågsgatan 19", null],
    ["Månvarvsgatan 7", null],
    ["Såldgatan 21", "saldgatan-21"],
    ["Såldstigen 4", "saldstigen-4"],
    ["Fyrvaktargatan 26", null],
  ])
  expect(sales.filter(({ soldOn }) => soldOn === "2025-05-19").map(({ street }) => street)).toEqual([
    "Bergtallsvägen 6",
    "Masttoppsgatan 7",
    "Solursgatan 17",
  ])
})

test.each(["se", "fi"] as const)(
  "streets of %s are in the order of its language, in which Å comes after Z",
  (market) => {
    const [home] = content[market].sold
    if (!home) throw new Error("the sample has changed")
    const streets = ["Ålgatan 1", "Zinkgatan 1", "Algatan 1"]
    const sold = streets.map((street) => ({ ...home, street }))
    expect(salesOf({ ...content[market], listings: [], sold }).map(({ street }) => street)).toEqual([
      "Algatan 1",
      "Zinkgatan 1",
      "Ålgatan 1",
    ])
  },
)

test("a listing keeps the price that was asked first, however often it changed", () => {
  const sold = salesOf(withSold(content.se, "prisfallsvagen-14", "2026-11-20"))
  expect(sold[0]).toMatchObject({ listing: "prisfallsvagen-14", askedFirst: 625000000, price: 595000000 })
})

test("a listing whose price never changed was asked at what it sold for", () => {
  const sale = salesOf(content.fi).find(({ listing }) => listing === "oksakatu-3-b-17")
  expect(sale).toMatchObject({ askedFirst: 21450000, price: 21450000, soldOn: "2026-10-30" })
})

test("a home without a price is no sale, because nothing could be said of it", () => {
  const sales = salesOf(withSold(content.se, "prislosgatan-6", "2026-11-20"))
  expect(sales.some(({ listing }) => listing === "prislosgatan-6")).toBe(false)
})

test("prices of flats include neither terraced houses nor Hitas homes, whose prices are of another kind", () => {
  // Three of the 59 Swedish sales and two of the 61 Finnish ones are terraced houses.
  expect(soldFlats(content.se)).toHaveLength(56)
  const hitas = withSold(content.fi, "vinssikammenkatu-6-b-22", "2026-11-20")
  expect(salesOf(hitas)).toHaveLength(62)
  expect(soldFlats(hitas)).toHaveLength(59)
})

test("a flat's price per m² is rounded to whole kronor", () => {
  // 3 850 000 kr / 66 m² = 58 333.33 kr
  const flat = soldFlats(content.se).find(({ area, soldOn }) => area === "nacka" && soldOn === "2026-10-02")
  expect(flat).toEqual({ area: "nacka", rooms: 3, size: 66, perSquareMetre: 58_333, soldOn: "2026-10-02" })
})

test("a market without listings and records of sales has none", () => {
  const empty = { ...content.se, listings: [], sold: [] }
  expect([salesOf(empty), soldFlats(empty)]).toEqual([[], []])
})
