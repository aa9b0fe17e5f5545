/** @jest-environment node */
import { byLaw } from "../../content/schema.ts"
import { factLines, sampleOf } from "../../testing/sample-homes.ts"
import { finnishCosts, finnishHome, swedishCosts, swedishHome, tableFacts } from "./fact-tables.data.ts"
import { houseOf } from "./home-facts.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

/** Facts of a home and of its costs, in the order of the page. */
const factsOf = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const sample = samples[market]
  const edition = sample.edition(language)
  const [home, costs] = byLaw(sample.home(id), {
    finnish: (listing) => {
      const withBuilding = { ...listing, building: houseOf(sample.content, listing) }
      return [tableFacts(finnishHome, withBuilding, edition), tableFacts(finnishCosts, withBuilding, edition)]
    },
    swedish: (listing) => [tableFacts(swedishHome, listing, edition), tableFacts(swedishCosts, listing, edition)],
  }).map(factLines)
  return { home, costs }
}

test("a Swedish flat has its facts in the order and the words of Swedish adverts", () => {
  expect(factsOf("se", "kvistgatan-12", "sv")).toEqual({
    home: [
      "Bostadstyp: Lägenhet",
      "Upplåtelseform: Bostadsrätt",
      "Antal rum: 2",
      "Boarea: 56,7 m²",
      "Våning: 3 av 5",
      "Hiss: Ja",
      "Balkong eller uteplats: Balkong",
      "Byggår: 1908",
      "Skick: Gott skick",
      "Energiklass: D, 118 kWh per m² och år",
      "Uppvärmning: Fjärrvärme",
      "Finns här: Förråd, tvättstuga, bredband",
      "Tillträde: Enligt överenskommelse",
    ],
    costs: ["Pris per m²: 87 179 kr/m²", "Avgift: 3 456,50 kr/mån", "Driftkostnad: 6 240 kr/år"],
  })
})

test("a Swedish house has a plot and other areas, but no floor, no lift and no fee", () => {
  expect(factsOf("se", "villavagen-11", "en")).toEqual({
    home: [
      "Type of home: Detached house",
      "Tenure: Freehold (äganderätt)",
      "Rooms: 6",
      "Living area: 172 m²",
      "Ancillary area: 38 m²",
      "Plot area: 742 m²",
      "Balcony or terrace: Balcony, terrace",
      "Year built: 1934",
      "Condition: Good",
      "Energy class: E, 134 kWh per m² a year",
      "Heating: Air-to-water heat pump",
      "Features: Sauna, fireplace, storage room, parking space, garage",
      "Available from: By agreement",
    ],
    costs: ["Price per m²: 52 035 kr/m²", "Running cost: 49 600 kr/year"],
  })
})

test("a Finnish flat has its facts in the order and the words of Finnish adverts, and the energy class of its building", () => {
  expect(factsOf("fi", "oksakatu-3-a-5", "fi")).toEqual({
    home: [
      "Asuntotyyppi: Kerrostalo",
      "Hallintamuoto: Asunto-osake",
      "Huoneistoselitelmä: 2h+k",
      "Huoneita: 2",
      "Asuinpinta-ala: 50 m²",
      "Kerros: 2/6",
      "Hissi: Kyllä",
      "Parveke tai terassi: Ei",
      "Oma sauna: Ei",
      "Rakennusvuosi: 1928",
      "Kunto: Hyvä",
      "Energialuokka: D2018",
      "Lämmitys: Kaukolämpö",
      "Varustelu: Varasto, pesutupa, laajakaista",
      "Vapautuu: Sopimuksen mukaan",
    ],
    costs: [
      "Neliöhinta: 4 581 €/m²",
      "Hoitovastike: 250,25 €/kk",
      "Pääomavastike: 162,50 €/kk",
      "Yhtiövastike: 412,75 €/kk",
      "Vesimaksu: 24,50 €/hlö/kk",
    ],
  })
})

test("a Finnish house has its own plot and zoning, and pays no company", () => {
  expect(factsOf("fi", "omakotikuja-6", "sv")).toEqual({
    home: [
      "Bostadstyp: Egnahemshus",
      "Besittningsform: Fastighet",
      "Lägenhetsbeskrivning: 4r+k+b",
      "Antal rum: 4",
      "Boyta: 132,5 m²",
      "Övriga utrymmen: 14,5 m²",
      "Tomtens areal: 640 m²",
      "Tomt: Egen",
      "Planläggning: Detaljplan: kvartersområde för fristående småhus (AO)",
      "Balkong eller uteplats: Terrass",
      "Egen bastu: Ja",
      "Byggår: 2011",
      "Skick: Gott skick",
      "Energiklass: B2018",
      "Uppvärmning: Jordvärme",
      "Finns här: Förråd, bilplats, laddplats, bredband",
      "Tillträde: 1 april 2027",
    ],
    costs: ["Pris per m²: 4 895 €/m²"],
  })
})

test("the charges of a Finnish flat have the words of Finland's Swedish", () => {
  expect(factsOf("fi", "oksakatu-3-a-14", "sv").costs).toEqual([
    "Pris per m²: 5 681 €/m²",
    "Skötselvederlag: 360,36 €/mån",
    "Finansieringsvederlag: 234 €/mån",
    "Bolagsvederlag: 594,36 €/mån",
    "Vattenavgift: 24,50 €/person/mån",
  ])
})

test("a flat says that it has no lift, no balcony and no energy class, and that its fee will change", () => {
  const { home, costs } = factsOf("se", "renoveringsgrand-3", "en")
  expect(home).toEqual(
    expect.arrayContaining([
      "Lift: No",
      "Balcony or terrace: No",
      "Energy class: Missing. The association has no valid energy declaration.",
      "Available from: 1 April 2027",
    ]),
  )
  expect(costs).toEqual([
    "Price per m²: 97 105 kr/m²",
    "Monthly fee: 2 723 kr/month",
    "Fee change decided: The monthly fee rises by 4 % from 1 January 2027.",
    "Running cost: 5 200 kr/year",
  ])
})

test("a flat without a loan has no financing charge, and a flat without a certificate says so", () => {
  const { home, costs } = factsOf("fi", "remonttitie-8-a-6", "en")
  expect(home).toContain("Energy class: Missing. The company has no valid energy certificate.")
  expect(costs).toEqual([
    "Price per m²: 5 446 €/m²",
    "Maintenance charge: 280 €/month",
    "Total charge: 280 €/month",
    "Water charge: 23 €/person/month",
  ])
})

test("a building that is not ready says when it will be, and a home without a price has no price per m²", () => {
  expect(factsOf("fi", "uudistalonkatu-4-a-16", "fi").home).toEqual(
    expect.arrayContaining(["Rakennusvuosi: 2027", "Arvioitu valmistuminen: syyskuu 2027", "Oma sauna: Kyllä"]),
  )
  expect(factsOf("se", "nybyggesgatan-3", "sv").home).toContain("Beräknas vara klar: maj 2027")
  expect(factsOf("se", "prislosgatan-6", "sv").costs).toEqual(["Avgift: 3 103 kr/mån", "Driftkostnad: 5 100 kr/år"])
})
