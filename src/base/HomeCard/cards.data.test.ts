/** @jest-environment node */
import { factLines, plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import {
  favouriteDataOf,
  homeCard,
  newLabelOf,
  placeOf,
  postalAddressOf,
  priceChangeOf,
  pricePerSquareMetre,
  statusOf,
} from "./cards.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

describe("the prices on a card", () => {
  test.each([
    ["the asking price of a Swedish home", "se", "kvistgatan-12", "sv", ["Utgångspris: 4 950 000 kr"]],
    ["the fixed price of a Swedish home", "se", "nyhusgatan-9", "sv", ["Fast pris: 6 450 000 kr"]],
    ["the final price of a sold Swedish home", "se", "saldstigen-4", "sv", ["Slutpris: 5 040 000 kr"]],
    ["that a price is not set yet", "se", "prislosgatan-6", "en", ["Asking price: Not set yet"]],
    [
      "what the debt-free price of a Finnish flat is made of",
      "fi",
      "oksakatu-3-a-5",
      "fi",
      ["Velaton hinta: 229 025 €", "Myyntihinta: 204 025 €", "Velkaosuus: 25 000 €"],
    ],
    [
      "the price of the plot's share beside a home on an optional leased plot",
      "fi",
      "lunastuskatu-2-a-8",
      "sv",
      [
        "Skuldfritt pris: 775 000 €",
        "Försäljningspris: 310 000 €",
        "Skuldandel: 465 000 €",
        "Inlösenandel för tomten: 62 400 €",
      ],
    ],
    ["one price of a Finnish house, which no company owns", "fi", "omakotikuja-6", "en", ["Selling price: 649 000 €"]],
  ] as const)("are %s", (_, market, id, language, lines) => {
    const { edition, home } = samples[market]
    expect(factLines(homeCard(edition(language), home(id)).prices)).toEqual(lines)
  })
})

describe("the facts on a card", () => {
  test.each([
    ["a Swedish flat, whose 56,78 m² are not rounded up", "se", "kvistgatan-12", "sv", "2 rum · 56,7 m² · vån 3 av 5"],
    ["a flat of two and a half rooms", "se", "halvrumsvagen-8", "en", "2,5 rooms · 54 m² · floor 4 of 6"],
    ["a house, which is on no floor", "se", "villavagen-11", "sv", "6 rum · 172 m²"],
    ["a Finnish flat", "fi", "oksakatu-3-a-5", "fi", "2h+k · 50 m² · 2/6 krs · 1928"],
    ["a Finnish flat in Swedish", "fi", "lunastuskatu-2-a-8", "sv", "4r+öppet kök+b+balk · 109 m² · vån 2 av 6 · 2026"],
    ["a Finnish house in English", "fi", "omakotikuja-6", "en", "4 rooms, kitchen, sauna · 132,5 m² · 2011"],
  ] as const)("are those of %s", (_, market, id, language, facts) => {
    const { edition, home } = samples[market]
    expect(plainSpaces(homeCard(edition(language), home(id)).facts)).toBe(facts)
  })
})

test.each([
  ["se", "kvistgatan-12", "sv", "87 179 kr/m²"],
  ["se", "villavagen-11", "en", "52 035 kr/m²"],
  ["se", "saldstigen-4", "sv", "96 923 kr/m²"],
  ["fi", "oksakatu-3-a-5", "fi", "4 581 €/m²"],
  ["fi", "omakotikuja-6", "sv", "4 895 €/m²"],
] as const)("on the site of %s, the price per m² of %s in %s is %s", (market, id, language, price) => {
  const { edition, home } = samples[market]
  expect(plainSpaces(pricePerSquareMetre(edition(language), home(id)) ?? "")).toBe(price)
})

test("a home without a price has no price per m²", () => {
  expect(pricePerSquareMetre(samples.se.edition("sv"), samples.se.home("prislosgatan-6"))).toBeNull()
})

test.each([
  ["kvistgatan-12", null, true],
  ["nyhusgatan-9", "Nyproduktion", true],
  ["prislosgatan-6", "Kommande", true],
  ["bokadgatan-2", "Reserverad", false],
  ["saldstigen-4", "Såld", false],
])("%s is labelled %s, and may be marked as new: %s", (id, status, mayBeNew) => {
  const { edition, home } = samples.se
  expect(statusOf(edition("sv"), home(id))).toBe(status)
  expect(newLabelOf(edition("sv"), home(id)) !== null).toBe(mayBeNew)
})

test("a card says that a price was reduced or raised, unless the home is sold", () => {
  const sv = samples.se.edition("sv")
  const home = samples.se.home("kvistgatan-12")
  const formerly = (price: number) => ({ ...home, priceHistory: [{ date: "2026-10-03", price }] })
  expect(priceChangeOf(sv, samples.se.home("prisfallsvagen-14"))).toBe("Sänkt pris")
  expect(priceChangeOf(sv, formerly(4_900_000_00))).toBe("Höjt pris")
  expect(priceChangeOf(sv, home)).toBeNull()
  expect(priceChangeOf(sv, samples.se.home("saldstigen-4"))).toBeNull()
})

test("only a Hitas home has a label that says so", () => {
  const { edition, home } = samples.fi
  expect(homeCard(edition("fi"), home("hitaskatu-9-c-41")).hitas).toBe("Hitas")
  expect(homeCard(edition("fi"), home("oksakatu-3-a-5"))).not.toHaveProperty("hitas")
})

test("the names of places are in the language of the page, and a municipality is named once", () => {
  const { se, fi } = samples
  expect(placeOf(se.edition("sv"), se.home("kvistgatan-12"))).toBe("Södermalm, Stockholm")
  expect(placeOf(se.edition("sv"), se.home("bjorkvagen-7"))).toBe("Nacka")
  expect(placeOf(fi.edition("sv"), fi.home("oksakatu-3-a-5"))).toBe("Berghäll, Helsingfors")
  expect(plainSpaces(postalAddressOf(fi.edition("sv"), fi.home("oksakatu-3-a-5")))).toBe(
    "Oksakatu 3 A 5, 00530 Helsingfors",
  )
  expect(plainSpaces(postalAddressOf(se.edition("en"), se.home("kvistgatan-12")))).toBe(
    "Kvistgatan 12, 118 20 Stockholm",
  )
})

test("a favourite keeps the price in kronor or euros, or none while none is set", () => {
  const { se, fi } = samples
  expect(favouriteDataOf(se.edition("en"), se.home("kvistgatan-12"))).toEqual({
    id: "kvistgatan-12",
    label: "Save Kvistgatan 12",
    removeLabel: "Saved, remove Kvistgatan 12",
    street: "Kvistgatan 12",
    price: 4_950_000,
  })
  expect(favouriteDataOf(fi.edition("fi"), fi.home("oksakatu-3-a-5")).price).toBe(229_025)
  expect(favouriteDataOf(se.edition("sv"), se.home("prislosgatan-6"))).not.toHaveProperty("price")
})
