import type { PropertyValue } from "schema-dts"
import { isFinnish, type Listing } from "../../content/schema.ts"
import { majorOf } from "../../domain/money.ts"
import type { Language } from "../../spec/languages.ts"
import { type AreaFactsData, areaFacts } from "../areas/area-facts.ts"
import { placeJsonLd } from "../areas/place-json-ld.ts"
import { type ContactFormData, homeForm } from "../contact/contact-form.ts"
import type { Edition } from "../edition.ts"
import type { CompanyData, FactGroup } from "../frame/company.ts"
import type { FloorPlan } from "../media/plans.ts"
import type { JsonLd, PageLink, SitePage } from "../page.ts"
import type { Content, WithId } from "../records/content.ts"
import { type BrokerData, brokerOf } from "./broker.ts"
import {
  areaOf,
  type Fact,
  type FavouriteData,
  favouriteDataOf,
  type HomeCardData,
  homeCard,
  mainPrice,
  type NewLabelData,
  newLabelOf,
  placeOf,
  postalAddressOf,
  priceChangeOf,
  pricesOf,
  statusOf,
} from "./cards.ts"
import { type CostData, costData } from "./cost.ts"
import { type GalleryData, galleryOf } from "./gallery.ts"
import { companyOf, factGroupsOf, finnishEnergyOf, houseOf, mainFactsOf, withoutBuildingFacts } from "./home-facts.ts"
import { homeLocation, type LocationData } from "./location.ts"
import { latestChangeOf, type PriceHistory, priceHistoryOf } from "./price-history.ts"
import { type Share, shareOf } from "./share.ts"
import { similarHomes } from "./similar.ts"
import { type ViewingsData, viewingsData, viewingsJsonLd } from "./viewings.ts"

export type PropertyPage = {
  readonly intro: {
    readonly headline: string
    readonly address: string
    readonly area: PageLink
    readonly status: string | null
    readonly priceChange: string | null
    readonly newLabel: NewLabelData | null
    /** Latest change of the status or the price. */
    readonly news: string | null
    readonly dates: readonly { readonly text: string; readonly isoDate: string }[]
    /** Label of the main facts. */
    readonly label: string
    readonly prices: readonly Fact[]
    readonly favourite: { readonly text: string; readonly textWhenAdded: string; readonly home: FavouriteData }
    readonly glance: readonly Fact[]
    readonly share: Share
    /** Link text to the contact form. */
    readonly ask: string
  }
  readonly gallery: GalleryData
  /** Sections that the page's contents link to. */
  readonly contents: {
    readonly label: string
    readonly links: readonly { readonly id: string; readonly name: string }[]
  }
  readonly description: {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly house: (PageLink & { readonly label: string }) | null
  }
  readonly groups: readonly FactGroup[]
  readonly priceHistory: PriceHistory | null
  readonly plan: PlanData
  readonly viewings: ViewingsData
  /** `subject` is the subject line of emails from this page. */
  readonly broker: BrokerData & { readonly subject: string }
  readonly contact: { readonly heading: string; readonly lead: string; readonly form: ContactFormData }
  readonly area: AreaFactsData
  readonly location: LocationData
  readonly cost: CostData | null
  readonly company: CompanyData | null
  readonly similar: { readonly heading: string; readonly note: string; readonly homes: readonly HomeCardData[] }
  readonly recent: RecentData
}

/** Data of the current home for the list of recently viewed homes. */
export type RecentData = {
  readonly id: string
  readonly language: Language
  readonly heading: string
  readonly clear: string
  readonly cleared: string
}

export type PlanData = {
  readonly heading: string
  /** Shown without a floor plan. */
  readonly none: string
  readonly drawing:
    | (FloorPlan & {
        readonly note: string
        readonly full: string
        readonly roomsLabel: string
        readonly opener: string
        readonly viewer: {
          readonly label: string
          readonly close: string
          readonly larger: string
          readonly smaller: string
          readonly whole: string
          readonly keys: string
        }
      })
    | null
}

const availability = {
  upcoming: "PreOrder",
  forSale: "InStock",
  reserved: "Reserved",
  sold: "SoldOut",
} as const

/** An energy class is only meaningful with Finland's law year or Sweden's figure. */
const energyProperty = (edition: Edition, listing: Listing): PropertyValue[] => {
  const value = isFinnish(listing)
    ? finnishEnergyOf(edition, listing)
    : listing.energy.status === "class" && listing.energy.class
  return value ? [{ "@type": "PropertyValue", name: edition.text("fact.energy"), value }] : []
}

const jsonLd = (edition: Edition, listing: WithId<Listing>, url: string): JsonLd => {
  const { market, language, preview, text } = edition
  const { agency } = market
  const { floorPlan, availableFrom } = listing
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
      ...(floorPlan && {
        accommodationFloorPlan: { "@type": "FloorPlan", layoutImage: market.origin + edition.plan(floorPlan).src },
      }),
    },
    offers: {
      "@type": "Offer",
      url,
      price: majorOf(mainPrice(listing)),
      priceCurrency: market.currency,
      availability: `https://schema.org/${availability[listing.status]}`,
      ...(availableFrom !== "negotiable" && { availabilityStarts: availableFrom }),
      offeredBy: { "@type": "RealEstateAgent", name: agency.legalName, telephone: agency.phone, email: agency.email },
    },
  }
}

const planOf = ({ text, plan }: Edition, { floorPlan }: Listing): PlanData => ({
  heading: text("plan.heading"),
  none: text("plan.none"),
  drawing: floorPlan
    ? {
        ...plan(floorPlan),
        note: text("plan.note"),
        full: text("plan.full"),
        roomsLabel: text("plan.rooms"),
        opener: text("plan.open"),
        viewer: {
          label: text("plan.heading"),
          close: text("gallery.close"),
          larger: text("plan.larger"),
          smaller: text("plan.smaller"),
          whole: text("plan.whole"),
          keys: text("plan.keys"),
        },
      }
    : null,
})

export const propertyPages = (content: Content): SitePage<PropertyPage>[] => {
  const similar = similarHomes(content)
  return content.listings.map((listing) => ({
    homes: [listing, ...(similar.get(listing.id) ?? [])],
    kind: "property",
    template: "property",
    section: "listings",
    slug: () => listing.id,
    version: (edition) => {
      const { market, text, path, translate } = edition
      const area = areaOf(edition, listing)
      const house = houseOf(content, listing)
      const headline = translate(listing.headline)
      const place = `${listing.address.street}, ${placeOf(edition, listing)}`
      const url = market.origin + path("property", listing.id)
      const groups = factGroupsOf(edition, listing)
      const cost = costData(edition, listing)
      const company = companyOf(edition, listing)
      const location = homeLocation(edition, listing)
      const surroundings = areaFacts(edition, area)
      const isSold = listing.status === "sold"
      const contact = {
        heading: text(isSold ? "contact.home.soldHeading" : "contact.home.heading"),
        lead: text("contact.home.lead", { broker: brokerOf(edition, listing.broker).name }),
        form: homeForm(edition, { id: listing.id, place, isSold }),
      }
      return {
        title: `${listing.address.street}, ${translate(area.name)}`,
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
            address: postalAddressOf(edition, listing),
            area: { name: placeOf(edition, listing), path: path("areas", area.id) },
            status: statusOf(edition, listing),
            priceChange: priceChangeOf(edition, listing),
            newLabel: newLabelOf(edition, listing),
            news: latestChangeOf(edition, listing),
            dates: [
              {
                text: text("property.published", { date: edition.date(listing.publishedAt) }),
                isoDate: listing.publishedAt,
              },
              { text: text("property.updated", { date: edition.date(listing.updatedAt) }), isoDate: listing.updatedAt },
            ],
            label: text("property.glance"),
            prices: pricesOf(edition, listing),
            favourite: {
              text: text("favourites.save"),
              textWhenAdded: text("favourites.saved"),
              home: favouriteDataOf(edition, listing),
            },
            glance: mainFactsOf(edition, groups),
            share: shareOf(edition, listing),
            ask: text("contact.home.ask"),
          },
          gallery: galleryOf(edition, listing.pictures),
          contents: {
            label: text("property.contents"),
            links: [
              { id: "description", name: text("property.about") },
              { id: "plan", name: text("plan.heading") },
              { id: "facts", name: text("property.facts") },
              ...(company ? [{ id: "company", name: company.heading }] : []),
              ...(cost ? [{ id: "monthly", name: cost.heading }] : []),
              { id: "location", name: location.heading },
              { id: "area", name: surroundings.heading },
              { id: "viewings", name: text("viewings.heading") },
              { id: "contact", name: contact.heading },
            ],
          },
          description: {
            heading: text("property.about"),
            paragraphs: translate(listing.description).split(/\n\s*\n/),
            house: house
              ? { label: text("property.house"), name: house.company.name, path: path("houses", house.id) }
              : null,
          },
          groups: company ? withoutBuildingFacts(edition, groups) : groups,
          priceHistory: priceHistoryOf(edition, listing),
          plan: planOf(edition, listing),
          viewings: viewingsData(edition, listing),
          broker: { ...brokerOf(edition, listing.broker), subject: text("broker.subject", { address: place }) },
          contact,
          area: surroundings,
          location,
          cost,
          company,
          similar: {
            heading: text("similar.heading"),
            note: text("similar.note"),
            homes: (similar.get(listing.id) ?? []).map((other) => homeCard(edition, other)),
          },
          recent: {
            id: listing.id,
            language: edition.language,
            heading: text("recent.heading"),
            clear: text("recent.clear"),
            cleared: text("recent.cleared"),
          },
        },
      }
    },
  }))
}
