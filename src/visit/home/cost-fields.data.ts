import { byLaw, type Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import { type Assumptions, type CostField, type OptionalCostField, symbolOf } from "./cost-field.data.ts"
import { finnishFields } from "./finnish-cost-fields.data.ts"
import { swedishFields } from "./swedish-cost-fields.data.ts"

/**
 * Whether a cost is part of the monthly sum: recurring, obligatory and in the market's currency. Others are listed
 * apart.
 */
export const isInSum = (
  edition: Edition,
  { currency, per, optional }: NonNullable<Listing["otherCosts"]>[number],
): boolean => currency === edition.market.currency && per !== "once" && !optional

export const costFields = (edition: Edition, listing: Listing, assumptions: Assumptions): CostField[] => {
  const { text } = edition
  const symbol = symbolOf(edition)
  const fields: OptionalCostField[] = [
    {
      id: "price",
      unit: "money",
      value: byLaw(listing, { finnish: ({ sellingPrice }) => sellingPrice, swedish: ({ price }) => price }) ?? 0,
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
    ...byLaw(listing, {
      finnish: (home) => finnishFields(edition, home, assumptions),
      swedish: (home) => swedishFields(edition, home, assumptions),
    }),
    ...(listing.otherCosts ?? []).map(
      (cost, index): OptionalCostField =>
        isInSum(edition, cost) && {
          id: `other${index}`,
          unit: cost.per === "year" ? "moneyPerYear" : "moneyPerMonth",
          value: cost.amount,
          label: edition.translate(cost.label),
          suffix: text(`per.${cost.per}`, { money: symbol }),
        },
    ),
    {
      id: "purchaseCosts",
      unit: "money",
      value: 0,
      label: text("monthly.purchaseCosts"),
      suffix: symbol,
      hint: text("monthly.purchaseHint", { month: edition.month(assumptions.month) }),
    },
  ]
  return fields.filter((field) => field !== false && field !== undefined)
}
