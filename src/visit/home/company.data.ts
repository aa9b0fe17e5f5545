import { type Fact, fact, type KeyedFact } from "../../base/HomeCard/cards.data.ts"
import type { FinnishListing, HousingCompany, SwedishListing } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { TextKey } from "../../site/records/texts.ts"

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

/** A group while its facts still have the keys of their terms; costs that only one home has are without. */
export type Keyed<Group extends Pick<FactGroup, "facts">> = Omit<Group, "facts"> & {
  readonly facts: readonly (KeyedFact | Fact)[]
}

/** Facts as pages have them: in place of its key, each has the explanation of that key, if there is one. */
export const statedFacts = (
  facts: readonly (KeyedFact | Fact)[],
  explanations?: ReadonlyMap<TextKey, string>,
): FactGroup["facts"] => facts.map(({ key, term, value }) => ({ term, value, meaning: key && explanations?.get(key) }))

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

export const buildingFacts = (edition: Edition, { yearBuilt, heating, lift }: Building): KeyedFact[] => [
  ...fact(edition, "fact.yearBuilt", String(yearBuilt)),
  ...fact(edition, "fact.lift", edition.text(lift ? "answer.yes" : "answer.no")),
  ...fact(edition, "fact.heating", edition.text(`heating.${heating}`)),
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
): Keyed<CompanyData> => {
  const { text, money, area } = edition
  const { tenure, leaseEnd, landlord } = company.plot
  return {
    heading: text("group.housingCompany"),
    points: [
      ...companyPoints(edition, company),
      ...(home ? [sharePoint(edition, home.debtShare, home.livingArea)] : []),
    ],
    facts: [
      ...fact(edition, "company.name", company.name),
      ...fact(edition, "company.manager", company.manager),
      ...fact(edition, "company.homes", String(company.homes)),
      ...(home ? buildingFacts(edition, home.building) : []),
      ...fact(edition, "company.plot", text(`plot.${tenure}`)),
      ...fact(edition, "company.landlord", landlord && edition.translate(landlord)),
      ...fact(edition, "company.leaseEnd", leaseEnd && String(leaseEnd)),
      ...fact(edition, "company.plotArea", area(company.plot.area)),
      ...fact(edition, "company.loans", money(company.loans)),
      ...fact(edition, "company.redemption", text(`redemption.${company.redemption}`)),
    ],
    repairs: renovationLists(edition, company.renovations),
  }
}

/** Association of a bostadsrätt (Sweden). */
export const associationData = (edition: Edition, listing: SwedishListing): Keyed<CompanyData> | null => {
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
      ...fact(edition, "association.name", association.name),
      ...fact(edition, "association.apartmentNumber", association.apartmentNumber),
      ...fact(edition, "association.share", `${edition.number(association.share, { digits: 2 })}\u00a0%`),
      ...fact(
        edition,
        "association.pledged",
        text(association.pledged ? "association.isPledged" : "association.isNotPledged"),
      ),
      ...fact(
        edition,
        "association.genuine",
        text(association.genuine ? "association.isGenuine" : "association.isNotGenuine"),
      ),
      ...fact(edition, "association.homes", String(association.homes)),
      ...buildingFacts(edition, {
        yearBuilt: listing.yearBuilt,
        heating: listing.heating,
        lift: listing.features.includes("lift"),
      }),
      ...fact(edition, "association.plot", text(`plot.${association.plotTenure}`)),
      ...fact(edition, "association.annualReport", String(association.annualReportYear)),
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
