/** @jest-environment node */
import type { CostSummary } from "../../domain/cost-summary.ts"
import { factLines, plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import { costData, exampleCost } from "./cost.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

const costOf = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const { edition, home } = samples[market]
  const data = costData(edition(language), home(id))
  if (!data) throw new Error(`${id} has no example of its monthly cost`)
  return data
}

const lines = ({ total, rows, sums }: CostSummary) => ({
  rows: factLines(rows),
  total: plainSpaces(total),
  sums: factLines(sums),
})

test("a Swedish flat costs interest and repayment, its fee to the öre and a twelfth of its running cost", () => {
  // 85 % of 4 950 000 is 4 207 500: 3,5 % of it is 147 262,50 a year and 2 % is 84 150.
  expect(lines(costOf("se", "kvistgatan-12", "sv").example)).toEqual({
    rows: ["Ränta, första månaden: 12 272 kr", "Amortering: 7 013 kr", "Avgift: 3 456,50 kr", "Driftkostnad: 520 kr"],
    total: "23 262 kr/mån",
    sums: ["Lån: 4 207 500 kr", "Eget kapital vid köpet: 742 500 kr"],
  })
})

test("a Swedish house also costs the property fee, the title and new mortgage deeds", () => {
  // The title is 1,5 % of 8 950 000 and 825; deeds are 2 % of 2 607 000, which 5 000 000 do not cover, and 375.
  expect(lines(costOf("se", "villavagen-11", "en").example)).toEqual({
    rows: [
      "Interest, first month: 22 189 kr",
      "Repayment: 12 679 kr",
      "Running cost: 4 133 kr",
      "Municipal property fee: 869 kr",
    ],
    total: "39 870 kr/month",
    sums: [
      "Loan: 7 607 500 kr",
      "Title registration: 135 075 kr",
      "New mortgage deeds: 52 515 kr",
      "Needed when buying: 1 530 090 kr",
    ],
  })
})

test("a Finnish flat costs an annuity, its charges, water for two and electricity", () => {
  // The loan of 85 % of 204 025 costs 868 a month over 25 years; 1,5 % of the debt-free 229 025 is 3 435,38.
  const { example, assumptions } = costOf("fi", "oksakatu-3-a-5", "fi")
  expect(lines(example)).toEqual({
    rows: [
      "Korko, ensimmäinen kuukausi: 506 €",
      "Lyhennys, ensimmäinen kuukausi: 362 €",
      "Hoitovastike: 250,25 €",
      "Pääomavastike: 162,50 €",
      "Vesimaksu: 49 €",
      "Sähkö ja kotivakuutus: 50 €",
    ],
    total: "1 380 €/kk",
    sums: ["Laina: 173 421 €", "Varainsiirtovero: 3 435 €", "Tarvittava omarahoitus: 34 039 €"],
  })
  expect(factLines(assumptions)).toEqual([
    "Omarahoitus: 15 %",
    "Korko: 3,5 %",
    "Laina-aika, vuosia: 25",
    "Henkilöitä: 2",
    "Sähkö ja kotivakuutus: 50 €/kk",
  ])
})

test("a Finnish house costs what its owner pays, and 3 % of transfer tax", () => {
  expect(lines(costOf("fi", "omakotikuja-6", "sv").example)).toEqual({
    rows: [
      "Ränta, första månaden: 1 609 €",
      "Amortering, första månaden: 1 153 €",
      "Fastighetsskatt: 52 €",
      "Vatten och avlopp: 68 €",
      "El, uppvärmningen inräknad: 115 €",
    ],
    total: "2 997 €/mån",
    sums: ["Lån: 551 650 €", "Överlåtelseskatt: 19 470 €", "Eget kapital vid köpet: 116 820 €"],
  })
})

test("the comparison has the sums of the page", () => {
  const { edition, home } = samples.se
  expect(exampleCost(edition("sv"), home("kvistgatan-12"))).toMatchObject({ total: 23_262_00, needed: 742_500_00 })
})

test.each([
  ["a sold home in Sweden", "se", "saldstigen-4"],
  ["a sold home in Finland", "fi", "oksakatu-3-b-17"],
  ["a home without a price", "se", "prislosgatan-6"],
] as const)("%s has no example", (_, market, id) => {
  const { edition, home } = samples[market]
  expect(costData(edition("sv"), home(id))).toBeNull()
  expect(exampleCost(edition("sv"), home(id))).toBeNull()
})

test("what not every buyer pays, in whatever currency, is listed apart and is not in the sum", () => {
  const { apart, example } = costOf("se", "kopenhamnsgatan-8", "en")
  expect(apart.heading).toBe("Not included in the sum")
  expect(factLines(apart.costs)).toEqual(["Parking space in Copenhagen (optional): 950,50 DKK/month"])
  expect(plainSpaces(example.total)).toBe("20 713 kr/month")
  expect(costOf("fi", "omakotikuja-6", "en").apart.costs).toEqual([])
})

test("a flat with a share of its company's loan lets the buyer pay it off, and no other home does", () => {
  expect(costOf("fi", "oksakatu-3-a-5", "en").companyLoan).toMatchObject({
    inCharge: "I pay it in the financing charge",
    paidOff: "I pay it off when buying",
    debtFreePrice: 229_025_00,
  })
  expect(costOf("fi", "remonttitie-8-a-6", "en").companyLoan).toBeNull()
  expect(costOf("fi", "omakotikuja-6", "en").companyLoan).toBeNull()
  expect(costOf("se", "kvistgatan-12", "en").companyLoan).toBeNull()
})

test("the note is dated, and explains the taxes of a house and a property fee of 0", () => {
  const example = "An example from November 2026, not an offer. Tax relief is left out."
  const exempt = "Houses built in 2012 or later are exempt"
  const [flat, house, newHouse] = ["kvistgatan-12", "villavagen-11", "bjorkvagen-7"].map(
    (id) => costOf("se", id, "en").note,
  )
  expect(flat).toBe(example)
  expect(house).toContain(`${example} Title registration (lagfart) is 1,5 % of the price`)
  expect(house).not.toContain(exempt)
  expect(newHouse).toContain(exempt)
})
