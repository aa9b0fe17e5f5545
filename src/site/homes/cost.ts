import { type FinnishListing, isFinnish, type Listing, type SwedishListing } from "../../content/schema.ts"
import { type CostUnit, monthlyCost } from "../../domain/cost.ts"
import { type CostSummary, type CostWords, costLine, costSummary } from "../../domain/cost-summary.ts"
import { type PurchaseTaxes, propertyFee } from "../../domain/purchase-taxes.ts"
import type { Edition } from "../edition.ts"
import type { WithId } from "../records/content.ts"
import type { Fact } from "./cards.ts"
import { otherCosts } from "./home-facts.ts"

export type CostField = {
  readonly id: string
  readonly unit: CostUnit
  /** Value in the example, with money in minor units. */
  readonly value: number
  readonly label: string
  /** Unit, if the label does not name it: "kr/mån", "%". */
  readonly suffix: string
  readonly hint?: string
  /** Set on values of the visitor, which apply to every home. */
  readonly isStored?: true
}

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

type Assumptions = NonNullable<Edition["content"]["cost"]>

/** Symbol of the currency, as in "250 kr". */
const symbolOf = ({ money }: Edition): string => money(0).replace(/^0\s/, "")

const yearOf = ({ month }: Assumptions): number => Number(month.slice(0, 4))

const taxesOf = (
  listing: Listing,
  { purchaseTaxes: { property, shares, step, charge, mortgageDeeds } }: Assumptions,
): PurchaseTaxes | null => {
  if (isFinnish(listing))
    return listing.tenure === "shares"
      ? { percent: shares ?? property, step, charge, addedDebt: listing.debtShare }
      : { percent: property, step, charge }
  if (!listing.cadastral) return null
  const { taxValue, mortgageDeeds: existing } = listing.cadastral
  return {
    percent: property,
    step,
    charge,
    leastBase: taxValue,
    ...(mortgageDeeds && { deeds: { ...mortgageDeeds, existing: existing.amount } }),
  }
}

const swedishFields = (edition: Edition, listing: SwedishListing, assumptions: Assumptions): CostField[] => {
  const { text } = edition
  const [perMonth, perYear] = [
    text("per.month", { money: symbolOf(edition) }),
    text("per.year", { money: symbolOf(edition) }),
  ]
  return [
    {
      id: "amortisation",
      unit: "percentPerYear",
      value: assumptions.amortisation ?? 0,
      label: text("monthly.repaymentField"),
      suffix: "%",
      isStored: true,
    },
    ...(listing.association
      ? [
          {
            id: "fee",
            unit: "moneyPerMonth",
            value: listing.association.monthlyFee,
            label: text("cost.fee"),
            suffix: perMonth,
          } as const,
        ]
      : []),
    { id: "running", unit: "moneyPerYear", value: listing.runningCost, label: text("cost.running"), suffix: perYear },
    ...(listing.cadastral
      ? [
          {
            id: "propertyTax",
            unit: "moneyPerYear",
            value: assumptions.propertyFee
              ? propertyFee(assumptions.propertyFee, listing.cadastral.taxValue, listing.yearBuilt, yearOf(assumptions))
              : 0,
            label: text("cost.propertyTax"),
            suffix: perYear,
            hint: text("monthly.taxHint"),
          } as const,
        ]
      : []),
  ]
}

const finnishFields = (edition: Edition, listing: FinnishListing, assumptions: Assumptions): CostField[] => {
  const { text } = edition
  const symbol = symbolOf(edition)
  const perMonth = text("per.month", { money: symbol })
  const shares = listing.tenure === "shares"
  return [
    {
      id: "years",
      unit: "years",
      value: assumptions.years ?? 0,
      label: text("monthly.repaymentField"),
      suffix: "",
      isStored: true,
    },
    ...(shares
      ? [
          {
            id: "fee",
            unit: "moneyPerMonth",
            value: listing.maintenanceCharge,
            label: text("cost.maintenance"),
            suffix: perMonth,
          } as const,
        ]
      : []),
    ...(listing.financingCharge > 0
      ? [
          {
            id: "financing",
            unit: "moneyPerMonth",
            value: listing.financingCharge,
            label: text("cost.financing"),
            suffix: perMonth,
          } as const,
        ]
      : []),
    // The owner of a house pays the waterworks directly.
    ...(listing.waterFee > 0
      ? [
          {
            id: "water",
            unit: "moneyPerPerson",
            value: listing.waterFee,
            label: text("cost.water"),
            suffix: text("per.personAndMonth", { money: symbol }),
          } as const,
          {
            id: "persons",
            unit: "persons",
            value: assumptions.persons ?? 1,
            label: text("monthly.persons"),
            suffix: "",
            isStored: true,
          } as const,
        ]
      : []),
    // Adverts of houses state the running cost.
    ...(shares || !listing.otherCosts
      ? [
          {
            id: "running",
            unit: "moneyPerMonth",
            value: assumptions.running ?? 0,
            label: text("monthly.running"),
            suffix: perMonth,
            isStored: true,
          } as const,
        ]
      : []),
    ...(shares || listing.otherCosts?.some(({ label }) => edition.translate(label) === text("cost.propertyTax"))
      ? []
      : [
          {
            id: "propertyTax",
            unit: "moneyPerYear",
            value: 0,
            label: text("cost.propertyTax"),
            suffix: text("per.year", { money: symbol }),
            hint: text("monthly.taxHint"),
          } as const,
        ]),
  ]
}

/**
 * Whether a cost is part of the monthly sum: recurring, obligatory and in the market's currency. Others are listed
 * apart.
 */
const isInSum = (edition: Edition, { currency, per, optional }: NonNullable<Listing["otherCosts"]>[number]): boolean =>
  currency === edition.market.currency && per !== "once" && !optional

export const costData = (edition: Edition, listing: WithId<Listing>): CostData | null => {
  const { content, market, text } = edition
  const assumptions = content.cost
  if (!assumptions || listing.status === "sold") return null
  const month = edition.month(assumptions.month)
  const symbol = symbolOf(edition)
  const costs = listing.otherCosts ?? []
  const fields: CostField[] = [
    {
      id: "price",
      unit: "money",
      value: isFinnish(listing) ? listing.sellingPrice : listing.price,
      label: text("monthly.price"),
      suffix: symbol,
    },
    {
      id: "downPayment",
      unit: "percent",
      value: assumptions.downPayment,
      label: text("monthly.downPayment"),
      suffix: "%",
      hint: text("monthly.lawHint"),
      isStored: true,
    },
    {
      id: "interest",
      unit: "percentPerYear",
      value: assumptions.interest,
      label: text("monthly.rate"),
      suffix: "%",
      isStored: true,
    },
    ...(isFinnish(listing)
      ? finnishFields(edition, listing, assumptions)
      : swedishFields(edition, listing, assumptions)),
    ...costs.flatMap((cost, index): CostField[] =>
      isInSum(edition, cost)
        ? [
            {
              id: `other${index}`,
              unit: cost.per === "year" ? "moneyPerYear" : "moneyPerMonth",
              value: cost.amount,
              label: edition.translate(cost.label),
              suffix: text(`per.${cost.per}`, { money: symbol }),
            },
          ]
        : [],
    ),
    {
      id: "purchaseCosts",
      unit: "money",
      value: 0,
      label: text("monthly.purchaseCosts"),
      suffix: symbol,
      hint: text("monthly.purchaseHint", { month }),
    },
  ]
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
      isFinnish(listing) && listing.debtShare > 0
        ? {
            note: text("monthly.companyLoan"),
            legend: text("monthly.choice"),
            inCharge: text("monthly.choiceCharge"),
            paidOff: text("monthly.choicePaid"),
            debtFreePrice: listing.debtFreePrice,
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
