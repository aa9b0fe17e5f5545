import {
  areaOf,
  type HomeCardData,
  homeCard,
  mainPrice,
  newestListings,
  placeOf,
  postalAddressOf,
} from "../../base/HomeCard/cards.data.ts"
import { byLaw, type Listing } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { meanPerSquareMetre } from "../../domain/homes.ts"
import type { Edition } from "../../site/edition.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import { placeJsonLd } from "../../site/place-json-ld.ts"
import type { Content } from "../../site/records/content.ts"
import {
  buildingFacts,
  type CompanyData,
  companyData,
  type FactGroup,
  finnishEnergy,
  statedFacts,
} from "./company.data.ts"
import { houseFinances } from "./finances.data.ts"
import { type GalleryData, galleryOf } from "./gallery.data.ts"

export type HousePage = {
  readonly heading: string
  readonly address: string
  readonly area: PageLink
  readonly paragraphs: readonly string[]
  readonly gallery: GalleryData
  readonly groups: readonly FactGroup[]
  readonly company: CompanyData
  readonly homes: HomesOfHouse
  /** `average` is null if too few homes are sold. */
  readonly sold: HomesOfHouse & { readonly average: string | null }
}

type HomesOfHouse = { readonly heading: string; readonly homes: readonly HomeCardData[]; readonly none: string }

/** One sale is no average, so it takes at least two. */
const averagePrice = ({ market, text }: Edition, sold: readonly Listing[]): string | null =>
  sold.length < 2
    ? null
    : text("house.average", {
        count: sold.length,
        price: text("unit.perSquareMetre", {
          money: formatMoney(
            meanPerSquareMetre(sold.map((home) => ({ price: mainPrice(home) ?? 0, area: home.livingArea }))),
            market.currency,
            { digits: 0 },
          ),
        }),
      })

export const housePages = ({ houses }: Content): SitePage<HousePage>[] =>
  houses.map((house) => ({
    kind: "houses",
    template: "home/house",
    section: "listings",
    slug: () => house.id,
    version: (edition) => {
      const { market, text, path, translate, preview } = edition
      const homes = newestListings(edition).filter((listing) =>
        byLaw(listing, { finnish: (home) => home.house === house.id, swedish: () => false }),
      )
      const sold = homes.filter(({ status }) => status === "sold")
      const others = homes.filter(({ status }) => status !== "sold")
      const { street } = house.address
      const company = companyData(edition, house.company)
      return {
        title: `${house.company.name}, ${translate(areaOf(edition, house).name)}`,
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
            ...placeJsonLd(market, house),
            numberOfAccommodationUnits: { "@type": "QuantitativeValue", value: house.company.homes },
          } satisfies JsonLd,
        ],
        page: {
          heading: house.company.name,
          address: postalAddressOf(edition, house),
          area: { name: placeOf(edition, house), path: path("areas", house.area) },
          paragraphs: translate(house.description).split(/\n\s*\n/),
          gallery: galleryOf(edition, house.pictures),
          groups: [
            {
              heading: text("group.building"),
              facts: [
                ...statedFacts(buildingFacts(edition, house)),
                { term: text("fact.floors"), value: String(house.floors) },
                { term: text("fact.material"), value: text(`material.${house.material}`) },
                { term: text("fact.energy"), value: finnishEnergy(edition, house.energy) },
              ],
            },
            houseFinances(edition, house.company),
          ],
          company: { ...company, facts: statedFacts(company.facts) },
          homes: {
            heading: text("house.homes", { reserved: others.filter(({ status }) => status === "reserved").length }),
            homes: others.map((listing) => homeCard(edition, listing)),
            none: text("house.noHomes"),
          },
          sold: {
            heading: text("house.sold"),
            homes: sold.map((listing) => homeCard(edition, listing)),
            none: text("house.noSold"),
            average: averagePrice(edition, sold),
          },
        },
      }
    },
  }))
