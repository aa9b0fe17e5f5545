import {
  type FinnishListing,
  type HousingCompany,
  isFinnish,
  type Listing,
  type SwedishListing,
} from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import type { Content, WithId } from "../content.ts"
import type { Edition, Viewing } from "../edition.ts"
import type { Picture } from "../media.ts"
import type { SitePage } from "../page.ts"
import type { FloorPlan } from "../plans.ts"
import {
  addressOf,
  areaOf,
  type Fact,
  floorOf,
  type HomeCardData,
  homeCard,
  layoutOf,
  mainPrice,
  newestListings,
  placeOf,
  pricePerSquareMetre,
  pricesOf,
  statusOf,
} from "./cards.ts"
import type { Link } from "./home.ts"

export type FactGroup = {
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly lists?: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

export type PropertyPage = {
  readonly headline: string
  readonly address: string
  readonly area: Link
  readonly status: string | null
  readonly updated: { readonly text: string; readonly isoDate: string }
  readonly prices: readonly Fact[]
  readonly summary: string
  readonly picturesLabel: string
  readonly pictures: readonly Picture[]
  readonly about: string
  readonly paragraphs: readonly string[]
  readonly groups: readonly FactGroup[]
  readonly plan: FloorPlan & { readonly heading: string; readonly note: string; readonly open: string }
  readonly viewings: { readonly heading: string; readonly none: string; readonly times: readonly Viewing[] }
  readonly broker: BrokerData
  readonly house: (Link & { readonly label: string }) | null
  readonly others: { readonly heading: string; readonly homes: readonly HomeCardData[] }
}

export type BrokerData = {
  readonly heading: string
  readonly name: string
  readonly title: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
  /** The business responsible for the advert, with its address. */
  readonly agency: string
}

/** A fact, or none where the record has no value. */
const fact = (term: string, value: string | 0 | null | undefined): Fact[] => (value ? [{ term, value }] : [])

export const renovationLists = ({ text, in: said }: Edition, { done, planned }: HousingCompany["renovations"]) => [
  { heading: text("renovations.done"), items: done.length > 0 ? done.map(said) : [text("renovations.noneDone")] },
  {
    heading: text("renovations.planned"),
    items: planned.length > 0 ? planned.map(said) : [text("renovations.nonePlanned")],
  },
]

export const companyFacts = (edition: Edition, company: HousingCompany): FactGroup => {
  const { text, money, area } = edition
  const { tenure, leaseEnd, landlord } = company.plot
  return {
    heading: text("group.housingCompany"),
    facts: [
      ...fact(text("company.name"), company.name),
      ...fact(text("company.manager"), company.manager),
      ...fact(text("company.homes"), String(company.homes)),
      ...fact(text("company.plot"), text(`plot.${tenure}`)),
      ...fact(text("company.landlord"), landlord),
      ...fact(text("company.leaseEnd"), leaseEnd && String(leaseEnd)),
      ...fact(text("company.plotArea"), area(company.plot.area)),
      ...fact(text("company.loans"), money(company.loans)),
      ...fact(text("company.redemption"), text(`redemption.${company.redemption}`)),
    ],
    lists: renovationLists(edition, company.renovations),
  }
}

/** Finland: the letter with the year of the law that it was given under. */
export const finnishEnergy = ({ text }: Edition, energy: NonNullable<FinnishListing["energy"]>): string =>
  energy.status === "class" ? `${energy.class}${energy.lawYear}` : text(`energy.${energy.status}`)

const swedishEnergy = ({ text }: Edition, energy: SwedishListing["energy"]): string =>
  energy.status === "class"
    ? text("energy.swedishClass", { class: energy.class, performance: energy.performance })
    : text(`energy.${energy.status}`)

const houseOf = (content: Content, listing: Listing) =>
  isFinnish(listing) ? content.houses.find(({ id }) => id === listing.house) : undefined

const otherCosts = (edition: Edition, listing: Listing): Fact[] =>
  (listing.otherCosts ?? []).map(({ label, amount, currency, per }) => ({
    term: edition.in(label),
    value: edition.text(`per.${per}`, { money: edition.money(amount, { currency, digits: 2 }) }),
  }))

const homeFacts = (edition: Edition, listing: Listing): FactGroup => {
  const { text, area, date } = edition
  const energy = isFinnish(listing)
    ? finnishEnergy(edition, listing.energy ?? houseOf(edition.content, listing)?.energy ?? { status: "missing" })
    : swedishEnergy(edition, listing.energy)
  return {
    heading: text("group.home"),
    facts: [
      ...fact(text("fact.type"), text(`type.${listing.type}`)),
      ...fact(text("fact.tenure"), text(`tenure.${listing.tenure}`)),
      ...(isFinnish(listing) ? fact(text("fact.layout"), layoutOf(edition, listing)) : []),
      ...fact(text("fact.rooms"), String(listing.rooms)),
      ...fact(text("fact.livingArea"), area(listing.livingArea)),
      ...fact(text("fact.otherArea"), listing.otherArea && area(listing.otherArea)),
      ...fact(text("fact.plotArea"), listing.plotArea && area(listing.plotArea)),
      ...fact(text("fact.floor"), floorOf(edition, listing)),
      ...fact(text("fact.yearBuilt"), String(listing.yearBuilt)),
      ...fact(
        text("fact.estimatedCompletion"),
        listing.estimatedCompletion && edition.month(listing.estimatedCompletion),
      ),
      ...fact(text("fact.condition"), text(`condition.${listing.condition}`)),
      ...fact(text("fact.heating"), text(`heating.${listing.heating}`)),
      ...fact(text("fact.energy"), energy),
      ...fact(
        text("fact.features"),
        listing.features.length > 0
          ? listing.features
              .map((feature) => text(`feature.${feature}`))
              .map(capitalised)
              .join(", ")
          : null,
      ),
      ...fact(
        text("fact.availableFrom"),
        listing.availableFrom === "negotiable" ? text("fact.negotiable") : date(listing.availableFrom),
      ),
    ],
  }
}

const capitalised = (word: string, index: number) =>
  index === 0 ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word

const finnishCosts = (edition: Edition, listing: FinnishListing): FactGroup[] => {
  const { text, money, date } = edition
  const monthly = (amount: number) => text("per.month", { money: money(amount, { digits: 2 }) })
  const { maintenanceCharge, financingCharge, hitas } = listing
  return [
    {
      heading: text("group.costs"),
      facts: [
        ...pricesOf(edition, listing),
        ...fact(text("fact.pricePerSquareMetre"), pricePerSquareMetre(edition, listing)),
        ...fact(text("cost.maintenance"), maintenanceCharge > 0 ? monthly(maintenanceCharge) : null),
        ...fact(
          text("cost.maintenancePerSquareMetre"),
          maintenanceCharge > 0
            ? text("per.squareMetreAndMonth", {
                money: formatMoney(perSquareMetre(maintenanceCharge, listing.livingArea), edition.market.currency),
              })
            : null,
        ),
        ...fact(text("cost.financing"), financingCharge > 0 ? monthly(financingCharge) : null),
        ...fact(text("cost.total"), financingCharge > 0 ? monthly(maintenanceCharge + financingCharge) : null),
        ...fact(text("cost.water"), text("per.personAndMonth", { money: money(listing.waterFee, { digits: 2 }) })),
        ...otherCosts(edition, listing),
      ],
    },
    ...(hitas
      ? [
          {
            heading: text("group.hitas"),
            facts: [
              ...fact(text("hitas.maximumPrice"), money(hitas.maximumPrice)),
              ...fact(text("hitas.confirmedOn"), date(hitas.confirmedOn)),
              ...fact(text("hitas.validTo"), date(hitas.validTo)),
            ],
          },
        ]
      : []),
  ]
}

const swedishCosts = (edition: Edition, listing: SwedishListing): FactGroup => {
  const { text, money } = edition
  const { association } = listing
  return {
    heading: text("group.costs"),
    facts: [
      ...pricesOf(edition, listing),
      ...fact(text("fact.pricePerSquareMetre"), pricePerSquareMetre(edition, listing)),
      ...fact(
        text("cost.fee"),
        association && text("per.month", { money: money(association.monthlyFee, { digits: 2 }) }),
      ),
      ...fact(text("cost.feeChange"), association?.feeChange && edition.in(association.feeChange)),
      ...fact(text("cost.running"), text("per.year", { money: money(listing.runningCost) })),
      ...otherCosts(edition, listing),
    ],
  }
}

const associationFacts = (edition: Edition, { association }: SwedishListing): FactGroup[] => {
  if (!association) return []
  const { text } = edition
  return [
    {
      heading: text("group.association"),
      facts: [
        ...fact(text("association.name"), association.name),
        ...fact(text("association.apartmentNumber"), association.apartmentNumber),
        ...fact(text("association.share"), `${edition.number(association.share, { digits: 2 })}\u00a0%`),
        ...fact(
          text("association.pledged"),
          text(association.pledged ? "association.isPledged" : "association.isNotPledged"),
        ),
        ...fact(
          text("association.genuine"),
          text(association.genuine ? "association.isGenuine" : "association.isNotGenuine"),
        ),
        ...fact(text("association.homes"), String(association.homes)),
        ...fact(text("association.plot"), text(`plot.${association.plotTenure}`)),
        ...fact(text("association.annualReport"), String(association.annualReportYear)),
      ],
      lists: renovationLists(edition, association.renovations),
    },
  ]
}

const cadastralFacts = (edition: Edition, { cadastral }: SwedishListing): FactGroup[] => {
  if (!cadastral) return []
  const { text, money } = edition
  return [
    {
      heading: text("group.cadastral"),
      facts: [
        ...fact(text("cadastral.designation"), cadastral.designation),
        ...fact(text("cadastral.taxValue"), money(cadastral.taxValue)),
        ...fact(text("cadastral.mortgageDeeds"), String(cadastral.mortgageDeeds)),
        ...fact(
          text("cadastral.easements"),
          cadastral.easements ? edition.in(cadastral.easements) : text("cadastral.none"),
        ),
        ...fact(
          text("cadastral.jointFacilities"),
          cadastral.jointFacilities ? edition.in(cadastral.jointFacilities) : text("cadastral.none"),
        ),
      ],
    },
  ]
}

const groupsOf = (edition: Edition, listing: Listing): FactGroup[] => {
  if (!isFinnish(listing))
    return [
      homeFacts(edition, listing),
      swedishCosts(edition, listing),
      ...associationFacts(edition, listing),
      ...cadastralFacts(edition, listing),
    ]
  const company = listing.housingCompany ?? houseOf(edition.content, listing)?.company
  return [
    homeFacts(edition, listing),
    ...finnishCosts(edition, listing),
    ...(company ? [companyFacts(edition, company)] : []),
  ]
}

const priceHistory = (edition: Edition, listing: Listing): FactGroup[] =>
  listing.priceHistory.length === 0
    ? []
    : [
        {
          heading: edition.text("group.priceHistory"),
          facts: listing.priceHistory.map(({ date, price }) => ({
            term: edition.date(date),
            value: edition.money(price),
          })),
        },
      ]

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

export const brokerOf = ({ content, market, text, in: said }: Edition, id: string): BrokerData => {
  const broker = content.brokers.find((candidate) => candidate.id === id)
  if (!broker) throw new Error(`unknown broker ${id}`)
  const { legalName, registrationNumber, street, postalCode, city } = market.agency
  return {
    heading: text("broker.heading"),
    name: broker.name,
    title: said(broker.title),
    phone: broker.phone,
    phoneLabel: broker.phoneLabel,
    email: broker.email,
    agency: `${legalName}, ${registrationNumber}, ${street}, ${postalCode} ${said(city)}`,
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
      const address = addressOf(edition, listing)
      return {
        title: `${listing.address.street}, ${said(area.name)}`,
        description: text("property.description", {
          headline,
          place: `${listing.address.street}, ${placeOf(edition, listing)}`,
          area: edition.area(listing.livingArea),
          price: edition.money(mainPrice(listing)),
        }),
        picture: String(listing.pictures[0]),
        trail: [{ name: text("nav.listings"), path: path("listings") }],
        jsonLd: [jsonLd(edition, listing, market.origin + path("property", listing.id))],
        page: {
          headline,
          address,
          area: { name: placeOf(edition, listing), path: `${path("areas")}#${area.id}` },
          status: statusOf(edition, listing),
          updated: {
            text: text("property.updated", { date: edition.date(listing.updatedAt) }),
            isoDate: listing.updatedAt,
          },
          prices: pricesOf(edition, listing),
          summary: homeCard(edition, listing).facts,
          picturesLabel: text("property.pictures", { count: listing.pictures.length }),
          pictures: listing.pictures.map(edition.picture),
          about: text("property.about"),
          paragraphs: said(listing.description).split(/\n\s*\n/),
          groups: [...groupsOf(edition, listing), ...priceHistory(edition, listing)],
          plan: {
            ...edition.plan(listing.floorPlan),
            heading: text("plan.heading"),
            note: text("plan.note"),
            open: text("plan.open"),
          },
          viewings: {
            heading: text("viewings.heading"),
            none: text("viewings.none"),
            times: listing.viewings.map(({ start, end }) => edition.viewing(start, end)),
          },
          broker: brokerOf(edition, listing.broker),
          house: house
            ? { label: text("property.house"), name: house.company.name, path: path("houses", house.id) }
            : null,
          others: { heading: text("property.others", { area: said(area.name) }), homes: othersIn(edition, listing) },
        },
      }
    },
  }))
