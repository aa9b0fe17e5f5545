import {
  byLaw,
  type FinnishListing,
  type HousingCompany,
  type Listing,
  type SwedishListing,
} from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import { keyFiguresOf, monthlyRise, partOf } from "../../domain/key-figures.ts"
import type { Major } from "../../domain/money.ts"
import type { Edition } from "../../site/edition.ts"
import type { TextKey } from "../../site/records/texts.ts"
import type { FactGroup } from "./company.data.ts"
import { housingCompanyOf } from "./home-facts.data.ts"

/** Key figures of a home's association or company, and what one percentage point more of interest costs the home. */
export type FinancesData = {
  readonly heading: string
  /** Where the figures are from, with the year. */
  readonly source: string
  readonly facts: FactGroup["facts"]
  readonly rise: { readonly heading: string; readonly amount: string; readonly assumption: string | null }
}

export type Association = NonNullable<SwedishListing["association"]>

/** Names and values, in the order of the page; a value that is not known is undefined. */
type Figures = readonly (readonly [name: TextKey, value: string | undefined])[]

export const perArea = ({ market, text }: Edition, amount: Major | undefined): string | undefined =>
  amount === undefined
    ? undefined
    : text("unit.perSquareMetre", { money: formatMoney(amount, market.currency, { digits: 0 }) })

export const percent = ({ number }: Edition, value: number | undefined, digits: number): string | undefined =>
  value === undefined ? undefined : `${number(value, { digits })}\u00a0%`

const perAreaAndMonth = ({ market, text }: Edition, amount: Major): string =>
  text("per.squareMetreAndMonth", { money: formatMoney(amount, market.currency) })

export const associationFigures = (edition: Edition, { keyFigures }: Association): Figures => {
  const figures = keyFigures && keyFiguresOf(keyFigures)
  return [
    ["finances.fee", perArea(edition, figures?.fee)],
    ["finances.debt", perArea(edition, figures?.debt)],
    ["finances.debtOfMembers", perArea(edition, figures?.debtOfMembers)],
    ["finances.savings", perArea(edition, figures?.savings)],
    ["finances.sensitivity", percent(edition, figures?.sensitivity, 1)],
    ["finances.energy", perArea(edition, figures?.energy)],
    ["finances.feeShare", percent(edition, figures?.feeShare, 0)],
  ]
}

/** Loans of a company per m² of all its homes. */
export const companyLoans = ({ loans, finances }: HousingCompany): Major | undefined =>
  finances && perSquareMetre(loans, finances.homesArea)

/** Years that the board's latest statement of needed repairs is about. */
export const repairYears = ({ text }: Edition, { finances }: HousingCompany): string | undefined =>
  finances?.maintenanceReportYear === undefined
    ? undefined
    : text("finances.years", {
        from: String(finances.maintenanceReportYear),
        to: String(finances.maintenanceReportYear + 4),
      })

export const companyFigures = (edition: Edition, company: HousingCompany, home: FinnishListing): Figures => [
  ["finances.companyLoans", perArea(edition, companyLoans(company))],
  ["compare.loans", perArea(edition, perSquareMetre(home.debtShare, home.livingArea))],
  ["cost.maintenancePerSquareMetre", perAreaAndMonth(edition, perSquareMetre(home.maintenanceCharge, home.livingArea))],
  ["finances.financing", perAreaAndMonth(edition, perSquareMetre(home.financingCharge, home.livingArea))],
  ["finances.maintenanceReport", repairYears(edition, company)],
]

/** What a percentage point more adds to a home's fee each month; undefined while the loans are not known. */
export const riseOf = (home: Listing): number | undefined =>
  byLaw(home, {
    finnish: ({ debtShare }) => monthlyRise(debtShare),
    swedish: ({ association }) =>
      association?.keyFigures && monthlyRise(partOf(association.keyFigures.loans, association.share)),
  })

/** @param none text for a home that pays no interest */
const riseData = (edition: Edition, home: Listing, none: TextKey, assumption: () => string): FinancesData["rise"] => {
  const { text, money } = edition
  const rise = riseOf(home)
  const heading = text("finances.rise.heading")
  if (rise === undefined) return { heading, amount: text("finances.rise.unknown"), assumption: null }
  if (rise === 0) return { heading, amount: text(none), assumption: null }
  return {
    heading,
    amount: text("finances.rise.amount", { money: text("per.month", { money: money(rise) }) }),
    assumption: assumption(),
  }
}

const meaningOf = ({ text }: Edition, name: TextKey): string => text(`explain.${name}` as TextKey)

const factsOf = (edition: Edition, figures: Figures): FactGroup["facts"] =>
  figures.map(([name, value]) => ({
    term: edition.text(name),
    value: value ?? edition.text("finances.unknown"),
    meaning: meaningOf(edition, name),
  }))

const dataOf = (edition: Edition, figures: Figures, source: string, rise: FinancesData["rise"]): FinancesData => ({
  heading: edition.text("finances.heading"),
  source,
  facts: factsOf(edition, figures),
  rise,
})

const associationFinances = (edition: Edition, home: SwedishListing, association: Association): FinancesData => {
  const { text, money } = edition
  const { annualReportYear, keyFigures, share } = association
  return dataOf(
    edition,
    associationFigures(edition, association),
    keyFigures ? text("finances.source", { year: String(annualReportYear) }) : text("finances.noSource"),
    riseData(edition, home, "finances.rise.none", () =>
      text("finances.rise.assumption", {
        share: percent(edition, share, 2) ?? "",
        loans: money(keyFigures?.loans ?? 0),
      }),
    ),
  )
}

export const companySource = ({ text }: Edition, { finances }: HousingCompany): string => {
  if (!finances) return text("finances.noSource")
  return finances.accountsYear === undefined
    ? text("finances.plan")
    : text("finances.source", { year: String(finances.accountsYear) })
}

const companyFinances = (edition: Edition, home: FinnishListing, company: HousingCompany): FinancesData =>
  dataOf(
    edition,
    companyFigures(edition, company, home),
    companySource(edition, company),
    riseData(edition, home, company.loans > 0 ? "finances.rise.noShare" : "finances.rise.none", () =>
      edition.text("finances.rise.assumption", { share: edition.money(home.debtShare) }),
    ),
  )

/** What all homes of a company share of its finances, for the page of the house. */
export const houseFinances = (edition: Edition, company: HousingCompany): FactGroup => {
  const loans = perArea(edition, companyLoans(company))
  const year = company.finances?.accountsYear
  return {
    heading: edition.text("finances.heading"),
    facts: factsOf(edition, [
      [
        "finances.companyLoans",
        loans && year ? edition.text("finances.fromAccounts", { value: loans, year: String(year) }) : loans,
      ],
      ["finances.maintenanceReport", repairYears(edition, company)],
    ]),
  }
}

/** Finances of the association or company of a home; null for real property. */
export const financesOf = (edition: Edition, home: Listing): FinancesData | null =>
  byLaw(home, {
    finnish: (flat) => {
      const company = housingCompanyOf(edition, flat)
      return company ? companyFinances(edition, flat, company) : null
    },
    swedish: (flat) => (flat.association ? associationFinances(edition, flat, flat.association) : null),
  })
