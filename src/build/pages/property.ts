import type { Listing } from "../../content/schema.ts"
import type { Content, WithId } from "../content.ts"
import type { Edition } from "../edition.ts"
import type { Picture } from "../media.ts"
import type { PageLink, SitePage } from "../page.ts"
import type { FloorPlan } from "../plans.ts"
import { type BrokerData, brokerOf } from "./broker.ts"
import {
  addressOf,
  areaOf,
  type Fact,
  type HomeCardData,
  type HomeToKeep,
  homeCard,
  homeToKeep,
  mainPrice,
  newestListings,
  placeOf,
  pricesOf,
  statusOf,
} from "./cards.ts"
import type { FactGroup } from "./company.ts"
import { factGroupsOf, houseOf, priceHistory } from "./home-facts.ts"
import { type ViewingsData, viewingsData, viewingsJsonLd } from "./viewings.ts"

export type PropertyPage = {
  readonly intro: {
    readonly headline: string
    readonly address: string
    readonly area: PageLink
    readonly status: string | null
    readonly updated: { readonly text: string; readonly isoDate: string }
    readonly prices: readonly Fact[]
    readonly summary: string
    readonly keep: { readonly text: string; readonly home: HomeToKeep }
  }
  readonly gallery: { readonly label: string; readonly pictures: readonly Picture[] }
  readonly description: {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly house: (PageLink & { readonly label: string }) | null
  }
  readonly groups: readonly FactGroup[]
  readonly plan: FloorPlan & { readonly heading: string; readonly note: string; readonly open: string }
  readonly viewings: ViewingsData
  /** `subject` is what a message that is begun from the page is about. */
  readonly broker: BrokerData & { readonly subject: string }
  readonly others: { readonly heading: string; readonly homes: readonly HomeCardData[] }
}

const availability = {
  upcoming: "PreOrder",
  forSale: "InStock",
  reserved: "LimitedAvailability",
  sold: "SoldOut",
} as const

const jsonLd = (edition: Edition, listing: WithId<Listing>, url: string): object => {
  const { market, language, preview } = edition
  const { agency } = market
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url,
    name: edition.in(listing.headline),
    datePosted: listing.publishedAt,
    dateModified: listing.updatedAt,
    inLanguage: language,
    image: listing.pictures.map((picture) => market.origin + preview(picture)),
    mainEntity: {
      "@type": listing.type === "apartment" ? "Apartment" : "House",
      name: listing.address.street,
      address: {
        "@type": "PostalAddress",
        streetAddress: listing.address.street,
        postalCode: listing.address.postalCode,
        addressLocality: listing.address.city,
        addressCountry: market.country,
      },
      geo: { "@type": "GeoCoordinates", latitude: listing.coordinates.lat, longitude: listing.coordinates.lon },
      floorSize: { "@type": "QuantitativeValue", value: listing.livingArea, unitCode: "MTK" },
      numberOfRooms: listing.rooms,
      yearBuilt: listing.yearBuilt,
      ...(listing.floor !== undefined && { floorLevel: String(listing.floor) }),
    },
    offers: {
      "@type": "Offer",
      url,
      price: mainPrice(listing) / 100,
      priceCurrency: market.currency,
      availability: `https://schema.org/${availability[listing.status]}`,
      seller: { "@type": "RealEstateAgent", name: agency.legalName, telephone: agency.phone, email: agency.email },
    },
  }
}

const othersIn = (edition: Edition, listing: WithId<Listing>): HomeCardData[] =>
  newestListings(edition)
    .filter(({ id, area, status }) => id !== listing.id && area === listing.area && status === "forSale")
    .slice(0, 3)
    .map((other) => homeCard(edition, other))

export const propertyPages = ({ listings }: Content): SitePage<PropertyPage>[] =>
  listings.map((listing) => ({
    kind: "property",
    template: "property",
    section: "listings",
    slug: () => listing.id,
    version: (edition) => {
      const { content, market, text, path, in: said } = edition
      const area = areaOf(edition, listing)
      const house = houseOf(content, listing)
      const headline = said(listing.headline)
      const place = `${listing.address.street}, ${placeOf(edition, listing)}`
      const url = market.origin + path("property", listing.id)
      return {
        title: `${listing.address.street}, ${said(area.name)}`,
        description: text("property.description", {
          headline,
          place,
          area: edition.area(listing.livingArea),
          price: edition.money(mainPrice(listing)),
        }),
        picture: String(listing.pictures[0]),
        trail: [{ name: text("nav.listings"), path: path("listings") }],
        jsonLd: [jsonLd(edition, listing, url), ...viewingsJsonLd(edition, listing, url)],
        page: {
          intro: {
            headline,
            address: addressOf(edition, listing),
            area: { name: placeOf(edition, listing), path: `${path("areas")}#${area.id}` },
            status: statusOf(edition, listing),
            updated: {
              text: text("property.updated", { date: edition.date(listing.updatedAt) }),
              isoDate: listing.updatedAt,
            },
            prices: pricesOf(edition, listing),
            summary: homeCard(edition, listing).facts,
            keep: { text: text("saved.keepIt"), home: homeToKeep(edition, listing) },
          },
          gallery: {
            label: text("property.pictures", { count: listing.pictures.length }),
            pictures: listing.pictures.map(edition.picture),
          },
          description: {
            heading: text("property.about"),
            paragraphs: said(listing.description).split(/\n\s*\n/),
            house: house
              ? { label: text("property.house"), name: house.company.name, path: path("houses", house.id) }
              : null,
          },
          groups: [...factGroupsOf(edition, listing), ...priceHistory(edition, listing)],
          plan: {
            ...edition.plan(listing.floorPlan),
            heading: text("plan.heading"),
            note: text("plan.note"),
            open: text("plan.open"),
          },
          viewings: viewingsData(edition, listing),
          broker: { ...brokerOf(edition, listing.broker), subject: text("broker.subject", { address: place }) },
          others: { heading: text("property.others", { area: said(area.name) }), homes: othersIn(edition, listing) },
        },
      }
    },
  }))
