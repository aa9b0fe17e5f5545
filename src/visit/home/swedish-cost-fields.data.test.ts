/** @jest-environment node */
import type { SwedishListing } from "../../content/schema.ts"
import { costLine } from "../../domain/cost-summary.ts"
import { factLines, sampleOf } from "../../testing/sample-homes.ts"
import { swedishFields } from "./swedish-cost-fields.data.ts"

const { content, edition, home } = sampleOf("se")

const swedishHome = (id: string): SwedishListing => {
  const listing = home(id)
  if (listing.law !== "swedish") throw new Error(`${id} is not in Sweden`)
  return listing
}

const linesOf = (listing: SwedishListing, month = "2026-11"): string[] => {
  if (!content.cost) throw new Error("the sample has no assumptions")
  const fields = swedishFields(edition("sv"), listing, { ...content.cost, month })
  return factLines(fields.flatMap((field) => (field ? [costLine(field, field.value)] : [])))
}

test("a flat has the fee of its association and its running cost, and no property fee", () => {
  expect(linesOf(swedishHome("kvistgatan-12"))).toEqual([
    "Amortering per år: 2 %",
    "Avgift: 3 456,50 kr/mån",
    "Driftkostnad: 6 240 kr/år",
  ])
})

test("a house has no fee, and pays the ceiling of the property fee where 0,75 % of its tax value is more", () => {
  expect(linesOf(swedishHome("villavagen-11"))).toEqual([
    "Amortering per år: 2 %",
    "Driftkostnad: 49 600 kr/år",
    "Fastighetsavgift: 10 425 kr/år",
  ])
})

test("a house of a low tax value pays 0,75 % of it", () => {
  const house = swedishHome("villavagen-11")
  if (!house.cadastral) throw new Error("the sample has changed")
  const cheap = { ...house, cadastral: { ...house.cadastral, taxValue: 1_000_000_00 } }
  expect(linesOf(cheap).at(-1)).toBe("Fastighetsavgift: 7 500 kr/år")
})

test.each([
  ["does not pay the fee in its fifteenth year", "2029-12", "0"],
  ["pays it from the year after", "2030-01", "10 425"],
])("a house built in 2014 %s", (_, month, fee) => {
  expect(linesOf(swedishHome("bjorkvagen-7"), month).at(-1)).toBe(`Fastighetsavgift: ${fee} kr/år`)
})
