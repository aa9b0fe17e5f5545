import { isFinnish } from "../../content/schema.ts"
import type { Content } from "../content.ts"
import type { PageLink, SitePage } from "../page.ts"
import { addressOf, areaOf, type HomeCardData, homeCard, newestListings, placeOf } from "./cards.ts"
import { companyFacts, type FactGroup, finnishEnergy } from "./company.ts"
import { type GalleryData, galleryOf } from "./gallery.ts"

export type HousePage = {
  readonly heading: string
  readonly address: string
  readonly area: PageLink
  readonly paragraphs: readonly string[]
  readonly gallery: GalleryData
  readonly groups: readonly FactGroup[]
  readonly homes: { readonly heading: string; readonly homes: readonly HomeCardData[]; readonly none: string }
}

export const housePages = ({ houses }: Content): SitePage<HousePage>[] =>
  houses.map((house) => ({
    kind: "houses",
    template: "house",
    section: "listings",
    slug: () => house.id,
    version: (edition) => {
      const { market, text, path, in: said, preview } = edition
      const homes = newestListings(edition).filter((listing) => isFinnish(listing) && listing.house === house.id)
      const { street, postalCode, city } = house.address
      return {
        title: `${house.company.name}, ${said(areaOf(edition, house).name)}`,
        description: text("house.description", {
          name: house.company.name,
          place: `${street}, ${placeOf(edition, house)}`,
          year: String(house.yearBuilt),
          count: homes.length,
        }),
        picture: String(house.pictures[0]),
        trail: [{ name: text("nav.listings"), path: path("listings") }],
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "ApartmentComplex",
            name: house.company.name,
            url: market.origin + path("houses", house.id),
            image: house.pictures.map((picture) => market.origin + preview(picture)),
            address: {
              "@type": "PostalAddress",
              streetAddress: street,
              postalCode,
              addressLocality: city,
              addressCountry: market.country,
            },
            geo: { "@type": "GeoCoordinates", latitude: house.coordinates.lat, longitude: house.coordinates.lon },
            numberOfAccommodationUnits: house.company.homes,
          },
        ],
        page: {
          heading: house.company.name,
          address: addressOf(edition, house),
          area: { name: placeOf(edition, house), path: path("areas", house.area) },
          paragraphs: said(house.description).split(/\n\s*\n/),
          gallery: galleryOf(edition, house.pictures),
          groups: [
            {
              heading: text("group.building"),
              facts: [
                { term: text("fact.yearBuilt"), value: String(house.yearBuilt) },
                { term: text("fact.floors"), value: String(house.floors) },
                { term: text("fact.lift"), value: text(house.lift ? "answer.yes" : "answer.no") },
                { term: text("fact.material"), value: text(`material.${house.material}`) },
                { term: text("fact.heating"), value: text(`heating.${house.heating}`) },
                { term: text("fact.energy"), value: finnishEnergy(edition, house.energy) },
              ],
            },
            companyFacts(edition, house.company),
          ],
          homes: {
            heading: text("house.homes", { count: homes.length }),
            homes: homes.map((listing) => homeCard(edition, listing)),
            none: text("house.noHomes"),
          },
        },
      }
    },
  }))
