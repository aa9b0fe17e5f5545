import { z } from "zod"
import { aboveZero, minorUnits } from "./fields.ts"

const percent = z.number().nonnegative().max(100)

/** Assumptions for the example of a home's monthly cost, as of one month; not an offer. */
export const costAssumptions = z
  .strictObject({
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2026-11"),
    /** Per cent of the price. */
    downPayment: percent,
    /** Per cent per year. */
    interest: percent,
    /** Per cent of the loan per year. */
    amortisation: percent.optional(),
    /** Term of an annuity loan. */
    years: z.int().min(1).max(60).optional(),
    /** People in the household, for water that is charged per person. */
    persons: z.int().min(1).max(20).optional(),
    /** Taxes on a purchase, in per cent of the price, and the charge for registration. */
    purchaseTaxes: z.strictObject({
      /** Real property. */
      property: percent,
      /** Shares in a housing company. */
      shares: percent.optional(),
      step: aboveZero,
      charge: minorUnits,
      mortgageDeeds: z.strictObject({ percent, charge: minorUnits }).optional(),
    }),
    /** Yearly fee of a house, in per cent of its tax assessment value. */
    propertyFee: z
      .strictObject({
        percent,
        most: minorUnits,
        exemption: z.strictObject({ since: z.int(), years: z.int().positive() }),
      })
      .optional(),
    /** Electricity and insurance per month, for homes whose adverts state no running cost. */
    running: minorUnits.optional(),
  })
  .refine(({ amortisation, years }) => (amortisation === undefined) !== (years === undefined), {
    path: ["amortisation"],
    error: "or years is required, and not both",
  })
export type CostAssumptions = z.infer<typeof costAssumptions>
