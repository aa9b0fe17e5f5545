import { type FinnishListing, isFinnish, type Listing, type SwedishListing } from "../content/schema.ts"
import type { Better, ComparedValue } from "../domain/comparison.ts"
import { formatMoney } from "../domain/format.ts"
import { perSquareMetre } from "../domain/homes.ts"
import type { WithId } from "./content.ts"
import type { Edition } from "./edition.ts"
import { floorOf, layoutOf, mainPrice, pricePerSquareMetre, statusOf } from "./pages/cards.ts"
import { finnishEnergy, swedishEnergy } from "./pages/company.ts"
import { houseOf } from "./pages/home-facts.ts"
import type { TextKey } from "./texts.ts"

/** How the best of a row is called, which tells what is better. */
const words = { lowest: "low", largest: "high", most: "high", best: "high" } as const satisfies Record<string, Better>

type Row<Home extends Listing> = {
  readonly name: TextKey
  /** Left out where better is a matter of taste. */
  readonly best?: keyof typeof words
  /** Undefined where the home has no such thing. */
  readonly value: (home: WithId<Home>, edition: Edition) => ComparedValue | string | null | undefined
}

const monthly = ({ text, money }: Edition, amount: number): ComparedValue | undefined =>
  amount > 0 ? { text: text("per.month", { money: money(amount, { cents: true }) }), number: amount } : undefined

const has = ({ text }: Edition, { features }: Listing, ...some: readonly Listing["features"][number][]): string =>
  text(features.some((feature) => some.includes(feature)) ? "compare.yes" : "compare.no")

/** A is 6 and G is 0. */
const energyNumber = (letter: string): number => "GFEDCBA".indexOf(letter)

/** Repairs of the pipes are found by their Swedish name, which every market has. */
const pipes = /stam(byte|renovering)/i

const pipeRepairs = (
  edition: Edition,
  renovations: NonNullable<SwedishListing["association"]>["renovations"],
): string => {
  const { text, in: said } = edition
  const repairs = [
    ...renovations.done.filter(({ sv = "" }) => pipes.test(sv)).map(said),
    ...renovations.planned
      .filter(({ sv = "" }) => pipes.test(sv))
      .map((repair) => text("compare.planned", { repair: said(repair) })),
  ]
  return repairs.length > 0 ? repairs.join("; ") : text("compare.unknown")
}

const companyOf = ({ content }: Edition, home: FinnishListing) => home.housingCompany ?? houseOf(content, home)?.company

const status: Row<Listing> = {
  name: "compare.status",
  value: (home, edition) => statusOf(edition, home) ?? edition.text("compare.forSale"),
}

const prices = (name: TextKey): readonly Row<Listing>[] => [
  {
    name,
    best: "lowest",
    value: (home, edition) => ({ text: edition.money(mainPrice(home)), number: mainPrice(home) }),
  },
  {
    name: "fact.pricePerSquareMetre",
    best: "lowest",
    value: (home, edition) => ({
      text: pricePerSquareMetre(edition, home),
      number: perSquareMetre(mainPrice(home), home.livingArea),
    }),
  },
]

const sizes: readonly Row<Listing>[] = [
  {
    name: "fact.livingArea",
    best: "largest",
    value: ({ livingArea }, { area }) => ({ text: area(livingArea), number: livingArea }),
  },
  { name: "fact.rooms", best: "most", value: ({ rooms }) => ({ text: String(rooms), number: rooms }) },
]

const building: readonly Row<Listing>[] = [
  { name: "fact.floor", value: (home, edition) => floorOf(edition, home) },
  { name: "fact.yearBuilt", value: ({ yearBuilt }) => String(yearBuilt) },
]

const comforts: readonly Row<Listing>[] = [
  { name: "compare.lift", value: (home, edition) => has(edition, home, "lift") },
  { name: "compare.balcony", value: (home, edition) => has(edition, home, "balcony", "glazedBalcony") },
  { name: "compare.sauna", value: (home, edition) => has(edition, home, "sauna") },
]

const swedish: readonly Row<SwedishListing>[] = [
  status,
  ...prices("compare.price"),
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
]

const finnish: readonly Row<FinnishListing>[] = [
  status,
  ...prices("price.debtFree"),
  {
    name: "price.selling",
    best: "lowest",
    value: ({ sellingPrice }, { money }) => ({ text: money(sellingPrice), number: sellingPrice }),
  },
  {
    // The loans of the whole company say nothing without its area: what falls on the home does.
    name: "compare.loans",
    best: "lowest",
    value: ({ debtShare, livingArea }, { market, text }) => ({
      text: text("unit.perSquareMetre", {
        money: formatMoney(perSquareMetre(debtShare, livingArea), market.currency, { digits: 0 }),
      }),
      number: perSquareMetre(debtShare, livingArea),
    }),
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
  { name: "fact.layout", value: (home, edition) => layoutOf(edition, home) },
  ...sizes,
  ...building,
  {
    name: "fact.energy",
    best: "best",
    value: (home, edition) => {
      const energy = home.energy ?? houseOf(edition.content, home)?.energy
      if (!energy) return null
      // Classes under the laws of different years do not measure the same.
      const isOfToday = energy.status === "class" && energy.lawYear === 2018
      return { text: finnishEnergy(edition, energy), ...(isOfToday && { number: energyNumber(energy.class) }) }
    },
  },
  ...comforts,
  {
    name: "company.plot",
    value: (home, edition) => {
      const company = companyOf(edition, home)
      return company ? edition.text(`plot.${company.plot.tenure}`) : edition.text("compare.ownPlot")
    },
  },
  {
    name: "compare.pipes",
    value: (home, edition) => {
      const company = companyOf(edition, home)
      return company && pipeRepairs(edition, company.renovations)
    },
  },
]

/** A home's values, in the order of its market's rows; null where it has no such thing. */
export const comparisonOf = (edition: Edition, home: WithId<Listing>): readonly (ComparedValue | null)[] => {
  const values = isFinnish(home)
    ? finnish.map(({ value }) => value(home, edition))
    : swedish.map(({ value }) => value(home, edition))
  return values.map((value) => (typeof value === "string" ? { text: value } : value || null))
}

export type ComparisonRow = {
  readonly name: string
  /** What the best of the row is called, and which end it is at; null where better is a matter of taste. */
  readonly best: { readonly word: string; readonly better: Better } | null
}

/** The rows in which homes of a market are compared. */
export const comparisonRows = ({ market, text }: Edition): ComparisonRow[] =>
  (market.country === "FI" ? finnish : swedish).map(({ name, best }) => ({
    name: text(name),
    best: best ? { word: text(`compare.${best}`), better: words[best] } : null,
  }))
