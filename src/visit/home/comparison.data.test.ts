/** @jest-environment node */
import type { Listing } from "../../content/schema.ts"
import { bestOf, differs } from "../../domain/comparison.ts"
import type { Edition } from "../../site/edition.ts"
import type { WithId } from "../../site/records/content.ts"
import { plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import { comparisonOf, comparisonRows } from "./comparison.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

/** Cells of each row; the best value ends in its word, and a row that does not apply to a home is a dash. */
const table = (edition: Edition, homes: readonly WithId<Listing>[]): Record<string, string[]> => {
  const columns = homes.map((home) => comparisonOf(edition, home))
  return Object.fromEntries(
    comparisonRows(edition).map(({ name, best }, index) => {
      const values = columns.map((column) => column[index] ?? undefined)
      const marks = bestOf(values, best?.better ?? null)
      return [
        name,
        values.map((value, home) => plainSpaces(`${value?.text ?? "–"}${marks[home] ? ` (${best?.word})` : ""}`)),
      ]
    }),
  )
}

const tableOf = (market: "se" | "fi", language: "sv" | "fi" | "en", ...ids: readonly string[]) =>
  table(samples[market].edition(language), ids.map(samples[market].home))

test("a good flat, a flat to renovate, a house and a sold flat in Sweden, each with its best values", () => {
  const homes = tableOf("se", "en", "kvistgatan-12", "renoveringsgrand-3", "bjorkvagen-7", "saldstigen-4")
  const expected: Record<string, string[]> = {
    Status: ["For sale", "For sale", "For sale", "Sold"],
    Price: ["4 950 000 kr", "3 690 000 kr (lowest)", "12 495 000 kr", "5 040 000 kr"],
    "Price per m²": ["87 179 kr/m²", "97 105 kr/m²", "74 820 kr/m² (lowest)", "96 923 kr/m²"],
    // Flat 1: interest 12 272 + repayment 7 013 + fee 3 456,50 + a twelfth of 6 240.
    "Monthly cost, an example": ["23 262 kr/month", "17 532 kr/month (lowest)", "52 111 kr/month", "–"],
    // House: 15 % of the price, 188 250 for the title and 76 775 for new mortgage deeds.
    "Needed when buying, taxes and fees included": ["742 500 kr", "553 500 kr (lowest)", "2 139 275 kr", "–"],
    "Monthly fee": ["3 456,50 kr/month", "2 723 kr/month (lowest)", "–", "3 510 kr/month"],
    "Running cost": ["6 240 kr/year", "5 200 kr/year (lowest)", "41 200 kr/year", "5 700 kr/year"],
    "Debt per m²": ["5 183 kr/m² (lowest)", "7 122 kr/m²", "–", "6 523 kr/m²"],
    "Savings per m²": ["205 kr/m²", "87 kr/m²", "–", "213 kr/m²"],
    "Interest sensitivity": ["7,7 % (lowest)", "8,5 %", "–", "8,4 %"],
    "Energy cost per m²": ["177 kr/m² (lowest)", "Not known", "–", "210 kr/m²"],
    "If interest rises by one percentage point": ["+259 kr/month", "+231 kr/month (lowest)", "–", "+289 kr/month"],
    "Living area": ["56,7 m²", "38 m²", "167 m² (largest)", "52 m²"],
    Rooms: ["2", "1", "6 (most)", "2"],
    "Plot area": ["–", "–", "812 m²", "–"],
    Floor: ["3 of 5", "1 of 4", "–", "5 of 6"],
    "Year built": ["1908", "1936", "2014", "1964"],
    "Energy class": [
      "D, 118 kWh per m² a year",
      "Missing. The association has no valid energy declaration.",
      "C, 76 kWh per m² a year (best)",
      "E, 138 kWh per m² a year",
    ],
    Lift: ["Yes", "No", "No", "Yes"],
    Balcony: ["Yes", "No", "Yes", "Yes"],
    Sauna: ["No", "No", "Yes", "No"],
    Land: ["Owned by the association", "Leased (tomträtt)", "Included in the purchase", "Owned by the association"],
    Pipes: ["Pipes replaced, 1998", "Pipes replaced, 2008", "–", "Pipes replaced, 2013"],
    "Repairs planned": [
      "Window refurbishment, 2028",
      "Window refurbishment, 2027; Roof to be relaid, 2030",
      "–",
      "None decided",
    ],
  }
  expect(homes).toEqual(expected)
  expect(Object.keys(homes)).toEqual(Object.keys(expected))
})

test("a flat, a flat to renovate, a new flat with a loan and a house in Finland, each with its best values", () => {
  const homes = tableOf("fi", "fi", "oksakatu-3-a-5", "remonttitie-8-a-6", "lunastuskatu-2-a-8", "omakotikuja-6")
  const expected: Record<string, string[]> = {
    Tilanne: ["Myynnissä", "Myynnissä", "Uudiskohde", "Myynnissä"],
    "Velaton hinta": ["229 025 € (alhaisin)", "305 000 €", "775 000 €", "649 000 €"],
    Neliöhinta: ["4 581 €/m² (alhaisin)", "5 446 €/m²", "7 110 €/m²", "4 895 €/m²"],
    Myyntihinta: ["204 025 € (alhaisin)", "305 000 €", "310 000 €", "649 000 €"],
    // Flat 1: an annuity of 868 + charges of 412,75 + water for two at 24,50 + electricity and insurance 50.
    "Kulut kuukaudessa, esimerkki": ["1 380 €/kk (alhaisin)", "1 674 €/kk", "3 956 €/kk", "2 997 €/kk"],
    "Tarvittava omarahoitus veroineen ja maksuineen": ["34 039 € (alhaisin)", "50 325 €", "58 125 €", "116 820 €"],
    "Yhtiölaina neliöltä": ["419 €/m²", "72 €/m² (alhaisin)", "4 266 €/m²", "–"],
    "Velkaosuus neliöltä": ["500 €/m²", "0 €/m² (alhaisin)", "4 266 €/m²", "–"],
    Yhtiövastike: ["412,75 €/kk", "280 €/kk (alhaisin)", "2 128,90 €/kk", "–"],
    Vesimaksu: ["24,50 €/hlö/kk", "23 €/hlö/kk (alhaisin)", "26 €/hlö/kk", "–"],
    "Jos korko nousee yhden prosenttiyksikön": ["+21 €/kk", "+0 €/kk (alhaisin)", "+388 €/kk", "–"],
    Huoneistoselitelmä: ["2h+k", "2h+k", "4h+kt+s+p", "4h+k+s"],
    "Asuinpinta-ala": ["50 m²", "56 m²", "109 m²", "132,5 m² (suurin)"],
    Huoneita: ["2", "2", "4 (eniten)", "4 (eniten)"],
    Kerros: ["2/6", "2/4", "2/6", "–"],
    Rakennusvuosi: ["1928", "1952", "2026", "2011"],
    Energialuokka: [
      "D2018",
      "Todistus puuttuu. Yhtiöllä ei ole voimassa olevaa energiatodistusta.",
      "A2018 (paras)",
      "B2018",
    ],
    Hissi: ["Kyllä", "Ei", "Kyllä", "Ei"],
    Parveke: ["Ei", "Ei", "Kyllä", "Ei"],
    Sauna: ["Ei", "Ei", "Kyllä", "Kyllä"],
    Tontti: ["Oma", "Oma", "Valinnainen vuokratontti", "Kuuluu kauppaan"],
    Putket: ["Linjasaneeraus 2016", "tulossa: Linjasaneeraus 2028–2029", "Ei ilmoitettu", "–"],
    "Tulevat remontit": [
      "Porrashuoneiden maalaus 2027; Julkisivun kunnostus 2029–2030",
      "Linjasaneeraus 2028–2029",
      "Vuositarkastus 2027",
      "–",
    ],
    "Selvitys kunnossapidosta": ["Vuosille 2026–2030", "Ei tiedossa", "Ei tiedossa", "–"],
  }
  expect(homes).toEqual(expected)
  expect(Object.keys(homes)).toEqual(Object.keys(expected))
})

test("energy classes under laws of different years have no best", () => {
  expect(tableOf("fi", "en", "oksakatu-3-a-5", "vinssikammenkatu-6-b-22")["Energy class"]).toEqual(["D2018", "C2013"])
})

test("a Finnish house on leased land does not say that the land is included in the purchase", () => {
  const house = samples.fi.home("omakotikuja-6")
  if (house.law !== "finnish" || !house.land) throw new Error("the sample has changed")
  const leased = { ...house, land: { ...house.land, tenure: "leased" as const } }
  expect(table(samples.fi.edition("en"), [house, leased]).Plot).toEqual(["Included in the purchase", "Leased"])
})

test("an association without figures is not known, and the best is among the others", () => {
  const homes = tableOf("se", "sv", "nybyggesgatan-3", "kvistgatan-12", "renoveringsgrand-3")
  expect(homes["Skuldsättning per m²"]).toEqual(["Uppgift saknas", "5 183 kr/m² (lägst)", "7 122 kr/m²"])
  expect(homes["Om räntan stiger en procentenhet"]).toEqual(["Uppgift saknas", "+259 kr/mån", "+231 kr/mån (lägst)"])
})

test("two flats of one building differ in their own facts, and in none of their company", () => {
  const { edition, home } = samples.fi
  const sv = edition("sv")
  const [first, second] = ["koivikkotie-11-a-4", "koivikkotie-11-b-17"].map((id) => comparisonOf(sv, home(id)))
  const differing = comparisonRows(sv)
    .filter((_, row) => differs([first?.[row] ?? undefined, second?.[row] ?? undefined]))
    .map(({ name }) => name)
  expect(differing).toEqual([
    "Skuldfritt pris",
    "Pris per m²",
    "Försäljningspris",
    "Månadskostnad, räkneexempel",
    "Eget kapital vid köpet, skatter och avgifter medräknade",
    "Bolagsvederlag",
    "Om räntan stiger en procentenhet",
    "Lägenhetsbeskrivning",
    "Boyta",
    "Antal rum",
    "Våning",
    "Balkong",
  ])
  // 22 720 € for 71 m² and 17 600 € for 55 m², so neither has the lowest share.
  expect(tableOf("fi", "sv", "koivikkotie-11-a-4", "koivikkotie-11-b-17")["Skuldandel per m²"]).toEqual([
    "320 €/m²",
    "320 €/m²",
  ])
})
