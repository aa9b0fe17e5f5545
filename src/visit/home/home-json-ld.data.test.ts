/** @jest-environment node */
import { sampleOf } from "../../testing/sample-homes.ts"
import { homeJsonLd } from "./home-json-ld.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

const jsonLdOf = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const { edition, home } = samples[market]
  return homeJsonLd(edition(language), home(id), `https://agency.example/${id}/`)
}

test("search engines read every fact of a flat in the terms of schema.org", () => {
  const url = "https://agency.example/kvistgatan-12/"
  const picture = expect.stringMatching(/^https:\/\/www\.kvistbo\.example\/.+\.jpg$/)
  const feature = (name: string) => ({ "@type": "LocationFeatureSpecification", name, value: true })
  expect(jsonLdOf("se", "kvistgatan-12", "en")).toEqual({
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url,
    name: "Dual-aspect one-bedroom flat with a courtyard balcony",
    datePosted: "2026-10-03",
    dateModified: "2026-10-03",
    inLanguage: "en",
    image: [picture, picture, picture, picture, picture, picture],
    mainEntity: {
      "@type": "Apartment",
      name: "Kvistgatan 12",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Kvistgatan 12",
        postalCode: "118 20",
        addressLocality: "Stockholm",
        addressCountry: "SE",
      },
      geo: { "@type": "GeoCoordinates", latitude: 59.313, longitude: 18.048 },
      // MTK is the square metre of UN/CEFACT.
      floorSize: { "@type": "QuantitativeValue", value: 56.78, unitCode: "MTK" },
      numberOfRooms: 2,
      yearBuilt: 1908,
      floorLevel: "3",
      amenityFeature: ["lift", "balcony", "storage room", "laundry room", "broadband"].map(feature),
      additionalProperty: [{ "@type": "PropertyValue", name: "Energy class", value: "D" }],
      accommodationFloorPlan: {
        "@type": "FloorPlan",
        layoutImage: expect.stringMatching(/^https:\/\/www\.kvistbo\.example\/.+\.svg$/),
      },
    },
    offers: {
      "@type": "Offer",
      url,
      price: 4_950_000,
      priceCurrency: "SEK",
      availability: "https://schema.org/InStock",
      offeredBy: {
        "@type": "Person",
        name: "Tuva Rimstedt",
        jobTitle: "Registered estate agent",
        url: "https://www.kvistbo.example/en/agents/tuva-rimstedt/",
        telephone: "+46701740606",
        email: "tuva.rimstedt@kvistbo.example",
        worksFor: {
          "@type": "RealEstateAgent",
          name: "Kvistbo Fastighetsförmedling AB",
          telephone: "+46701740605",
          email: "hej@kvistbo.example",
        },
      },
    },
  })
})

test("a house is a House on no floor, with the day from which the buyer can have it", () => {
  const jsonLd = jsonLdOf("fi", "omakotikuja-6", "sv")
  expect(jsonLd).toMatchObject({
    inLanguage: "sv",
    mainEntity: {
      "@type": "House",
      address: { addressCountry: "FI", postalCode: "00980" },
      floorSize: { value: 132.59 },
      numberOfRooms: 4,
      additionalProperty: [{ name: "Energiklass", value: "B2018" }],
    },
    offers: { price: 649_000, priceCurrency: "EUR", availabilityStarts: "2027-04-01" },
  })
  expect(jsonLd).not.toHaveProperty("mainEntity.floorLevel")
})

test("a Finnish flat has its debt-free price, and the energy class of its building with the year of its law", () => {
  expect(jsonLdOf("fi", "oksakatu-3-a-5", "fi")).toMatchObject({
    mainEntity: { additionalProperty: [{ name: "Energialuokka", value: "D2018" }] },
    offers: { price: 229_025, priceCurrency: "EUR" },
  })
})

test.each([
  ["kvistgatan-12", "InStock"],
  ["kommandegatan-10", "PreOrder"],
  ["bokadgatan-2", "Reserved"],
  ["saldstigen-4", "SoldOut"],
])("the offer of %s is %s", (id, availability) => {
  expect(jsonLdOf("se", id, "sv")).toHaveProperty("offers.availability", `https://schema.org/${availability}`)
})

test("a sold home has the price that was paid", () => {
  expect(jsonLdOf("se", "saldstigen-4", "sv")).toHaveProperty("offers.price", 5_040_000)
})

test.each([
  ["a price that is not set has neither an amount nor a currency", "prislosgatan-6", "offers.price"],
  ["a price that is not set has no currency", "prislosgatan-6", "offers.priceCurrency"],
  ["a day that is to be agreed is left out", "kvistgatan-12", "offers.availabilityStarts"],
  ["a plan that is not ready is left out", "planlosgatan-3", "mainEntity.accommodationFloorPlan"],
])("%s", (_, id, property) => {
  expect(jsonLdOf("se", id, "sv")).not.toHaveProperty(property)
})

test("a missing energy class is no property", () => {
  expect(jsonLdOf("se", "renoveringsgrand-3", "sv")).toHaveProperty("mainEntity.additionalProperty", [])
})
