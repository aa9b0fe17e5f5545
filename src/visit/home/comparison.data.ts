import {
  floorValueOf,
  layoutOf,
  mainPrice,
  mainPriceFact,
  pricePerSquareMetre,
  statusOf,
} from "../../base/HomeCard/cards.data.ts"
import {
  byLaw,
  type FinnishListing,
  type HousingCompany,
  type Listing,
  type SwedishListing,
} from "../../content/schema.ts"
import type { Better, ComparedValue } from "../../domain/comparison.ts"
import { formatCount } from "../../domain/count-text.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import { type KeyFigures, keyFiguresOf } from "../../domain/key-figures.ts"
import type { Edition } from "../../site/edition.ts"
import type { WithId } from "../../site/records/content.ts"
import type { TextKey } from "../../site/records/texts.ts"
import { finnishEnergy, swedishEnergy } from "./company.data.ts"
import { exampleCost } from "./cost.data.ts"
import { companyLoans, perArea, percent, repairYears, riseOf } from "./finances.data.ts"
import { houseOf, housingCompanyOf } from "./home-facts.data.ts"

/** Word for the best value of a row, and whether a low or a high value is better. */
const words = { lowest: "low", largest: "high", most: "high", best: "high" } as const satisfies Record<string, Better>

type Row<Home extends Listing> = {
  readonly name: TextKey
  /** Undefined if neither end is better. */
  readonly best?: keyof typeof words
  /** Undefined if it does not apply to the home. */
  readonly value: (home: WithId<Home>, edition: Edition) => ComparedValue | string | null | undefined
}

const monthly = ({ text, money }: Edition, amount: number): ComparedValue | undefined =>
  amount > 0 ? { text: text("per.month", { money: money(amount, { cents: true }) }), number: amount } : undefined

/** A value without a number is not compared. */
const withNumber = (text: string, number: number | undefined): ComparedValue =>
  number === undefined ? { text } : { text, number }

const featureAnswer = (
  { text }: Edition,
  { features }: Listing,
  ...some: readonly Listing["features"][number][]
): string => text(features.some((feature) => some.includes(feature)) ? "compare.yes" : "compare.no")

/** A is 6 and G is 0, so a higher number is better. */
const energyNumber = (letter: string): number => "GFEDCBA".indexOf(letter)

/** Matches pipe repairs by their Swedish name, which records of every market have. */
const pipes = /stam(byte|renovering)/i

const pipeRepairs = (
  edition: Edition,
  renovations: NonNullable<SwedishListing["association"]>["renovations"],
): string => {
  const { text, translate } = edition
  const repairs = [
    ...renovations.done.filter(({ sv = "" }) => pipes.test(sv)).map(translate),
    ...renovations.planned
      .filter(({ sv = "" }) => pipes.test(sv))
      .map((repair) => text("compare.planned", { repair: translate(repair) })),
  ]
  return repairs.length > 0 ? repairs.join("; ") : text("compare.unknown")
}

/** A figure that may be unknown, in which case the row says so and compares the others. */
const known = ({ text }: Edition, number: number | undefined, value: string | undefined): ComparedValue =>
  number === undefined || value === undefined ? { text: text("finances.unknown") } : { text: value, number }

const rise = (edition: Edition, home: Listing): ComparedValue => {
  const amount = riseOf(home)
  return known(
    edition,
    amount,
    amount === undefined
      ? undefined
      : edition.text("finances.rise.more", { money: edition.text("per.month", { money: edition.money(amount) }) }),
  )
}

const plannedRepairs = (edition: Edition, { planned }: HousingCompany["renovations"]): string =>
  planned.length > 0 ? planned.map(edition.translate).join("; ") : edition.text("renovations.nonePlanned")

/** Row of a key figure of associations; a house has none. */
const keyFigure = (name: TextKey, figure: keyof KeyFigures, best?: "lowest"): Row<SwedishListing> => ({
  name,
  ...(best && { best }),
  value: ({ association }, edition) => {
    if (!association) return null
    const number = association.keyFigures && keyFiguresOf(association.keyFigures)[figure]
    const format = figure === "sensitivity" ? percent(edition, number, 1) : perArea(edition, number)
    return known(edition, number, format)
  },
})

const status: Row<Listing> = {
  name: "compare.status",
  value: (home, edition) => statusOf(edition, home) ?? edition.text("compare.forSale"),
}

const prices = (name: TextKey): readonly Row<Listing>[] => [
  {
    name,
    best: "lowest",
    value: (home, edition) => withNumber(mainPriceFact(edition, home).value, mainPrice(home)),
  },
  {
    name: "fact.pricePerSquareMetre",
    best: "lowest",
    value: (home, edition) => {
      const price = mainPrice(home)
      return price === undefined
        ? null
        : withNumber(pricePerSquareMetre(edition, home) ?? "", perSquareMetre(price, home.livingArea))
    },
  },
]

/** Sums of the example of the monthly cost, which a sold home does not have. */
const costs: readonly Row<Listing>[] = [
  {
    name: "compare.monthly",
    best: "lowest",
    value: (home, edition) => {
      const cost = exampleCost(edition, home)
      return cost && { text: edition.text("per.month", { money: edition.money(cost.total) }), number: cost.total }
    },
  },
  {
    name: "compare.needed",
    best: "lowest",
    value: (home, edition) => {
      const cost = exampleCost(edition, home)
      return cost && { text: edition.money(cost.needed), number: cost.needed }
    },
  },
]

const sizes: readonly Row<Listing>[] = [
  {
    name: "fact.livingArea",
    best: "largest",
    value: ({ livingArea }, { area }) => ({ text: area(livingArea), number: livingArea }),
  },
  { name: "fact.rooms", best: "most", value: ({ rooms }) => ({ text: formatCount(rooms), number: rooms }) },
]

const building: readonly Row<Listing>[] = [
  { name: "fact.floor", value: (home, edition) => floorValueOf(edition, home) },
  { name: "fact.yearBuilt", value: ({ yearBuilt }) => String(yearBuilt) },
]

const comforts: readonly Row<Listing>[] = [
  { name: "compare.lift", value: (home, edition) => featureAnswer(edition, home, "lift") },
  { name: "compare.balcony", value: (home, edition) => featureAnswer(edition, home, "balcony", "glazedBalcony") },
  { name: "compare.sauna", value: (home, edition) => featureAnswer(edition, home, "sauna") },
]

const swedish: readonly Row<SwedishListing>[] = [
  status,
  ...prices("compare.price"),
  ...costs,
  {
    name: "cost.fee",
    best: "lowest",
    value: ({ association }, edition) => association && monthly(edition, association.monthlyFee),
  },
  {
    name: "cost.running",
    best: "lowest",
    value: ({ runningCost }, { text, money }) => ({
      text: text("per.year", { money: money(runningCost) }),
      number: runningCost,
    }),
  },
  keyFigure("finances.debt", "debt", "lowest"),
  keyFigure("finances.savings", "savings"),
  keyFigure("finances.sensitivity", "sensitivity", "lowest"),
  keyFigure("finances.energy", "energy", "lowest"),
  {
    name: "finances.rise.heading",
    best: "lowest",
    value: (home, edition) => (home.association ? rise(edition, home) : null),
  },
  ...sizes,
  {
    name: "fact.plotArea",
    best: "largest",
    value: ({ plotArea }, { area }) => (plotArea ? { text: area(plotArea), number: plotArea } : null),
  },
  ...building,
  {
    name: "fact.energy",
    best: "best",
    value: ({ energy }, edition) => ({
      text: swedishEnergy(edition, energy),
      ...(energy.status === "class" && { number: energyNumber(energy.class) }),
    }),
  },
  ...comforts,
  {
    name: "association.plot",
    value: ({ association }, { text }) => text(association ? `plot.${association.plotTenure}` : "compare.ownPlot"),
  },
  {
    name: "compare.pipes",
    value: ({ association }, edition) => association && pipeRepairs(edition, association.renovations),
  },
  {
    name: "renovations.planned",
    value: ({ association }, edition) => association && plannedRepairs(edition, association.renovations),
  },
]

const finnish: readonly Row<FinnishListing>[] = [
  status,
  ...prices("price.debtFree"),
  {
    name: "price.selling",
    best: "lowest",
    value: ({ sellingPrice }, { money }) =>
      sellingPrice === undefined ? null : { text: money(sellingPrice), number: sellingPrice },
  },
  ...costs,
  {
    name: "finances.companyLoans",
    best: "lowest",
    value: (home, edition) => {
      const company = housingCompanyOf(edition, home)
      return company && known(edition, companyLoans(company), perArea(edition, companyLoans(company)))
    },
  },
  {
    name: "compare.loans",
    best: "lowest",
    value: (home, edition) => {
      if (!housingCompanyOf(edition, home)) return null
      const share = perSquareMetre(home.debtShare, home.livingArea)
      return known(edition, share, perArea(edition, share))
    },
  },
  {
    name: "cost.total",
    best: "lowest",
    value: ({ maintenanceCharge, financingCharge }, edition) => monthly(edition, maintenanceCharge + financingCharge),
  },
  {
    name: "cost.water",
    best: "lowest",
    value: ({ waterFee }, { text, money }) =>
      waterFee > 0
        ? { text: text("per.personAndMonth", { money: money(waterFee, { cents: true }) }), number: waterFee }
        : undefined,
  },
  {
    name: "finances.rise.heading",
    best: "lowest",
    value: (home, edition) => (housingCompanyOf(edition, home) ? rise(edition, home) : null),
  },
  { name: "fact.layout", value: (home, edition) => layoutOf(edition, home) },
  ...sizes,
  ...building,
  {
    name: "fact.energy",
    best: "best",
    value: (home, edition) => {
      const energy = home.energy ?? houseOf(edition.content, home)?.energy
      if (!energy) return null
      // Energy classes under laws of different years are not comparable.
      const isCurrentLaw = energy.status === "class" && energy.lawYear === 2018
      return { text: finnishEnergy(edition, energy), ...(isCurrentLaw && { number: energyNumber(energy.class) }) }
    },
  },
  ...comforts,
  {
    name: "company.plot",
    value: (home, edition) => {
      const company = housingCompanyOf(edition, home)
      if (company) return edition.text(`plot.${company.plot.tenure}`)
      return edition.text(home.land?.tenure === "leased" ? "plot.leased" : "compare.ownPlot")
    },
  },
  {
    name: "compare.pipes",
    value: (home, edition) => {
      const company = housingCompanyOf(edition, home)
      return company && pipeRepairs(edition, company.renovations)
    },
  },
  {
    name: "renovations.planned",
    value: (home, edition) => {
      const company = housingCompanyOf(edition, home)
      return company && plannedRepairs(edition, company.renovations)
    },
  },
  {
    name: "finances.maintenanceReport",
    value: (home, edition) => {
      const company = housingCompanyOf(edition, home)
      return company && (repairYears(edition, company) ?? edition.text("finances.unknown"))
    },
  },
]

const rows = { finnish, swedish }

/** Values of a home, in the order of its market's rows; null if a row does not apply. */
export const comparisonOf = (edition: Edition, home: WithId<Listing>): readonly (ComparedValue | null)[] => {
  const values = byLaw(home, {
    finnish: (flat) => rows.finnish.map(({ value }) => value(flat, edition)),
    swedish: (flat) => rows.swedish.map(({ value }) => value(flat, edition)),
  })
  return values.map((value) => (typeof value === "string" ? { text: value } : value || null))
}

export type ComparisonRow = {
  readonly name: string
  /** Word for the best value and which end it is; null if neither end is better. */
  readonly best: { readonly word: string; readonly better: Better } | null
}

export const comparisonRows = ({ market, text }: Edition): ComparisonRow[] =>
  (market.law ? rows[market.law] : []).map(({ name, best }) => ({
    name: text(name),
    best: best ? { word: text(`compare.${best}`), better: words[best] } : null,
  }))
