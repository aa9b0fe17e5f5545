import type { Fact } from "../../base/HomeCard/cards.data.ts"
import type { FinnishListing, HousingCompany, SwedishListing } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"

export type FactGroup = {
  readonly heading: string
  /** Terms that need it have an explanation. */
  readonly facts: readonly (Fact & { readonly meaning?: string | undefined })[]
  /** Whether they are figures to compare. */
  readonly figures?: boolean
  /** Link to a page about the subject. */
  readonly more?: PageLink
}

/** Housing company or association: what it means for the buyer, its facts, and past and planned repairs. */
export type CompanyData = {
  readonly heading: string
  readonly points: readonly string[]
  readonly facts: FactGroup["facts"]
  readonly repairs: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

/** One fact, or an empty list if there is no value. */
export const fact = (term: string, value: string | 0 | null | undefined): Fact[] => (value ? [{ term, value }] : [])

const renovationLists = ({ text, translate }: Edition, { done, planned }: HousingCompany["renovations"]) => [
  { heading: text("renovations.done"), items: done.length > 0 ? done.map(translate) : [text("renovations.noneDone")] },
  {
    heading: text("renovations.planned"),
    items: planned.length > 0 ? planned.map(translate) : [text("renovations.nonePlanned")],
  },
]

/** Facts of a building that concern all its homes. */
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

/** One sentence each on what the plot, the loans and the right of redemption mean for the buyer. */
const companyPoints = (edition: Edition, company: HousingCompany): string[] => {
  const { text, money } = edition
  const { tenure, leaseEnd, landlord } = company.plot
  return [
    text(`company.means.${tenure}`),
    ...(landlord ? [text("company.means.landlord", { landlord: edition.translate(landlord) })] : []),
    ...(leaseEnd ? [text("company.means.leaseEnd", { year: String(leaseEnd) })] : []),
    company.loans > 0
      ? text("company.means.loans", { loans: money(company.loans), each: money(company.loans / company.homes) })
      : text("company.means.noLoans"),
    text(`company.means.redemption.${company.redemption}`),
  ]
}

/**
 * @param share of the company's loans that the home has to pay
 * @param livingArea of the home, in m²
 */
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
      ...fact(text("company.landlord"), landlord && edition.translate(landlord)),
      ...fact(text("company.leaseEnd"), leaseEnd && String(leaseEnd)),
      ...fact(text("company.plotArea"), area(company.plot.area)),
      ...fact(text("company.loans"), money(company.loans)),
      ...fact(text("company.redemption"), text(`redemption.${company.redemption}`)),
    ],
    repairs: renovationLists(edition, company.renovations),
  }
}

/** Association of a bostadsrätt (Sweden). */
export const associationData = (edition: Edition, listing: SwedishListing): CompanyData | null => {
  const { association } = listing
  if (!association) return null
  const { text } = edition
  return {
    heading: text("group.association"),
    points: [
      text(`association.means.${association.plotTenure}`),
      text(association.genuine ? "association.means.genuine" : "association.means.notGenuine"),
      association.feeChange ? edition.translate(association.feeChange) : text("association.means.noFeeChange"),
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

/** States that an advert has no energy class, and why. */
const missingClassText = (
  { text, translate }: Edition,
  { status, reason }: Exclude<SwedishListing["energy"], { status: "class" }>,
): string => text("energy.because", { status: text(`energy.${status}`), reason: translate(reason) })

/** Letter with the year of its law (Finland). */
export const finnishEnergy = (edition: Edition, energy: NonNullable<FinnishListing["energy"]>): string =>
  energy.status === "class" ? `${energy.class}${energy.lawYear}` : missingClassText(edition, energy)

export const swedishEnergy = (edition: Edition, energy: SwedishListing["energy"]): string =>
  energy.status === "class"
    ? edition.text("energy.swedishClass", { class: energy.class, performance: energy.performance })
    : missingClassText(edition, energy)
