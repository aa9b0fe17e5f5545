import { type FinnishListing, isFinnish, type Listing, type SwedishListing } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import type { Content } from "../content.ts"
import type { Edition } from "../edition.ts"
import { type Fact, floorOf, layoutOf, pricePerSquareMetre, pricesOf } from "./cards.ts"
import { companyFacts, type FactGroup, fact, finnishEnergy, renovationLists, swedishEnergy } from "./company.ts"

/** The building that a home is in, where the building has a record of its own. */
export const houseOf = (content: Content, listing: Listing) =>
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

/** Everything that the page of a home states, in the order and the terms of its market. */
export const factGroupsOf = (edition: Edition, listing: Listing): FactGroup[] => {
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

export const priceHistory = (edition: Edition, listing: Listing): FactGroup[] =>
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
