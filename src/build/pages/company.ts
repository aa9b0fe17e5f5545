import type { FinnishListing, HousingCompany, SwedishListing } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import type { Edition } from "../edition.ts"
import type { Fact } from "./cards.ts"

export type FactGroup = {
  readonly heading: string
  /** A term that not everybody knows has its meaning with it. */
  readonly facts: readonly (Fact & { readonly meaning?: string | undefined })[]
}

/** A housing company or association: what it means for who buys, its facts, and repairs done and to come. */
export type CompanyData = {
  readonly heading: string
  readonly points: readonly string[]
  readonly facts: FactGroup["facts"]
  readonly repairs: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

/** A fact, or none where the record has no value. */
export const fact = (term: string, value: string | 0 | null | undefined): Fact[] => (value ? [{ term, value }] : [])

const renovationLists = ({ text, in: said }: Edition, { done, planned }: HousingCompany["renovations"]) => [
  { heading: text("renovations.done"), items: done.length > 0 ? done.map(said) : [text("renovations.noneDone")] },
  {
    heading: text("renovations.planned"),
    items: planned.length > 0 ? planned.map(said) : [text("renovations.nonePlanned")],
  },
]

/** The building of a home, as far as it matters to everybody who lives there. */
type Building = {
  readonly yearBuilt: number
  readonly heating: FinnishListing["heating"]
  readonly lift: boolean
}

export const buildingTerms = ["fact.yearBuilt", "fact.lift", "fact.heating"] as const

export const buildingFacts = ({ text }: Edition, { yearBuilt, heating, lift }: Building): Fact[] => [
  { term: text("fact.yearBuilt"), value: String(yearBuilt) },
  { term: text("fact.lift"), value: text(lift ? "answer.yes" : "answer.no") },
  { term: text("fact.heating"), value: text(`heating.${heating}`) },
]

/** What the plot, the loans and the right of redemption mean for who buys: a sentence for each, of what the record says. */
const companyPoints = (edition: Edition, company: HousingCompany): string[] => {
  const { text, money } = edition
  const { tenure, leaseEnd, landlord } = company.plot
  return [
    text(`company.means.${tenure}`),
    ...(landlord ? [text("company.means.landlord", { landlord: edition.in(landlord) })] : []),
    ...(leaseEnd ? [text("company.means.leaseEnd", { year: String(leaseEnd) })] : []),
    company.loans > 0
      ? text("company.means.loans", { loans: money(company.loans), each: money(company.loans / company.homes) })
      : text("company.means.noLoans"),
    text(`company.means.redemption.${company.redemption}`),
  ]
}

/** @param share of the company's loans that one home has to pay, and the home's living area */
const sharePoint = (edition: Edition, share: number, livingArea: number): string =>
  share === 0
    ? edition.text("company.means.noShare")
    : edition.text("company.means.share", {
        share: edition.money(share),
        perSquareMetre: edition.text("unit.perSquareMetre", {
          money: formatMoney(perSquareMetre(share, livingArea), edition.market.currency, { digits: 0 }),
        }),
      })

export const companyData = (
  edition: Edition,
  company: HousingCompany,
  home?: { readonly building: Building; readonly debtShare: number; readonly livingArea: number },
): CompanyData => {
  const { text, money, area } = edition
  const { tenure, leaseEnd, landlord } = company.plot
  return {
    heading: text("group.housingCompany"),
    points: [
      ...companyPoints(edition, company),
      ...(home ? [sharePoint(edition, home.debtShare, home.livingArea)] : []),
    ],
    facts: [
      ...fact(text("company.name"), company.name),
      ...fact(text("company.manager"), company.manager),
      ...fact(text("company.homes"), String(company.homes)),
      ...(home ? buildingFacts(edition, home.building) : []),
      ...fact(text("company.plot"), text(`plot.${tenure}`)),
      ...fact(text("company.landlord"), landlord && edition.in(landlord)),
      ...fact(text("company.leaseEnd"), leaseEnd && String(leaseEnd)),
      ...fact(text("company.plotArea"), area(company.plot.area)),
      ...fact(text("company.loans"), money(company.loans)),
      ...fact(text("company.redemption"), text(`redemption.${company.redemption}`)),
    ],
    repairs: renovationLists(edition, company.renovations),
  }
}

/** Sweden: the association of a bostadsrätt. */
export const associationData = (edition: Edition, listing: SwedishListing): CompanyData | null => {
  const { association } = listing
  if (!association) return null
  const { text } = edition
  return {
    heading: text("group.association"),
    points: [
      text(`association.means.${association.plotTenure}`),
      text(association.genuine ? "association.means.genuine" : "association.means.notGenuine"),
      association.feeChange ? edition.in(association.feeChange) : text("association.means.noFeeChange"),
    ],
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
      ...buildingFacts(edition, {
        yearBuilt: listing.yearBuilt,
        heating: listing.heating,
        lift: listing.features.includes("lift"),
      }),
      ...fact(text("association.plot"), text(`plot.${association.plotTenure}`)),
      ...fact(text("association.annualReport"), String(association.annualReportYear)),
    ],
    repairs: renovationLists(edition, association.renovations),
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
