import type { SwedishListing } from "../../content/schema.ts"
import { propertyFee } from "../../domain/purchase-taxes.ts"
import type { Edition } from "../../site/edition.ts"
import { type Assumptions, type OptionalCostField, symbolOf } from "./cost-field.data.ts"

const yearOf = ({ month }: Assumptions): number => Number(month.slice(0, 4))

export const swedishFields = (
  edition: Edition,
  { association, cadastral, runningCost, yearBuilt }: SwedishListing,
  assumptions: Assumptions,
): OptionalCostField[] => {
  const { text } = edition
  const money = symbolOf(edition)
  return [
    {
      id: "amortisation",
      unit: "percentPerYear",
      value: assumptions.amortisation ?? 0,
      label: text("monthly.repaymentField"),
      suffix: "%",
      isStored: true,
    },
    association && {
      id: "fee",
      unit: "moneyPerMonth",
      value: association.monthlyFee,
      label: text("cost.fee"),
      suffix: text("per.month", { money }),
    },
    {
      id: "running",
      unit: "moneyPerYear",
      value: runningCost,
      label: text("cost.running"),
      suffix: text("per.year", { money }),
    },
    cadastral && {
      id: "propertyTax",
      unit: "moneyPerYear",
      value: assumptions.propertyFee
        ? propertyFee(assumptions.propertyFee, cadastral.taxValue, yearBuilt, yearOf(assumptions))
        : 0,
      label: text("cost.propertyTax"),
      suffix: text("per.year", { money }),
      hint: text("monthly.taxHint"),
    },
  ]
}
