/** @jest-environment node */
import { factLines, plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import { financesOf, houseFinances } from "./finances.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

const finances = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const { edition, home } = samples[market]
  const data = financesOf(edition(language), home(id))
  if (!data) throw new Error(`${id} has no finances`)
  return {
    facts: factLines(data.facts),
    source: data.source,
    amount: plainSpaces(data.rise.amount),
    assumption: data.rise.assumption && plainSpaces(data.rise.assumption),
    meanings: data.facts.map(({ meaning }) => meaning),
  }
}

test("an association has the seven key figures of its annual report, and names its year", () => {
  const { facts, source, meanings } = finances("se", "kvistgatan-12", "sv")
  expect(facts).toEqual([
    "Årsavgift per m²: 705 kr/m²",
    "Skuldsättning per m²: 5 183 kr/m²",
    "Skuldsättning per m² bostadsrätt: 5 462 kr/m²",
    "Sparande per m²: 205 kr/m²",
    "Räntekänslighet: 7,7 %",
    "Energikostnad per m²: 177 kr/m²",
    "Årsavgifternas andel av intäkterna: 79 %",
  ])
  expect(source).toMatch(/^Ur årsredovisningen för 2025/)
  expect(meanings[4]).toBe(
    "Så många procent behöver avgifterna höjas om räntan på föreningens lån stiger en procentenhet.",
  )
})

test("a figure that an association has not stated is not known, and the others are", () => {
  expect(finances("se", "renoveringsgrand-3", "en").facts).toEqual([
    "Annual fees per m²: 863 kr/m²",
    "Debt per m²: 7 122 kr/m²",
    "Debt per m² of members’ homes: 7 318 kr/m²",
    "Savings per m²: 87 kr/m²",
    "Interest sensitivity: 8,5 %",
    "Energy cost per m²: Not known",
    "Fees as a share of income: 87 %",
  ])
})

test("an association without an annual report has no figure, no year and no rise", () => {
  const { facts, source, amount, assumption } = finances("se", "nybyggesgatan-3", "en")
  expect(facts).toHaveLength(7)
  expect(facts.filter((line) => !line.endsWith(": Not known"))).toEqual([])
  expect(source).toMatch(/^There are no key figures yet/)
  expect(amount).toBe("It cannot be calculated until the association’s loans are known.")
  expect(assumption).toBeNull()
})

test.each([
  [
    "fi",
    [
      "Yhtiölaina neliöltä: 419 €/m²",
      "Velkaosuus neliöltä: 500 €/m²",
      "Hoitovastike neliöltä: 5,01 €/m²/kk",
      "Pääomavastike neliöltä: 3,25 €/m²/kk",
      "Selvitys kunnossapidosta: Vuosille 2026–2030",
    ],
  ],
  [
    "sv",
    [
      "Bolagets lån per m²: 419 €/m²",
      "Skuldandel per m²: 500 €/m²",
      "Skötselvederlag per m²: 5,01 €/m²/mån",
      "Finansieringsvederlag per m²: 3,25 €/m²/mån",
      "Redogörelse för underhållsbehovet: För åren 2026–2030",
    ],
  ],
] as const)(
  "a company has its loans, the home's share and charges, and its report on repairs, in %s",
  (language, facts) => {
    expect(finances("fi", "oksakatu-3-a-5", language).facts).toEqual(facts)
  },
)

test.each([
  ["its accounts", "oksakatu-3-a-5", "The loans are as in the company’s 2025 accounts"],
  ["the plan of a new building", "uudistalonkatu-4-a-16", "There are no accounts yet"],
  ["nothing yet", "tilittomankuja-2-a-3", "We have not received the company’s accounts yet"],
])("the loans of a company are known from %s", (_, id, source) => {
  expect(finances("fi", id, "en").source).toContain(source)
})

test("a company whose accounts are not known has the home's own figures", () => {
  expect(finances("fi", "tilittomankuja-2-a-3", "en").facts).toEqual([
    "Company loans per m²: Not known",
    "Debt share per m²: 139 €/m²",
    "Maintenance charge per m²: 5,20 €/m²/month",
    "Financing charge per m²: 1,04 €/m²/month",
    "Maintenance needs report: Not known",
  ])
})

describe("a percentage point more of interest", () => {
  test("costs a Swedish flat its share of the association's loans", () => {
    // 2.135 % of 14 550 000 is 310 642.50, of which 1 % is 258.87 a month.
    const { amount, assumption } = finances("se", "kvistgatan-12", "sv")
    expect(amount).toBe("Omkring 259 kr/mån mer i avgift")
    expect(assumption).toContain("Räknat på andelstalet, 2,14 %, av föreningens lån på 14 550 000 kr")
  })

  test("costs a Finnish flat what its own share of the loan costs", () => {
    const { amount, assumption } = finances("fi", "oksakatu-3-a-5", "fi")
    expect(amount).toBe("Noin 21 €/kk lisää vastiketta")
    expect(assumption).toContain("Laskettu asunnon velkaosuudesta 25 000 €")
  })

  test.each([
    ["that has paid off its share", "oksakatu-3-b-17", "Nothing: this home has no share of the company’s loans."],
    ["whose company has no loans", "lainattomankatu-7-a-14", "Nothing: the company has no loans."],
  ])("costs nothing for a flat %s", (_, id, reason) => {
    const { amount, assumption } = finances("fi", id, "en")
    expect(amount).toBe(reason)
    expect(assumption).toBeNull()
  })
})

test("a house that its owner owns has no such figures", () => {
  expect(financesOf(samples.se.edition("sv"), samples.se.home("villavagen-11"))).toBeNull()
  expect(financesOf(samples.fi.edition("fi"), samples.fi.home("omakotikuja-6"))).toBeNull()
})

test("the page of a building names the year of the accounts beside the loans, and no home's share", () => {
  const house = samples.fi.content.houses.find(({ id }) => id === "kallion-kuusenoksa")
  if (!house) throw new Error("the sample has no such house")
  const { finances: _, ...company } = house.company
  const linesOf = (finances?: { homesArea: number }) =>
    factLines(houseFinances(samples.fi.edition("sv"), { ...company, ...(finances && { finances }) }).facts)
  expect(linesOf(house.company.finances)).toEqual([
    "Bolagets lån per m²: 419 €/m², bokslutet 2025",
    "Redogörelse för underhållsbehovet: För åren 2026–2030",
  ])
  expect(linesOf({ homesArea: 2289.5 })[0]).toBe("Bolagets lån per m²: 419 €/m²")
  expect(linesOf()).toEqual([
    "Bolagets lån per m²: Uppgift saknas",
    "Redogörelse för underhållsbehovet: Uppgift saknas",
  ])
})
