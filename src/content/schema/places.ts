import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { coordinates, line, picture, translations } from "./fields.ts"

const areaFigures = ["population", "populationChange", "landArea", "density"] as const

export const area = (languages: readonly Language[]) =>
  z.strictObject({
    name: translations(languages),
    /** The name as the place of something: "på Södermalm", "Lauttasaaressa". */
    within: translations(languages),
    /** The name as a subject: "om Södermalm", "Lauttasaaresta". */
    about: translations(languages),
    city: translations(languages),
    /** What people call the area or its city in a search, such as "Vasastan" and "Sthlm". */
    alsoCalled: z.array(line).optional(),
    summary: translations(languages),
    description: translations(languages),
    picture,
    coordinates,
    /** Postal code of the neighbourhood with the area's figures (Finland). */
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    /** Places of `prices.json` that replace missing prices of the area (Sweden), nearest first. */
    pricesOf: z.array(line).optional(),
    /** A figure that was not found is left out. */
    facts: z.array(z.strictObject({ figure: z.enum(areaFigures), value: z.number(), year: z.int(), source: line })),
  })

/** Source of a figure; its name includes the year or day of the figure. */
export const source = (languages: readonly Language[]) =>
  z.strictObject({
    /** Short form, shown beside a figure. */
    short: translations(languages),
    name: translations(languages),
    url: z.url(),
  })

/** Figures of a city, for comparison with its areas; a missing figure is left out. */
export const city = (languages: readonly Language[]) =>
  z.strictObject({
    name: translations(languages),
    /** Number of postal areas in the sum (Finland), without areas too small to be published. */
    postalAreas: z.int().positive().optional(),
    source: line,
    year: z.int(),
    figures: z.partialRecord(
      z.enum([...areaFigures, "meanAge", "withChildren", "dwellings", "meanLivingArea", "flats", "ownerOccupied"]),
      z.number(),
    ),
  })

/** Prices of tenant-owned flats (bostadsrätter) in one month, kr per m², by places larger than areas. */
export const prices = (languages: readonly Language[]) =>
  z.strictObject({
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2024-06"),
    source: line,
    places: z.record(
      z.string(),
      z.strictObject({ name: translations(languages), perSquareMetre: z.number().positive() }),
    ),
  })

/** What is around the areas: stations, and the services that plan journeys and list schools. */
export const surroundings = (languages: readonly Language[]) =>
  z.strictObject({
    source: line,
    /** Areas in which no station is missing from `stations`; the others show none. */
    areas: z.array(line).min(1),
    stations: z
      .array(
        z.strictObject({
          name: translations(languages),
          kinds: z.array(z.enum(["metro", "train"])).min(1),
          coordinates,
        }),
      )
      .min(1),
    /** A link without `areas` is for all of them. */
    links: z.array(z.strictObject({ name: translations(languages), url: z.url(), areas: z.array(line).optional() })),
  })

const figure = z.number().nullable()

/** Year of the neighbourhoods' prices; `priceYears` are the years of their trend. */
export const priceYear = "2025"
export const priceYears = ["2023", "2024", priceYear] as const

/** Figure by year. */
const series = z.record(z.string().regex(/^\d{4}$/), figure)

/** One postal area; null is "no data". Prices are €/m² of old dwellings in housing companies. */
export const neighbourhood = z.strictObject({
  postalCode: z.string().regex(/^\d{5}$/),
  name: z.strictObject({ fi: line, sv: line, en: line }),
  city: z.strictObject({ fi: line, sv: line, en: line }),
  coordinates,
  landArea: figure,
  population: figure,
  density: figure,
  meanAge: figure,
  dwellings: figure,
  meanLivingArea: figure,
  flats: figure,
  ownerOccupied: figure,
  withChildren: figure,
  medianIncome: figure,
  prices: z.strictObject({ oneRoom: figure, twoRooms: figure, threeRooms: figure, rowHouse: figure }),
  twoRoomPrices: z.record(z.enum(priceYears), figure),
  history: z.strictObject({ population: series, medianIncome: series }).optional(),
})
