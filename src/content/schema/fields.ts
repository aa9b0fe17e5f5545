import { z } from "zod"
import type { Minor } from "../../domain/money.ts"
import type { Language } from "../../spec/languages.ts"

export const line = z.string().trim().min(1)
const wholeAmount = z.int({
  error: ({ input }) => (input === undefined ? "is missing" : "must be a whole number of minor units (öre or cents)"),
})
export const minorUnits: z.ZodType<Minor> = wholeAmount.nonnegative()
export const aboveZero: z.ZodType<Minor> = wholeAmount.positive("must be above 0")
/** Left out while no price is set; CRMs write 0 for that. */
export const price: z.ZodType<Minor> = wholeAmount.positive("must be above 0: leave it out while no price is set")
export const squareMetres = z.number().positive()
export const day = z.iso.date()
export const picture = z.string().regex(/^[a-z0-9-]+\.jpg$/, "must be the name of a .jpg in src/content/media")

/** Segment of a path. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")

export const translations = (languages: readonly Language[], text: z.ZodType<string> = line) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, text]))) as unknown as z.ZodType<Translated>

/** One text in every language of its market. */
export type Translated = { readonly [language in Language]?: string }

export const coordinates = z.strictObject({ lat: z.number().min(54).max(71), lon: z.number().min(4).max(32) })

export const address = z.strictObject({
  street: line,
  postalCode: z.string().regex(/^\d{3} ?\d{2}$/, "must be five digits"),
  city: line,
})

export const energyClass = z.enum(["A", "B", "C", "D", "E", "F", "G"])

type Payload = {
  readonly value: unknown
  readonly issues: readonly { readonly code?: string | undefined; readonly path?: readonly PropertyKey[] | undefined }[]
}

/** Checks a rule also if other fields are wrong, so that an editor reads of every problem in one run. */
export const ifValid =
  (...fields: readonly string[]) =>
  ({ issues }: Payload): boolean =>
    issues.every(
      ({ code, path: [field] = [] }) =>
        code === "unrecognized_keys" || (field !== undefined && !fields.includes(String(field))),
    )
