import {
  capitalise,
  fact,
  floorValueOf,
  type KeyedFact,
  layoutOf,
  pricePerSquareMetre,
} from "../../base/HomeCard/cards.data.ts"
import {
  type FinnishListing,
  type House,
  type Listing,
  outdoorFeatures,
  type SwedishListing,
} from "../../content/schema.ts"
import { formatCount } from "../../domain/count-text.ts"
import type { Edition } from "../../site/edition.ts"
import type { TextKey } from "../../site/records/texts.ts"
import type { Law } from "../../spec/markets.ts"
import { finnishEnergy, swedishEnergy } from "./company.data.ts"

/** Facts in the order of the page, by the key of their term; a fact without a value is left out. */
type FactTable<Home> = {
  readonly [term in TextKey]?: (home: Home, edition: Edition) => string | null | undefined | 0
}

export const tableFacts = <Home>(table: FactTable<Home>, home: Home, edition: Edition): KeyedFact[] =>
  Object.entries(table).flatMap(([key, value]) => fact(edition, key as TextKey, value(home, edition)))

/** Finnish home with its building, which may hold its energy class. */
type FinnishHome = FinnishListing & { readonly building: House | undefined }

const features = (home: Listing, { text }: Edition, excluded: readonly string[]): string | null => {
  const others = home.features
    .filter((feature) => !excluded.includes(feature))
    .map((feature) => text(`feature.${feature}`))
  return others.length > 0 ? capitalise(others.join(", ")) : null
}

/** States both answers, because a visitor who needs a lift must learn that there is none. */
const yesOrNo = (home: Listing, { text }: Edition, feature: Listing["features"][number]): string =>
  text(home.features.includes(feature) ? "answer.yes" : "answer.no")

const monthly = ({ text, money }: Edition, amount: number | undefined) =>
  amount && text("per.month", { money: money(amount, { cents: true }) })

/** Facts that all markets state in the same way. */
const common = {
  type: ({ type }, { text }) => text(`type.${type}`),
  tenure: ({ tenure }, { text }) => text(`tenure.${tenure}`),
  livingArea: ({ livingArea }, { area }) => area(livingArea),
  otherArea: ({ otherArea }, { area }) => otherArea && area(otherArea),
  plotArea: ({ plotArea }, { area }) => plotArea && area(plotArea),
  floor: (home, edition) => floorValueOf(edition, home),
  yearBuilt: ({ yearBuilt }) => String(yearBuilt),
  completion: ({ estimatedCompletion }, { month }) => estimatedCompletion && month(estimatedCompletion),
  condition: ({ condition }, { text }) => text(`condition.${condition}`),
  lift: (home, edition) => (home.type === "apartment" ? yesOrNo(home, edition, "lift") : null),
  outdoors: (home, { text }) =>
    capitalise(
      outdoorFeatures
        .filter((feature) => home.features.includes(feature))
        .map((feature) => text(`feature.${feature}`))
        .join(", "),
    ) || text("answer.no"),
  heating: ({ heating }, { text }) => text(`heating.${heating}`),
  availableFrom: ({ availableFrom }, { text, date }) =>
    availableFrom === "negotiable" ? text("fact.negotiable") : date(availableFrom),
  pricePerSquareMetre: (home, edition) => pricePerSquareMetre(edition, home),
} satisfies Record<string, (home: Listing, edition: Edition) => string | null | undefined | 0>

export const swedishHome: FactTable<SwedishListing> = {
  "fact.type": common.type,
  "fact.tenure": common.tenure,
  "fact.rooms": ({ rooms }) => formatCount(rooms),
  "fact.livingArea": common.livingArea,
  "fact.otherArea": common.otherArea,
  "fact.plotArea": common.plotArea,
  "fact.floor": common.floor,
  "fact.lift": common.lift,
  "fact.outdoors": common.outdoors,
  "fact.yearBuilt": common.yearBuilt,
  "fact.estimatedCompletion": common.completion,
  "fact.condition": common.condition,
  "fact.energy": ({ energy }, edition) => swedishEnergy(edition, energy),
  "fact.heating": common.heating,
  "fact.features": (home, edition) => features(home, edition, ["lift", ...outdoorFeatures]),
  "fact.availableFrom": common.availableFrom,
}

export const swedishCosts: FactTable<SwedishListing> = {
  "fact.pricePerSquareMetre": common.pricePerSquareMetre,
  "cost.fee": ({ association }, edition) => monthly(edition, association?.monthlyFee),
  "cost.feeChange": ({ association }, edition) => association?.feeChange && edition.translate(association.feeChange),
  "cost.running": ({ runningCost }, { text, money }) => text("per.year", { money: money(runningCost) }),
}

export const finnishHome: FactTable<FinnishHome> = {
  "fact.type": common.type,
  "fact.tenure": common.tenure,
  "fact.layout": (home, edition) => layoutOf(edition, home),
  "fact.rooms": ({ rooms }) => formatCount(rooms),
  "fact.livingArea": common.livingArea,
  "fact.otherArea": common.otherArea,
  "fact.plotArea": common.plotArea,
  "fact.plot": ({ land }, { text }) => land && text(`plot.${land.tenure}`),
  "fact.zoning": ({ land }, edition) => land && edition.translate(land.zoning),
  "fact.floor": common.floor,
  "fact.lift": common.lift,
  "fact.outdoors": common.outdoors,
  "fact.sauna": (home, edition) => yesOrNo(home, edition, "sauna"),
  "fact.yearBuilt": common.yearBuilt,
  "fact.estimatedCompletion": common.completion,
  "fact.condition": common.condition,
  "fact.energy": (home, edition) => {
    const energy = home.energy ?? home.building?.energy
    return energy && finnishEnergy(edition, energy)
  },
  "fact.heating": common.heating,
  "fact.features": (home, edition) => features(home, edition, ["lift", "sauna", ...outdoorFeatures]),
  "fact.availableFrom": common.availableFrom,
}

export const finnishCosts: FactTable<FinnishHome> = {
  "fact.pricePerSquareMetre": common.pricePerSquareMetre,
  "cost.maintenance": ({ maintenanceCharge }, edition) => monthly(edition, maintenanceCharge),
  "cost.financing": ({ financingCharge }, edition) => monthly(edition, financingCharge),
  "cost.total": ({ maintenanceCharge, financingCharge }, edition) =>
    monthly(edition, maintenanceCharge + financingCharge),
  "cost.water": ({ waterFee }, { text, money }) =>
    waterFee && text("per.personAndMonth", { money: money(waterFee, { cents: true }) }),
}

export const hitasFacts: FactTable<FinnishHome> = {
  "hitas.maximumPrice": ({ hitas }, { money }) => hitas && money(hitas.maximumPrice),
  "hitas.confirmedOn": ({ hitas }, { date }) => hitas && date(hitas.confirmedOn),
  "hitas.validTo": ({ hitas }, { date }) => hitas && date(hitas.validTo),
}

/** Main facts, for the top of a home's page. */
export const mainFactTerms = {
  swedish: [
    "fact.rooms",
    "fact.livingArea",
    "fact.plotArea",
    "fact.floor",
    "fact.yearBuilt",
    "cost.fee",
    "cost.running",
  ],
  finnish: ["fact.layout", "fact.livingArea", "fact.plotArea", "fact.floor", "fact.yearBuilt", "cost.total"],
} as const satisfies Record<Law, readonly TextKey[]>

/** Terms that need an explanation, which is the text `explain.<term>`. */
export const explainedTerms = {
  swedish: [
    "fact.tenure",
    "fact.livingArea",
    "fact.otherArea",
    "fact.energy",
    "cost.fee",
    "cost.running",
    "association.share",
    "association.pledged",
    "association.genuine",
    "association.plot",
    "cadastral.taxValue",
    "cadastral.mortgageDeeds",
    "cadastral.easements",
    "cadastral.jointFacilities",
  ],
  finnish: [
    "fact.tenure",
    "fact.layout",
    "fact.zoning",
    "fact.energy",
    "price.debtFree",
    "price.selling",
    "price.debtShare",
    "price.plotShare",
    "cost.maintenance",
    "cost.financing",
    "cost.total",
    "company.plot",
    "company.loans",
    "company.redemption",
    "hitas.maximumPrice",
  ],
} as const satisfies Record<Law, readonly TextKey[]>
