import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import {
  aboveZero,
  address,
  coordinates,
  day,
  ifValid,
  line,
  minorUnits,
  picture,
  slug,
  squareMetres,
  translations,
} from "./fields.ts"
import { floorPlan } from "./floor-plan.ts"

/** Features that are outdoors; a floor plan draws them as balconies and terraces. */
export const outdoorFeatures = ["balcony", "glazedBalcony", "terrace", "patio"] as const

export const features = [
  "lift",
  ...outdoorFeatures,
  "sauna",
  "fireplace",
  "storage",
  "parking",
  "garage",
  "evCharging",
  "laundryRoom",
  "broadband",
  "seaView",
] as const

type FieldsWithRules = {
  readonly status: string
  readonly yearBuilt: number
  readonly updatedAt: string
  readonly estimatedCompletion?: string | undefined
  readonly floorPlan?: object | undefined
  readonly soldOn?: string | undefined
  readonly priceHistory: readonly unknown[]
  readonly priceSince?: string | undefined
}

/** Adds the rules between fields that hold in every country. */
export const withListingRules = <Listing extends z.ZodType<FieldsWithRules>>(listing: Listing): Listing =>
  listing
    .refine(
      ({ yearBuilt, updatedAt, estimatedCompletion }) =>
        yearBuilt <= Number(updatedAt.slice(0, 4)) || estimatedCompletion !== undefined,
      {
        path: ["estimatedCompletion"],
        error: "is required while the building is not completed",
        when: ifValid("yearBuilt", "updatedAt", "estimatedCompletion"),
      },
    )
    .refine(({ status, floorPlan }) => status === "upcoming" || floorPlan !== undefined, {
      path: ["floorPlan"],
      error: "is required, unless the home is yet to come",
      when: ifValid("status", "floorPlan"),
    })
    .refine(({ status, soldOn }) => (status === "sold") === (soldOn !== undefined), {
      path: ["soldOn"],
      error: "is required once sold, and only then",
      when: ifValid("status", "soldOn"),
    })
    .refine(
      ({ status, priceHistory, priceSince }) =>
        status === "sold" || priceHistory.length === 0 || priceSince !== undefined,
      {
        path: ["priceSince"],
        error: "is required where other prices were asked before",
        when: ifValid("status", "priceHistory", "priceSince"),
      },
    )

const viewings = z
  .array(
    z
      .strictObject({
        /** Stays when the viewing moves; by default its place in the list, from 1. */
        id: z
          .string()
          .regex(/^[a-z0-9]+$/, "must be small letters and digits, such as 2")
          .optional(),
        start: z.iso.datetime({ offset: true }),
        end: z.iso.datetime({ offset: true }),
        /** Takes the viewing off the pages, and cancels it in calendars that follow its entry. */
        cancelled: z.literal(true).optional(),
      })
      .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
        path: ["end"],
        error: "must be later than start",
      }),
  )
  .refine((list) => new Set(list.map(({ id }, place) => id ?? String(place + 1))).size === list.length, {
    error: "must have different ids; a viewing without one has its place in the list, from 1",
  })

/**
 * Sources of the advert rules: Finnish decree 130/2001 § 2; Swedish act 2006:985 and the estate agents' inspectorate
 * (FMI).
 */
export const listingFields = (languages: readonly Language[]) => ({
  /** Ids under which the home was published before, oldest first: their addresses lead to its page. */
  formerIds: z.array(slug).optional(),
  /** Id of an area of the market. */
  area: line,
  type: z.enum(["apartment", "rowHouse", "semiDetached", "house"]),
  status: z.enum(["upcoming", "forSale", "reserved", "sold"]),
  publishedAt: day,
  updatedAt: day,
  newBuild: z.boolean(),
  /** Year and month, required while the building is planned or under construction. */
  estimatedCompletion: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2027-05")
    .optional(),
  address,
  coordinates,
  headline: translations(languages),
  /** Paragraphs, separated by an empty line. */
  description: translations(languages),
  livingArea: squareMetres,
  otherArea: squareMetres.optional(),
  plotArea: squareMetres.optional(),
  rooms: z.number().multipleOf(0.5, "must be a whole number of rooms, or end in .5").min(1).max(20),
  floor: z.int().optional(),
  floors: z.int().min(1).optional(),
  yearBuilt: z.int().min(1600).max(2030),
  condition: z.enum(["new", "good", "satisfactory", "needsRenovation"]),
  heating: z.enum(["districtHeating", "geothermal", "exhaustAirHeatPump", "airToWaterHeatPump", "directElectric"]),
  features: z.array(z.enum(features)),
  pictures: z.array(picture).min(4).max(8),
  /** Optional for upcoming homes only. */
  floorPlan: floorPlan.optional(),
  /** Id of an agent of the market. */
  agent: line,
  viewings,
  /** Earlier asking prices, oldest first, each with its first day; without the current price. */
  priceHistory: z.array(z.strictObject({ date: day, price: aboveZero })),
  /** First day of the current price; required after a price change. */
  priceSince: day.optional(),
  /** Required once sold. */
  soldOn: day.optional(),
  availableFrom: z.union([day, z.literal("negotiable")]),
  /** Other costs, each in the currency in which it is charged (ISO 4217). */
  otherCosts: z
    .array(
      z.strictObject({
        label: translations(languages),
        amount: minorUnits,
        currency: z.string().regex(/^[A-Z]{3}$/, "must be a three-letter ISO 4217 code"),
        per: z.enum(["month", "year", "once"]),
        /** Optional cost, which the page lists but leaves out of the monthly sum. */
        optional: z.literal(true).optional(),
      }),
    )
    .optional(),
})

export const renovations = (languages: readonly Language[]) =>
  z.strictObject({ done: z.array(translations(languages)), planned: z.array(translations(languages)) })

/** A home without an energy class must state the reason. */
export const withoutClass = (languages: readonly Language[]) =>
  [
    z.strictObject({ status: z.literal("notRequired"), reason: translations(languages) }),
    z.strictObject({ status: z.literal("missing"), reason: translations(languages) }),
  ] as const
