import { z } from "zod"
import type { Minor } from "../../domain/money.ts"
import { minorUnits, squareMetres } from "./fields.ts"

/**
 * Totals in the annual report of `annualReportYear`, from which the page computes the key figures of BFNAR 2023:1. A
 * total that is not known is left out.
 */
export const keyFigures = z
  .strictObject({
    /** Area of all homes and premises. */
    totalArea: squareMetres,
    /** Area of the homes of members. */
    cooperativeArea: squareMetres,
    /** Interest-bearing debt at the end of the year. */
    loans: minorUnits,
    annualFees: minorUnits,
    revenue: minorUnits.optional(),
    /** Result before depreciation and planned maintenance, which can be a loss. */
    savings: z.int("must be a whole number of minor units (öre or cents)").optional() as z.ZodType<Minor | undefined>,
    /** Heating, electricity and water. */
    energyCost: minorUnits.optional(),
  })
  .refine(({ cooperativeArea, totalArea }) => cooperativeArea <= totalArea, {
    path: ["cooperativeArea"],
    error: "is a part of totalArea, so it cannot be more than that",
  })
  .refine(({ annualFees, revenue = annualFees }) => annualFees <= revenue, {
    path: ["annualFees"],
    error: "is a part of revenue, so it cannot be more than that",
  })

type HomeWithFigures = {
  readonly livingArea: number
  readonly association?:
    | {
        readonly share: number
        readonly monthlyFee: Minor
        readonly keyFigures?: z.infer<typeof keyFigures> | undefined
      }
    | undefined
}

/** Most by which the fee of a home may have changed since the annual report. */
const largestChange = 0.25

/** Adds a problem where an association's totals and the home's own figures contradict each other. */
export const keyFiguresFit = ({ livingArea, association }: HomeWithFigures, context: z.RefinementCtx): void => {
  if (!association?.keyFigures) return
  const { share, monthlyFee, keyFigures: totals } = association
  const problem = (field: keyof typeof totals, message: string) =>
    context.addIssue({ code: "custom", path: ["association", "keyFigures", field], message })
  if (totals.cooperativeArea < livingArea)
    problem(
      "cooperativeArea",
      "is the area of all members' homes, so it cannot be less than the livingArea of this one",
    )
  const expected = (monthlyFee * 12 * 100) / share
  if (Math.abs(totals.annualFees / expected - 1) > largestChange)
    problem(
      "annualFees",
      "must be near twelve monthly fees divided by share: check the number of zeros in each of them",
    )
}
