import { type Fact, mainPrice } from "../../base/HomeCard/cards.data.ts"
import { byLaw, type Listing } from "../../content/schema.ts"
import { type MonthlyCost, monthlyCost } from "../../domain/cost.ts"
import { type CostSummary, type CostWords, costLine, costSummary } from "../../domain/cost-summary.ts"
import type { PurchaseTaxes } from "../../domain/purchase-taxes.ts"
import type { Edition } from "../../site/edition.ts"
import type { WithId } from "../../site/records/content.ts"
import type { Assumptions, CostField } from "./cost-field.data.ts"
import { costFields, isInSum } from "./cost-fields.data.ts"
import { otherCosts } from "./home-facts.data.ts"

export type CostData = {
  readonly heading: string
  readonly note: string
  readonly fields: readonly CostField[]
  /** Null if the purchase is free of tax, as for a bostadsrätt. */
  readonly taxes: PurchaseTaxes | null
  readonly words: CostWords
  readonly total: string
  /** Summary that the page shows before the visitor changes anything. */
  readonly example: CostSummary
  readonly assumptions: readonly Fact[]
  readonly apart: { readonly heading: string; readonly costs: readonly Fact[] }
  /** Finland: the share of the company's loan is paid with the home or in the monthly charge, never both. */
  readonly companyLoan: {
    readonly note: string
    readonly legend: string
    readonly inCharge: string
    readonly paidOff: string
    readonly debtFreePrice: number
  } | null
  readonly actions: { readonly change: string; readonly reset: string }
  readonly own: string
  readonly notStored: string
  readonly errors: {
    readonly money: string
    readonly percent: string
    readonly years: string
    readonly persons: string
  }
}

const taxesOf = (
  listing: Listing,
  { purchaseTaxes: { property, shares, step, charge, mortgageDeeds } }: Assumptions,
): PurchaseTaxes | null =>
  byLaw(listing, {
    finnish: ({ tenure, debtShare }) =>
      tenure === "shares"
        ? { percent: shares ?? property, step, charge, addedDebt: debtShare }
        : { percent: property, step, charge },
    swedish: ({ cadastral }) =>
      cadastral
        ? {
            percent: property,
            step,
            charge,
            leastBase: cadastral.taxValue,
            ...(mortgageDeeds && { deeds: { ...mortgageDeeds, existing: cadastral.mortgageDeeds.amount } }),
          }
        : null,
  })

/** The debt-free price of a flat whose charge pays back a part of the company's loan; undefined for others. */
const priceWithLoan = (listing: Listing): number | undefined =>
  byLaw(listing, {
    finnish: ({ debtShare, debtFreePrice }) => (debtShare > 0 ? debtFreePrice : undefined),
    swedish: () => undefined,
  })

/** What the page's example says of a home, before the visitor changes anything; null for a sold home and one without a price. */
export const exampleCost = (edition: Edition, listing: WithId<Listing>): MonthlyCost | null => {
  const { cost } = edition.content
  if (!cost || listing.status === "sold" || mainPrice(listing) === undefined) return null
  return monthlyCost(costFields(edition, listing, cost), taxesOf(listing, cost) ?? undefined)
}

export const costData = (edition: Edition, listing: WithId<Listing>): CostData | null => {
  const { content, market, text } = edition
  const assumptions = content.cost
  if (!assumptions || listing.status === "sold" || mainPrice(listing) === undefined) return null
  const month = edition.month(assumptions.month)
  const costs = listing.otherCosts ?? []
  const fields = costFields(edition, listing, assumptions)
  const words: CostWords = {
    currency: market.currency,
    perMonth: text("per.month", { money: "{money}" }),
    interest: text("monthly.interest"),
    amortisation: text("monthly.repayment"),
    loan: text("monthly.loan"),
    transferTax: text("monthly.transferTax"),
    mortgageDeeds: text("monthly.mortgageDeeds"),
    needed: text("monthly.needed"),
  }
  const taxes = taxesOf(listing, assumptions)
  const debtFreePrice = priceWithLoan(listing)
  return {
    heading: text("monthly.heading"),
    note: [
      text("monthly.note", { month }),
      ...(taxes ? [text("monthly.purchaseNote")] : []),
      // A fee of 0 needs an explanation, or it would look like an omission.
      ...(fields.some(({ id, value }) => id === "propertyTax" && value === 0) ? [text("monthly.taxNote")] : []),
    ].join(" "),
    fields,
    taxes,
    words,
    total: text("monthly.total"),
    example: costSummary(
      monthlyCost(fields, taxes ?? undefined),
      words,
      (id) => fields.find((field) => field.id === id)?.label ?? id,
    ),
    assumptions: fields.filter(({ isStored }) => isStored).map((field) => costLine(field, field.value)),
    apart: {
      heading: text("monthly.apart"),
      costs: otherCosts(
        edition,
        costs.filter((cost) => !isInSum(edition, cost)),
      ),
    },
    companyLoan:
      debtFreePrice !== undefined
        ? {
            note: text("monthly.companyLoan"),
            legend: text("monthly.choice"),
            inCharge: text("monthly.choiceCharge"),
            paidOff: text("monthly.choicePaid"),
            debtFreePrice,
          }
        : null,
    actions: { change: text("monthly.change"), reset: text("monthly.reset") },
    own: text("monthly.own"),
    notStored: text("monthly.notKept"),
    errors: {
      money: text("monthly.invalidMoney"),
      percent: text("monthly.invalidPercent"),
      years: text("monthly.invalidYears"),
      persons: text("monthly.invalidPersons"),
    },
  }
}
