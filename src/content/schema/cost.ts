import { z } from "zod"
import { minorUnits } from "./fields.ts"

const percent = z.number().nonnegative().max(100)

/** What the example of a home's monthly cost is reckoned with: an example of its month, not an offer. */
export const costAssumptions = z
  .strictObject({
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2026-11"),
    /** Per cent of the price. */
    downPayment: percent,
    /** Per cent a year. */
    interest: percent,
    /** Per cent of the loan each year. */
    amortisation: percent.optional(),
    /** Of an annuity. */
    years: z.int().min(1).max(60).optional(),
    /** Who use water that is paid for by the person. */
    persons: z.int().min(1).max(20).optional(),
    /** What the law adds once to the price, in per cent, with the charge for the registration. */
    purchaseTaxes: z.strictObject({
      /** Real property. */
      property: percent,
      /** Shares in a housing company. */
      shares: percent.optional(),
      step: minorUnits,
      charge: minorUnits,
      mortgageDeeds: z.strictObject({ percent, charge: minorUnits }).optional(),
    }),
    /** The yearly fee of a house, in per cent of its tax assessment value. */
    propertyFee: z
      .strictObject({
        percent,
        most: minorUnits,
        exemption: z.strictObject({ since: z.int(), years: z.int().positive() }),
      })
      .optional(),
    /** Electricity and insurance a month, where adverts do not tell the running cost. */
    running: minorUnits.optional(),
  })
  .refine(({ amortisation, years }) => (amortisation === undefined) !== (years === undefined), {
    path: ["amortisation"],
    error: "or years is required, and not both",
  })
export type CostAssumptions = z.infer<typeof costAssumptions>
