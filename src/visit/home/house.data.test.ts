/** @jest-environment node */
import { factLines, plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import { housePages } from "./house.data.ts"

const { content, edition } = sampleOf("fi")
const pages = housePages(content)

const versionOf = (id: string, language: "sv" | "fi" | "en") => {
  const page = pages.find(({ slug }) => slug?.(language) === id)
  if (!page) throw new Error(`there is no page for ${id}`)
  return page.version(edition(language))
}

test("only Finland has pages for buildings, one for each", () => {
  expect(pages).toHaveLength(8)
  expect(housePages(sampleOf("se").content)).toEqual([])
})

test("the page of a building states where it is, what it is and what its company owes", () => {
  const { title, page } = versionOf("kallion-kuusenoksa", "sv")
  expect(title).toBe("Asunto Oy Kallion Kuusenoksa, Berghäll")
  expect(plainSpaces(page.address)).toBe("Oksakatu 3, 00530 Helsingfors")
  expect(page.area).toEqual({ name: "Berghäll, Helsingfors", path: "/omraden/kallio/" })
  expect(page.groups.map(({ heading, facts }) => [heading, ...factLines(facts)])).toEqual([
    [
      "Byggnaden",
      "Byggår: 1928",
      "Hiss: Ja",
      "Uppvärmning: Fjärrvärme",
      "Våningar: 6",
      "Byggnadsmaterial: Tegel",
      "Energiklass: D2018",
    ],
    [
      "Bolagets ekonomi",
      "Bolagets lån per m²: 419 €/m², bokslutet 2025",
      "Redogörelse för underhållsbehovet: För åren 2026–2030",
    ],
  ])
  // 960 000 € of loans in 46 homes.
  expect(page.company.points.map(plainSpaces)).toContain(
    "Bolaget har lån på 960 000 €, i genomsnitt 20 870 € per bostad.",
  )
})

test("its homes for sale are the newest first, apart from those that are sold, and one sale is no average", () => {
  const { description, page } = versionOf("kallion-kuusenoksa", "en")
  expect(page.homes.heading).toBe("Homes for sale in the building")
  expect(page.homes.homes.map(({ id }) => id)).toEqual(["oksakatu-3-a-14", "oksakatu-3-a-5", "oksakatu-3-b-21"])
  expect(page.sold.homes.map(({ id }) => id)).toEqual(["oksakatu-3-b-17"])
  expect(page.sold.average).toBeNull()
  expect(description).toBe(
    "Asunto Oy Kallion Kuusenoksa, Oksakatu 3, Kallio, Helsinki, built 1928. 4 homes, the company’s facts and its repairs.",
  )
})

test("two sales have an average, in which each home counts the same", () => {
  // 182 000 / 44,5 is 4 089,89 and 121 000 / 27,5 is 4 400.
  expect(plainSpaces(versionOf("tikkurilan-silmu", "en").page.sold.average ?? "")).toBe(
    "The 2 homes that we have sold in the building averaged 4 245 €/m², debt-free.",
  )
})

test("the heading of the homes says that one of them is reserved", () => {
  const { homes, sold } = versionOf("toolon-oksa", "fi").page
  expect(homes.heading).toBe("Myytävät ja varatut asunnot talossa")
  expect(homes.homes.map(({ id, status }) => [id, status])).toEqual([
    ["lehvankatu-9-a-8", null],
    ["lehvankatu-9-a-2", "Varattu"],
  ])
  expect(sold).toMatchObject({ homes: [], none: "Emme ole vielä myyneet asuntoja tässä talossa." })
})

test("search engines read where the building is, and how many homes it has", () => {
  const [jsonLd, ...others] = versionOf("kallion-kuusenoksa", "fi").jsonLd ?? []
  expect(others).toEqual([])
  expect(jsonLd).toMatchObject({
    "@context": "https://schema.org",
    "@type": "ApartmentComplex",
    name: "Asunto Oy Kallion Kuusenoksa",
    url: "https://www.kvistbo-fi.example/fi/talot/kallion-kuusenoksa/",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Oksakatu 3",
      postalCode: "00530",
      addressLocality: "Helsinki",
      addressCountry: "FI",
    },
    geo: { "@type": "GeoCoordinates", latitude: 60.183, longitude: 24.9527 },
    numberOfAccommodationUnits: { "@type": "QuantitativeValue", value: 46 },
    image: Array.from({ length: 3 }, () => expect.stringMatching(/^https:\/\/www\.kvistbo-fi\.example\/.+\.jpg$/)),
  })
})
