import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { coordinates, line, slug, translated } from "./fields.ts"

/** A water's line as longitude and latitude by turns. */
const outline = z.array(z.number()).min(6)

/** Waters of a market's map: as they are seen from afar, and in detail within boxes (west, south, east, north). */
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
    name: translated(languages),
    ...coordinates.shape,
    /** Shown where a pixel stands for at most and at least as many metres. */
    most: z.number().positive(),
    least: z.number().nonnegative(),
  })
export type GeographyLabel = z.infer<ReturnType<typeof geographyLabel>>

/** What a market's map reaches over, and the names on it. */
export const map = (languages: readonly Language[]) =>
  z.strictObject({
    /** Longitude in the middle. */
    meridian: z.number(),
    /** West, north, east and south end, in kilometres from where the meridian meets the equator. */
    reach: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    sources: z.array(z.strictObject({ name: line, url: z.url() })).min(1),
    labels: z.array(geographyLabel(languages)),
  })
