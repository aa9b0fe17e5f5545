import type { PropertyValue } from "schema-dts"
import { mainPrice } from "../../base/HomeCard/cards.data.ts"
import { byLaw, type Listing } from "../../content/schema.ts"
import { majorOf } from "../../domain/money.ts"
import type { Edition } from "../../site/edition.ts"
import type { JsonLd } from "../../site/page.ts"
import { placeJsonLd } from "../../site/place-json-ld.ts"
import type { WithId } from "../../site/records/content.ts"
import { agentOf } from "./agent.data.ts"
import { finnishEnergyOf } from "./home-facts.data.ts"

const availability = {
  upcoming: "PreOrder",
  forSale: "InStock",
  reserved: "Reserved",
  sold: "SoldOut",
} as const

/** An energy class is only meaningful with Finland's law year or Sweden's figure. */
const energyProperty = (edition: Edition, listing: Listing): PropertyValue[] => {
  const value = byLaw(listing, {
    finnish: (home) => finnishEnergyOf(edition, home),
    swedish: ({ energy }) => (energy.status === "class" ? energy.class : null),
  })
  return value ? [{ "@type": "PropertyValue", name: edition.text("fact.energy"), value }] : []
}

export const homeJsonLd = (edition: Edition, listing: WithId<Listing>, url: string): JsonLd => {
  const { market, language, preview, text } = edition
  const { agency } = market
  const { availableFrom } = listing
  const plan = edition.plan(listing)
  const price = mainPrice(listing)
  const agent = agentOf(edition, listing.agent)
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url,
    name: edition.translate(listing.headline),
    datePosted: listing.publishedAt,
    dateModified: listing.updatedAt,
    inLanguage: language,
    image: listing.pictures.map((picture) => market.origin + preview(picture)),
    mainEntity: {
      "@type": listing.type === "apartment" ? "Apartment" : "House",
      name: listing.address.street,
      ...placeJsonLd(market, listing),
      floorSize: { "@type": "QuantitativeValue", value: listing.livingArea, unitCode: "MTK" },
      numberOfRooms: listing.rooms,
      yearBuilt: listing.yearBuilt,
      ...(listing.floor !== undefined && { floorLevel: String(listing.floor) }),
      amenityFeature: listing.features.map((feature) => ({
        "@type": "LocationFeatureSpecification",
        name: text(`feature.${feature}`),
        value: true,
      })),
      additionalProperty: energyProperty(edition, listing),
      ...(plan && {
        accommodationFloorPlan: { "@type": "FloorPlan", layoutImage: market.origin + plan.src },
      }),
    },
    offers: {
      "@type": "Offer",
      url,
      ...(price !== undefined && { price: majorOf(price), priceCurrency: market.currency }),
      availability: `https://schema.org/${availability[listing.status]}`,
      ...(availableFrom !== "negotiable" && { availabilityStarts: availableFrom }),
      offeredBy: {
        "@type": "Person",
        name: agent.name,
        jobTitle: agent.title,
        url: market.origin + agent.path,
        telephone: agent.phone,
        email: agent.email,
        worksFor: { "@type": "RealEstateAgent", name: agency.legalName, telephone: agency.phone, email: agency.email },
      },
    },
  }
}
