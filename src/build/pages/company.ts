import type { FinnishListing, HousingCompany, SwedishListing } from "../../content/schema.ts"
import type { Edition } from "../edition.ts"
import type { Fact } from "./cards.ts"

export type FactGroup = {
  readonly heading: string
  /** A term that not everybody knows has its meaning with it. */
  readonly facts: readonly (Fact & { readonly meaning?: string | undefined })[]
  readonly lists?: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

/** A fact, or none where the record has no value. */
export const fact = (term: string, value: string | 0 | null | undefined): Fact[] => (value ? [{ term, value }] : [])

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

/** Where there is no class, an advert says so, and why. */
const withoutClass = (
  { text, in: said }: Edition,
  { status, reason }: Exclude<SwedishListing["energy"], { status: "class" }>,
): string => text("energy.because", { status: text(`energy.${status}`), reason: said(reason) })

/** Finland: the letter with the year of the law that it was given under. */
export const finnishEnergy = (edition: Edition, energy: NonNullable<FinnishListing["energy"]>): string =>
  energy.status === "class" ? `${energy.class}${energy.lawYear}` : withoutClass(edition, energy)

export const swedishEnergy = (edition: Edition, energy: SwedishListing["energy"]): string =>
  energy.status === "class"
    ? edition.text("energy.swedishClass", { class: energy.class, performance: energy.performance })
    : withoutClass(edition, energy)
