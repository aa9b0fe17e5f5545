import fc from "fast-check"
import { z } from "zod"

/** Which optional fields a record has. */
export type Optional = "none" | "all" | "some"

/** How long texts are: of one letter, as people write, or as long as nobody has tried. */
export type Length = "shortest" | "usual" | "longest"

export type Manner = { readonly optional: Optional; readonly texts: Length }

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema | false
  readonly prefixItems?: readonly JsonSchema[]
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | false
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
}

/** Words as editors use them, with characters that HTML, JSON, CSV or a calendar gives a meaning. */
const usualWords =
  "ljus hörnlägenhet över gården valoisa koti puiston ääressä bright flat by the park Åsa & Örjan “Björken” 5 < 6 5 > 4 l’été 100 % kl. 18–19 #1 (ny) a/b; c, d: e_f *g* `h` [i] {j} \\ O'Neill".split(
    " ",
  )

/** Words that fit in no line of a phone. */
const longestWords = [
  "Huoneistokohtainenkäyttövesikustannus",
  "bostadsrättsföreningsårsredovisning",
  "lägenhetsinnehavare",
  "asuntoyhtiöjärjestysmuutosehdotus",
  "neighbourhood",
]

const textOf = (length: Length, most = Number.POSITIVE_INFINITY): fc.Arbitrary<string> => {
  const words = (pool: readonly string[], least: number, count: number) =>
    fc.array(fc.constantFrom(...pool), { minLength: least, maxLength: count }).map((list) => list.join(" "))
  const texts = {
    shortest: fc.constantFrom("A", "Ö", "x"),
    usual: words(usualWords, 2, 12),
    longest: words(longestWords, 30, 60),
  }
  return texts[length].map((text) => text.slice(0, most).trim())
}

/** Days that a person could write; visitors of the sites live in 2026. */
const dayOf = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const stringOf = ({ format, pattern, maxLength }: JsonSchema, { texts }: Manner): fc.Arbitrary<string> => {
  if (format === "date") return dayOf
  if (format === "date-time") return dayOf.map((day) => `${day}T12:00:00+02:00`)
  if (format === "uri") return fc.constant("https://source.example/figures")
  if (format === "email") return fc.constant("agent@agency.example")
  return pattern === undefined ? textOf(texts, maxLength) : fc.stringMatching(new RegExp(pattern))
}

/** Larger numbers would not fit a page, and no home has them. */
const largest = 20_000

const numberOf = (schema: JsonSchema): fc.Arbitrary<number> => {
  const { type, minimum, exclusiveMinimum, maximum = largest, multipleOf } = schema
  const min = Math.max(minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1), -largest)
  const max = Math.max(min, Math.min(maximum, largest))
  if (multipleOf) return fc.integer({ min: min / multipleOf, max: max / multipleOf }).map((count) => count * multipleOf)
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map((tenths) => tenths / 10)
}

const listSizeOf = ({ minItems = 0, maxItems = 20 }: JsonSchema, { optional }: Manner) => {
  if (optional === "none") return { minLength: minItems, maxLength: minItems }
  return {
    minLength: optional === "all" ? Math.max(minItems, 1) : minItems,
    maxLength: Math.min(maxItems, minItems + 4),
  }
}

const drawn = (schema: JsonSchema, manner: Manner): fc.Arbitrary<unknown> => {
  const { optional } = manner
  if ("const" in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => drawn(choice, manner)))
  if (Array.isArray(schema.type)) {
    const [type, ...others] = schema.type as string[]
    const value = drawn({ ...schema, type: type as string }, manner)
    if (!others.includes("null") || optional === "all") return value
    return optional === "none" ? fc.constant(null) : fc.option(value, { freq: 2 })
  }
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => drawn(item, manner)))
  if (schema.type === "array") return fc.array(drawn(schema.items || {}, manner), listSizeOf(schema, manner))
  if (schema.type === "object") {
    if (schema.propertyNames) return fc.constant({})
    const properties = Object.entries(schema.properties ?? {})
    const chosen = properties.filter(([name]) => optional !== "none" || schema.required?.includes(name))
    const record = Object.fromEntries(chosen.map(([name, value]) => [name, drawn(value, manner)]))
    return optional === "some" ? fc.record(record, { requiredKeys: [...(schema.required ?? [])] }) : fc.record(record)
  }
  if (schema.type === "string") return stringOf(schema, manner)
  if (schema.type === "boolean") return fc.boolean()
  if (schema.type === "null") return fc.constant(null)
  return numberOf(schema)
}

/**
 * Values of a schema's fields; rules between fields are left to the caller.
 * A new field of the schema is tried without a change here.
 */
export const valuesOf = <Value>(schema: z.ZodType<Value>, manner: Manner): fc.Arbitrary<Value> =>
  drawn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema, manner) as fc.Arbitrary<Value>
