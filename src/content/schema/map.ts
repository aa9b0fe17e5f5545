import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { coordinates, line, slug, translations } from "./fields.ts"

/** Outline of a water: longitude and latitude alternate. */
const outline = z.array(z.number()).min(6)

/** Waters of a market's map: an overview, and details within boxes (west, south, east, north). */
export const waters = z.strictObject({
  overview: z.array(outline),
  regions: z.array(
    z.strictObject({
      id: slug,
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      waters: z.array(outline),
    }),
  ),
})

const geographyLabel = (languages: readonly Language[]) =>
  z.strictObject({
    kind: z.enum(["country", "sea", "lake", "water", "city", "town", "place"]),
    name: translations(languages),
    ...coordinates.shape,
    /** Most and fewest metres per pixel at which the label shows. */
    most: z.number().positive(),
    least: z.number().nonnegative(),
  })
export type GeographyLabel = z.infer<ReturnType<typeof geographyLabel>>

/** Extent of a market's map, and its labels. */
export const map = (languages: readonly Language[]) =>
  z.strictObject({
    /** Longitude of the centre. */
    meridian: z.number(),
    /** West, north, east and south edge, in kilometres from the point where the meridian meets the equator. */
    reach: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    sources: z.array(z.strictObject({ name: line, url: z.url() })).min(1),
    labels: z.array(geographyLabel(languages)),
  })
