/** @jest-environment node */
import { factLines, sampleOf } from "../../testing/sample-homes.ts"
import { companyOf, factGroupsOf, finnishEnergyOf, mainFactsOf, withoutBuildingFacts } from "./home-facts.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

const groupsOf = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const { edition, home } = samples[market]
  const [listing, version] = [home(id), edition(language)]
  const groups = factGroupsOf(version, listing)
  return {
    groups,
    headings: groups.map(({ heading }) => heading),
    lines: (heading: string) => factLines(groups.find((group) => group.heading === heading)?.facts ?? []),
    main: factLines(mainFactsOf(version, listing, groups)),
    company: companyOf(version, listing),
  }
}

describe("the groups of facts", () => {
  test.each([
    ["a Swedish flat", "se", "kvistgatan-12", "sv", ["Bostaden", "Pris och kostnader"]],
    [
      "a Swedish house, with its land register",
      "se",
      "villavagen-11",
      "en",
      ["The home", "Price and costs", "The property"],
    ],
    ["a Finnish flat", "fi", "oksakatu-3-a-5", "fi", ["Asunto", "Hinta ja kulut"]],
    ["a Finnish house", "fi", "omakotikuja-6", "sv", ["Bostaden", "Pris och kostnader"]],
    ["a Hitas home", "fi", "hitaskatu-9-c-41", "fi", ["Asunto", "Hinta ja kulut", "Hitas"]],
  ] as const)("are those of %s", (_, market, id, language, headings) => {
    expect(groupsOf(market, id, language).headings).toEqual(headings)
  })
})

describe("prices and costs begin with the price and end with the costs that only this home has", () => {
  test.each([
    [
      "se",
      "saldstigen-4",
      "sv",
      "Pris och kostnader",
      ["Slutpris: 5 040 000 kr", "Pris per m²: 96 923 kr/m²", "Avgift: 3 510 kr/mån", "Driftkostnad: 5 700 kr/år"],
    ],
    [
      "se",
      "kopenhamnsgatan-8",
      "en",
      "Price and costs",
      [
        "Asking price: 3 690 000 kr",
        "Price per m²: 41 932 kr/m²",
        "Monthly fee: 5 720 kr/month",
        "Running cost: 7 400 kr/year",
        "Parking space in Copenhagen (optional): 950,50 DKK/month",
      ],
    ],
    [
      "fi",
      "lunastuskatu-2-a-8",
      "fi",
      "Hinta ja kulut",
      [
        "Velaton hinta: 775 000 €",
        "Myyntihinta: 310 000 €",
        "Velkaosuus: 465 000 €",
        "Tontin lunastusosuus: 62 400 €",
        "Neliöhinta: 7 110 €/m²",
        "Hoitovastike: 501,40 €/kk",
        "Pääomavastike: 1 627,50 €/kk",
        "Yhtiövastike: 2 128,90 €/kk",
        "Vesimaksu: 26 €/hlö/kk",
        "Tontinvuokravastike: 286 €/kk",
        "Autopaikka: 120 €/kk",
      ],
    ],
    [
      "fi",
      "omakotikuja-6",
      "sv",
      "Pris och kostnader",
      [
        "Försäljningspris: 649 000 €",
        "Pris per m²: 4 895 €/m²",
        "Fastighetsskatt: 618 €/år",
        "Vatten och avlopp: 68 €/mån",
        "El, uppvärmningen inräknad: 115 €/mån",
      ],
    ],
  ] as const)("in %s: %s in %s", (market, id, language, heading, lines) => {
    expect(groupsOf(market, id, language).lines(heading)).toEqual(lines)
  })
})

test("a house in Sweden states what the land register says of it, and where that says nothing", () => {
  expect(groupsOf("se", "bjorkvagen-7", "en").lines("The property")).toEqual([
    "Property designation: Nacka Björkskogen 1:27",
    "Construction: Timber frame on a concrete slab, timber cladding, sheet-metal roof",
    "Tax assessment value: 7 420 000 kr",
    "Mortgage deeds: 4 totalling 6 800 000 kr",
    "Easements: Official easement: right to a shared stormwater pipe along the boundary",
    "Joint facilities: None",
  ])
  expect(groupsOf("se", "nyhusgatan-9", "sv").lines("Fastigheten")).toEqual([
    "Fastighetsbeteckning: Malmö Havstruten 7",
    "Byggnadssätt: Trästomme på betongplatta, träfasad, plåttak",
    "Taxeringsvärde: 3 870 000 kr",
    "Pantbrev: Inga",
    "Servitut: Inga",
    "Gemensamhetsanläggning: Inga",
  ])
})

test("a Hitas home states its maximum price with its dates, and links to what Hitas means", () => {
  const { groups, lines } = groupsOf("fi", "hitaskatu-9-c-41", "fi")
  expect(lines("Hitas")).toEqual([
    "Vahvistettu enimmäishinta: 356 400 €",
    "Vahvistuspäivä: 22. syyskuuta 2026",
    "Voimassaolo päättyy: 22. joulukuuta 2026",
  ])
  expect(groups.at(-1)?.more).toEqual({ name: "Näin Hitas toimii", path: "/fi/hitas/" })
})

describe("the top of the page has the main facts of", () => {
  test.each([
    [
      "a Swedish flat",
      "se",
      "kvistgatan-12",
      "sv",
      [
        "Antal rum: 2",
        "Boarea: 56,7 m²",
        "Våning: 3 av 5",
        "Byggår: 1908",
        "Avgift: 3 456,50 kr/mån",
        "Driftkostnad: 6 240 kr/år",
      ],
    ],
    [
      "a Swedish house",
      "se",
      "villavagen-11",
      "sv",
      ["Antal rum: 6", "Boarea: 172 m²", "Tomtarea: 742 m²", "Byggår: 1934", "Driftkostnad: 49 600 kr/år"],
    ],
    [
      "a Finnish flat",
      "fi",
      "oksakatu-3-a-5",
      "fi",
      [
        "Huoneistoselitelmä: 2h+k",
        "Asuinpinta-ala: 50 m²",
        "Kerros: 2/6",
        "Rakennusvuosi: 1928",
        "Yhtiövastike: 412,75 €/kk",
      ],
    ],
    [
      "a Finnish house, whose plot is its own",
      "fi",
      "omakotikuja-6",
      "en",
      ["Layout: 4 rooms, kitchen, sauna", "Living area: 132,5 m²", "Plot area: 640 m²", "Year built: 2011"],
    ],
  ] as const)("%s", (_, market, id, language, lines) => {
    expect(groupsOf(market, id, language).main).toEqual(lines)
  })
})

test("the association of a Swedish flat has the home's share and pledge, and the facts of the building", () => {
  const { company } = groupsOf("se", "kvistgatan-12", "sv")
  expect(company?.heading).toBe("Bostadsrättsföreningen")
  expect(factLines(company?.facts ?? [])).toEqual([
    "Förening: Brf Sältingen 4",
    "Lägenhetsnummer: 1303",
    "Andelstal: 2,14 %",
    "Pantsatt: Ja, lägenheten är pantsatt",
    "Föreningens skattestatus: Äkta bostadsrättsförening",
    "Antal bostäder: 38",
    "Byggår: 1908",
    "Hiss: Ja",
    "Uppvärmning: Fjärrvärme",
    "Mark: Föreningen äger marken",
    "Senaste årsredovisning: 2025",
  ])
})

test("the company of a Finnish flat is that of its building", () => {
  const { company } = groupsOf("fi", "oksakatu-3-a-5", "sv")
  expect(company?.heading).toBe("Bostadsbolaget")
  expect(factLines(company?.facts ?? [])).toEqual([
    "Bolag: Asunto Oy Kallion Kuusenoksa",
    "Disponent: Havuportti Isännöinti Oy",
    "Antal bostäder: 46",
    "Byggår: 1928",
    "Hiss: Ja",
    "Uppvärmning: Fjärrvärme",
    "Tomt: Egen",
    "Tomtens areal: 1 240 m²",
    "Bolagets lån: 960 000 €",
    "Inlösenrätt: Ingen",
  ])
})

test("a house that its owner owns has no association and no company", () => {
  expect(groupsOf("se", "villavagen-11", "sv").company).toBeNull()
  expect(groupsOf("fi", "omakotikuja-6", "fi").company).toBeNull()
})

test("facts of the building are only in the section of its company", () => {
  const { edition } = samples.se
  const { groups } = groupsOf("se", "kvistgatan-12", "sv")
  const left = withoutBuildingFacts(edition("sv"), groups).flatMap(({ facts }) => facts.map(({ term }) => term))
  const removed = groups.flatMap(({ facts }) => facts.map(({ term }) => term)).filter((term) => !left.includes(term))
  expect(removed).toEqual(["Hiss", "Byggår", "Uppvärmning"])
})

test.each([
  ["of its building", "oksakatu-3-a-5", "D2018"],
  ["of its own record", "vinssikammenkatu-6-b-22", "C2013"],
  ["that is missing", "remonttitie-8-a-6", null],
])("a Finnish home has the energy class %s, with the year of the law", (_, id, energyClass) => {
  const listing = samples.fi.home(id)
  if (listing.law !== "finnish") throw new Error(`${id} is not in Finland`)
  expect(finnishEnergyOf(samples.fi.edition("fi"), listing)).toBe(energyClass)
})

describe("the plot", () => {
  const plotOf = (facts: readonly { readonly term: string; readonly meaning?: string | undefined }[] = []) =>
    facts.find(({ term }) => term === "Plot")

  test("of a company is explained by what it means for the company's charges", () => {
    expect(plotOf(groupsOf("fi", "oksakatu-3-a-5", "en").company?.facts)?.meaning).toContain("maintenance charge")
  })

  test("of a house, which has the same name, is not", () => {
    const [home] = groupsOf("fi", "omakotikuja-6", "en").groups
    expect(plotOf(home?.facts)).toEqual({ term: "Plot", value: "Owned" })
  })
})

test("page data has no keys of terms, which nobody reads", () => {
  const { groups, company } = groupsOf("fi", "hitaskatu-9-c-41", "fi")
  const facts = [...groups, company].flatMap((group) => group?.facts ?? [])
  expect(new Set(facts.flatMap((fact) => Object.keys(fact)))).toEqual(new Set(["term", "value", "meaning"]))
})

test.each([
  [
    "se",
    "sv",
    [
      "Andelstal",
      "Avgift",
      "Biarea",
      "Boarea",
      "Driftkostnad",
      "Energiklass",
      "Föreningens skattestatus",
      "Gemensamhetsanläggning",
      "Mark",
      "Pantbrev",
      "Pantsatt",
      "Servitut",
      "Taxeringsvärde",
      "Upplåtelseform",
    ],
  ],
  [
    "fi",
    "fi",
    [
      "Energialuokka",
      "Hallintamuoto",
      "Hoitovastike",
      "Huoneistoselitelmä",
      "Kaavatilanne",
      "Lunastusoikeus",
      "Myyntihinta",
      "Pääomavastike",
      "Tontin lunastusosuus",
      "Tontti",
      "Vahvistettu enimmäishinta",
      "Velaton hinta",
      "Velkaosuus",
      "Yhtiön lainat",
      "Yhtiövastike",
    ],
  ],
] as const)("in %s, the terms that not everybody knows are explained", (market, language, terms) => {
  const explained = samples[market].content.listings.flatMap(({ id }) => {
    const { groups, company } = groupsOf(market, id, language)
    return [...groups, ...(company ? [company] : [])].flatMap(({ facts }) =>
      facts.filter(({ meaning }) => meaning).map(({ term }) => term),
    )
  })
  expect([...new Set(explained)].toSorted((a, b) => a.localeCompare(b, language))).toEqual(terms)
})
