import { perSquareMetre } from "./homes.ts"
import type { Major, Minor } from "./money.ts"

/** Totals of an association's annual report; those that are not known are undefined. */
export type AssociationTotals = {
  readonly totalArea: number
  readonly cooperativeArea: number
  readonly loans: Minor
  readonly annualFees: Minor
  readonly revenue?: Minor | undefined
  readonly savings?: Minor | undefined
  readonly energyCost?: Minor | undefined
}

/** Key figures that the annual report of a Swedish association must state (BFNAR 2023:1). */
export type KeyFigures = {
  readonly fee: Major
  readonly debt: Major
  readonly debtOfMembers: Major
  readonly savings: Major | undefined
  /** Per cent by which fees rise if interest rises by a percentage point. */
  readonly sensitivity: number | undefined
  readonly energy: Major | undefined
  /** Per cent of the revenue that are fees. */
  readonly feeShare: number | undefined
}

const whenKnown = <Value>(amount: Minor | undefined, figure: (amount: Minor) => Value): Value | undefined =>
  amount === undefined ? undefined : figure(amount)

/** A share of an amount; undefined where that is not known, or nothing. */
const shareOf = (part: Minor, whole: Minor | undefined): number | undefined => (whole ? part / whole : undefined)

export const keyFiguresOf = (totals: AssociationTotals): KeyFigures => {
  const { totalArea, cooperativeArea, loans, annualFees, revenue, savings, energyCost } = totals
  return {
    fee: perSquareMetre(annualFees, cooperativeArea),
    debt: perSquareMetre(loans, totalArea),
    debtOfMembers: perSquareMetre(loans, cooperativeArea),
    savings: whenKnown(savings, (amount) => perSquareMetre(amount, totalArea)),
    sensitivity: shareOf(loans, annualFees),
    energy: whenKnown(energyCost, (amount) => perSquareMetre(amount, totalArea)),
    feeShare: shareOf(annualFees * 100, revenue),
  }
}

/** Interest of a percentage point more on a debt, in a month. */
export const monthlyRise = (debt: Minor): Minor => debt / 100 / 12

/** Part of an association's loans that a home pays for, by its share in per cent. */
export const partOf = (loans: Minor, share: number): Minor => (loans * share) / 100
