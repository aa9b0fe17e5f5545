import type { FinnishListing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import { type Assumptions, type OptionalCostField, symbolOf } from "./cost-field.data.ts"

export const finnishFields = (
  edition: Edition,
  { tenure, maintenanceCharge, financingCharge, waterFee, otherCosts }: FinnishListing,
  assumptions: Assumptions,
): OptionalCostField[] => {
  const { text, translate } = edition
  const money = symbolOf(edition)
  const perMonth = text("per.month", { money })
  const hasShares = tenure === "shares"
  const hasPropertyTax = otherCosts?.some(({ label }) => translate(label) === text("cost.propertyTax"))
  return [
    {
      id: "years",
      unit: "years",
      value: assumptions.years ?? 0,
      label: text("monthly.repaymentField"),
      suffix: "",
      isStored: true,
    },
    hasShares && {
      id: "fee",
      unit: "moneyPerMonth",
      value: maintenanceCharge,
      label: text("cost.maintenance"),
      suffix: perMonth,
    },
    financingCharge > 0 && {
      id: "financing",
      unit: "moneyPerMonth",
      value: financingCharge,
      label: text("cost.financing"),
      suffix: perMonth,
    },
    // The owner of a house pays the waterworks directly.
    waterFee > 0 && {
      id: "water",
      unit: "moneyPerPerson",
      value: waterFee,
      label: text("cost.water"),
      suffix: text("per.personAndMonth", { money }),
    },
    waterFee > 0 && {
      id: "persons",
      unit: "persons",
      value: assumptions.persons ?? 1,
      label: text("monthly.persons"),
      suffix: "",
      isStored: true,
    },
    // Adverts of houses state the running cost.
    (hasShares || !otherCosts) && {
      id: "running",
      unit: "moneyPerMonth",
      value: assumptions.running ?? 0,
      label: text("monthly.running"),
      suffix: perMonth,
      isStored: true,
    },
    !(hasShares || hasPropertyTax) && {
      id: "propertyTax",
      unit: "moneyPerYear",
      value: 0,
      label: text("cost.propertyTax"),
      suffix: text("per.year", { money }),
      hint: text("monthly.taxHint"),
    },
  ]
}
