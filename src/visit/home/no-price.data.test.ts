/** @jest-environment node */
import { editionOf, libraries } from "../../site/edition.ts"
import { readContent } from "../../site/records/read-content.ts"
import { homesData } from "../search/homes-data.data.ts"
import { comparisonOf, comparisonRows } from "./comparison.data.ts"
import { exampleCost } from "./cost.data.ts"
import { propertyPages } from "./home.data.ts"
import { priceHistoryOf } from "./price-history.data.ts"
import { shareOf } from "./share.data.ts"
import { similarHomes } from "./similar.data.ts"

const library = libraries()
const contents = { se: readContent("se"), fi: readContent("fi") }

const without = (id: string, market: "se" | "fi", language: "sv" | "fi" | "en") => {
  const content = contents[market]
  const home = content.listings.find((listing) => listing.id === id)
  if (!home) throw new Error(`no home ${id}`)
  return { content, edition: editionOf(content, language, library), home }
}

describe("a home whose price is not set", () => {
  test.each([
    ["prislosgatan-6", "se", "sv", "Inte satt än", "Priset är inte satt än."],
    ["prislosgatan-6", "se", "en", "Not set yet", "Price not set yet."],
    ["hinnattomankatu-4-c-21", "fi", "fi", "Vahvistuu myöhemmin", "Hinta vahvistuu myöhemmin."],
    ["hinnattomankatu-4-c-21", "fi", "sv", "Inte satt än", "Priset är inte satt än."],
  ] as const)("%s of %s in %s is compared and shared without one", (id, market, language, value, sentence) => {
    const { edition, home } = without(id, market, language)
    const rows = comparisonOf(edition, home)
    const names = comparisonRows(edition).map(({ name }) => name)
    expect(rows[1]).toEqual({ text: value })
    expect(rows[names.indexOf(edition.text("fact.pricePerSquareMetre"))]).toBeNull()
    expect(shareOf(edition, home).text).toContain(sentence)
    expect(exampleCost(edition, home)).toBeNull()
    expect(priceHistoryOf(edition, home)).toBeNull()
  })

  test("and which was sold leads to no list of sold homes where there is none", () => {
    const { content, edition, home } = without("prislosgatan-6", "se", "sv")
    const listings = [{ ...home, status: "sold" as const, soldOn: "2026-11-20" }]
    const sold = { ...content, sold: [], listings }
    const [page] = propertyPages(sold)
    const { intro } = page?.version(editionOf(sold, "sv", library)).page ?? {}
    expect(intro?.onward).toEqual([
      {
        name: "Bostäder till salu i Uppsala",
        path: `${edition.path("listings")}?place=uppsala&status=forSale,upcoming,reserved`,
      },
    ])
  })

  test("is searched without a price, and is like homes of its size", () => {
    const { content, home } = without("prislosgatan-6", "se", "sv")
    const { ids, price } = homesData(content)
    expect(price[ids.split("\n").indexOf(home.id)]).toBeNull()
    expect(price.filter((amount) => amount === null)).toHaveLength(1)
    const similar = similarHomes(content).get(home.id) ?? []
    expect(similar).toHaveLength(3)
    expect(similar.map(({ type }) => type)).toEqual(["apartment", "apartment", "apartment"])
  })
})
