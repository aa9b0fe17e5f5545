/** @jest-environment node */
import type { FinnishListing } from "../../content/schema.ts"
import { costLine } from "../../domain/cost-summary.ts"
import { factLines, sampleOf } from "../../testing/sample-homes.ts"
import { finnishFields } from "./finnish-cost-fields.data.ts"

const { content, edition, home } = sampleOf("fi")

const finnishHome = (id: string): FinnishListing => {
  const listing = home(id)
  if (listing.law !== "finnish") throw new Error(`${id} is not in Finland`)
  return listing
}

const linesOf = (listing: FinnishListing, language: "sv" | "fi" | "en"): string[] => {
  if (!content.cost) throw new Error("the sample has no assumptions")
  const fields = finnishFields(edition(language), listing, content.cost)
  return factLines(fields.flatMap((field) => (field ? [costLine(field, field.value)] : [])))
}

test("a flat has the charges of its company, water for two, and a running cost that no advert states", () => {
  expect(linesOf(finnishHome("oksakatu-3-a-5"), "sv")).toEqual([
    "Lånetid, år: 25",
    "Skötselvederlag: 250,25 €/mån",
    "Finansieringsvederlag: 162,50 €/mån",
    "Vattenavgift: 24,50 €/person/mån",
    "Antal personer: 2",
    "El och hemförsäkring: 50 €/mån",
  ])
})

test("a flat without a loan has no financing charge", () => {
  expect(linesOf(finnishHome("remonttitie-8-a-6"), "fi")).toEqual([
    "Laina-aika, vuosia: 25",
    "Hoitovastike: 280 €/kk",
    "Vesimaksu: 23 €/hlö/kk",
    "Henkilöitä: 2",
    "Sähkö ja kotivakuutus: 50 €/kk",
  ])
})

test("a house whose advert states its costs has no charge, and none of those costs twice", () => {
  for (const [language, years] of [
    ["fi", "Laina-aika, vuosia: 25"],
    ["sv", "Lånetid, år: 25"],
    ["en", "Loan term, years: 25"],
  ] as const)
    expect(linesOf(finnishHome("omakotikuja-6"), language)).toEqual([years])
})

test("a house whose advert leaves out its costs has a field for them, and for the property tax", () => {
  const { otherCosts, ...house } = finnishHome("omakotikuja-6")
  const [tax, ...others] = otherCosts ?? []
  expect(tax?.label.en).toBe("Property tax")
  expect(linesOf(house, "en")).toEqual([
    "Loan term, years: 25",
    "Electricity and home insurance: 50 €/month",
    "Property tax: 0 €/year",
  ])
  expect(linesOf({ ...house, otherCosts: others }, "en")).toEqual(["Loan term, years: 25", "Property tax: 0 €/year"])
})
