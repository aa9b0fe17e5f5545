import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { keyFigures, keyFiguresFit } from "./association.ts"
import { energyClass, ifValid, line, minorUnits, price, translations } from "./fields.ts"
import { listingFields, renovations, withoutClass } from "./listing.ts"

export const swedishListing = (languages: readonly Language[]) =>
  z
    .strictObject({
      ...listingFields(languages),
      priceType: z.enum(["asking", "accepted", "fixed"]),
      /** Asking price (utgångspris), or the final price once sold; left out while no price is set. */
      price: price.optional(),
      /** Per year. */
      runningCost: minorUnits,
      energy: z.discriminatedUnion("status", [
        /** kWh per m² and year (primärenergital). */
        z.strictObject({ status: z.literal("class"), class: energyClass, performance: z.int().positive() }),
        ...withoutClass(languages),
      ]),
      tenure: z.enum(["bostadsratt", "aganderatt"]),
      /** Required for a bostadsrätt. */
      association: z
        .strictObject({
          name: line,
          apartmentNumber: line,
          /** Per cent of the association (andelstal). */
          share: z.number().positive().max(100),
          pledged: z.boolean(),
          monthlyFee: minorUnits,
          feeChange: translations(languages).optional(),
          annualReportYear: z.int(),
          genuine: z.boolean(),
          homes: z.int().positive(),
          plotTenure: z.enum(["owned", "leased"]),
          /** Left out while the association has no annual report with key figures. */
          keyFigures: keyFigures.optional(),
          renovations: renovations(languages),
        })
        .optional(),
      /** Required for real property (äganderätt). */
      cadastral: z
        .strictObject({
          designation: line,
          /** Construction of the house (byggnadssätt). */
          construction: translations(languages),
          taxValue: minorUnits,
          /** Existing mortgage deeds (pantbrev) and their total amount. */
          mortgageDeeds: z
            .strictObject({ count: z.int().nonnegative(), amount: minorUnits })
            .refine(({ count, amount }) => (count === 0) === (amount === 0), {
              path: ["amount"],
              error: "is 0 where there are no deeds, and only there",
            }),
          easements: translations(languages).optional(),
          jointFacilities: translations(languages).optional(),
        })
        .optional(),
    })
    .refine((home) => home.price !== undefined || home.status === "upcoming" || home.status === "forSale", {
      path: ["price"],
      error: "is missing: only a home that is upcoming or for sale may have no price yet",
      when: ifValid("status", "price"),
    })
    .refine((home) => home.status !== "sold" || home.priceHistory.length > 0, {
      path: ["priceHistory"],
      error: "needs the price that was asked, once sold",
      when: ifValid("status", "priceHistory"),
    })
    .refine((home) => home.tenure !== "bostadsratt" || home.association, {
      path: ["association"],
      error: "is required for a bostadsrätt",
      when: ifValid("tenure", "association"),
    })
    .refine((home) => home.tenure !== "aganderatt" || home.cadastral, {
      path: ["cadastral"],
      error: "is required for real property",
      when: ifValid("tenure", "cadastral"),
    })
    .refine((home) => home.tenure !== "aganderatt" || home.plotArea, {
      path: ["plotArea"],
      error: "is required for real property",
      when: ifValid("tenure", "plotArea"),
    })
    .superRefine(keyFiguresFit, { when: ifValid("livingArea", "association") })
