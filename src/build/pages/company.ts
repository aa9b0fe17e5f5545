import type { FinnishListing, HousingCompany, SwedishListing } from "../../content/schema.ts"
import type { Edition } from "../edition.ts"
import type { Fact } from "./cards.ts"

export type FactGroup = {
  readonly heading: string
  readonly facts: readonly Fact[]
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

/** Finland: the letter with the year of the law that it was given under. */
export const finnishEnergy = ({ text }: Edition, energy: NonNullable<FinnishListing["energy"]>): string =>
  energy.status === "class" ? `${energy.class}${energy.lawYear}` : text(`energy.${energy.status}`)

export const swedishEnergy = ({ text }: Edition, energy: SwedishListing["energy"]): string =>
  energy.status === "class"
    ? text("energy.swedishClass", { class: energy.class, performance: energy.performance })
    : text(`energy.${energy.status}`)
