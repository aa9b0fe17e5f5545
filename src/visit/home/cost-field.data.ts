import type { CostUnit } from "../../domain/cost.ts"
import type { Edition } from "../../site/edition.ts"

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

/** A field that not every home has. */
export type OptionalCostField = CostField | false | undefined

export type Assumptions = NonNullable<Edition["content"]["cost"]>

/** Symbol of the currency, as in "250 kr". */
export const symbolOf = ({ money }: Edition): string => money(0).replace(/^0\s/, "")
