/** @jest-environment node */
import { costLine } from "../../domain/cost-summary.ts"
import { factLines, sampleOf } from "../../testing/sample-homes.ts"
import { costFields, isInSum } from "./cost-fields.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

const fieldsOf = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const { content, edition, home } = samples[market]
  if (!content.cost) throw new Error("the sample has no assumptions")
  return costFields(edition(language), home(id), content.cost)
}

const linesOf = (...[market, id, language]: Parameters<typeof fieldsOf>): string[] =>
  factLines(fieldsOf(market, id, language).map((field) => costLine(field, field.value)))

test("a visitor fills in the figures of a Swedish flat from its price to what the purchase costs", () => {
  expect(linesOf("se", "kvistgatan-12", "sv")).toEqual([
    "Köpesumma: 4 950 000 kr",
    "Kontantinsats: 15 %",
    "Ränta: 3,5 %",
    "Amortering per år: 2 %",
    "Avgift: 3 456,50 kr/mån",
    "Driftkostnad: 6 240 kr/år",
    "Engångskostnader vid köpet: 0 kr",
  ])
})

test("a Finnish flat begins with its selling price, and has what its advert charges beside its charges", () => {
  expect(linesOf("fi", "lunastuskatu-2-a-8", "en")).toEqual([
    "Purchase price: 310 000 €",
    "Down payment: 15 %",
    "Interest rate: 3,5 %",
    "Loan term, years: 25",
    "Maintenance charge: 501,40 €/month",
    "Financing charge: 1 627,50 €/month",
    "Water charge: 26 €/person/month",
    "People: 2",
    "Electricity and home insurance: 50 €/month",
    "Ground rent charge: 286 €/month",
    "Parking space: 120 €/month",
    "One-off costs when buying: 0 €",
  ])
})

test("what belongs to the visitor's loan and household is kept for every home, and what belongs to one home is not", () => {
  const stored = (market: "se" | "fi", id: string) =>
    fieldsOf(market, id, "sv").flatMap((field) => (field.isStored ? [field.id] : []))
  expect(stored("se", "kvistgatan-12")).toEqual(["downPayment", "interest", "amortisation"])
  expect(stored("fi", "oksakatu-3-a-5")).toEqual(["downPayment", "interest", "years", "persons", "running"])
})

test("a cost of the home counts if everybody pays it again and again in the currency of the market", () => {
  const edition = samples.se.edition("sv")
  const cost = { label: { sv: "Samfällighet" }, amount: 300_00, currency: "SEK", per: "month" } as const
  expect(isInSum(edition, cost)).toBe(true)
  expect(isInSum(edition, { ...cost, per: "year" })).toBe(true)
  expect(isInSum(edition, { ...cost, per: "once" })).toBe(false)
  expect(isInSum(edition, { ...cost, currency: "DKK" })).toBe(false)
  expect(isInSum(edition, { ...cost, optional: true })).toBe(false)
  expect(linesOf("se", "nybyggesgatan-3", "sv").join()).not.toContain("Garageplats")
})
