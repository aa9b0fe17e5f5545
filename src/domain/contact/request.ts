import * as z from "zod/mini"
import { type CallTime, callTimes, leastTime, lengths, type Topic, topics } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import type { PhoneReader } from "./phone.ts"

/** A contact request as it is stored. */
export type ContactRequest = {
  readonly language: Language
  readonly topic: Topic
  readonly name: string
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  readonly callTime: CallTime
  readonly message: string | null
  /** Id of the home that it is about. */
  readonly home: string | null
  /** Of the home that is to be valued. */
  readonly address: string | null
  /** Whether the visitor wants to hear of other things too. */
  readonly marketing: boolean
}

/** What can be wrong with a field; `reach` is wrong where there is neither an e-mail address nor a telephone number. */
export type FieldError = {
  readonly field: keyof Fields
  readonly code: "missing" | "reach" | "long" | "form" | "markup" | "country" | "hurry" | "trap"
}

/** A form's fields, by their names. */
export type Fields = z.infer<typeof fieldsSchema>

/** Neither control characters nor halves of a surrogate pair: no keyboard writes them. */
const isText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text)
const isLine = (text: string): boolean => isText(text) && !/[\n\r\t]/.test(text)
const isMarkup = (text: string): boolean => /<\s*[a-z/!?]/i.test(text)

const line = z.string().check(z.refine(isLine, { error: "form" }))
const longest = (length: number) => z.refine<string>((text) => text.trim().length <= length, { error: "long" })

/** People's names have letters of any script and the signs that stand in names; no name has brackets or semicolons. */
const isName = (text: string): boolean => /^[\p{L}\p{M}\p{Nd}\s.,'’`´()\-‐–/&·]*$/u.test(text) && /\p{L}|^$/u.test(text)

/** One @ with something before it, and a domain with a dot after it: a typing error is found, no address is refused that works. */
const isEmail = (text: string): boolean =>
  text === "" || /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\].]+(\.[^\s@<>()",;:\\[\].]+)+$/.test(text)

const fieldsSchema = z.strictObject({
  topic: z.enum(topics, { error: "form" }),
  language: line.check(z.maxLength(2)),
  /** Path of the page that has the form. */
  page: z.optional(line.check(z.maxLength(300))),
  /** Made once for each request by the browser, so that sending again sends nothing new. */
  key: z.optional(z.uuid({ error: "form" })),
  /** Milliseconds since the form was first seen. */
  elapsed: z.optional(
    z
      .union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))], { error: "form" })
      .check(z.refine((time: number | string) => Number(time) >= leastTime, { error: "hurry" })),
  ),
  /** Seen by no person: what fills it in is no person. */
  website: z.optional(z.literal("", { error: "trap" })),
  name: z._default(
    line.check(
      longest(lengths.name),
      z.refine((text) => isName(text.trim()), { error: "form" }),
      z.refine((text) => text.trim() !== "", { error: "missing" }),
    ),
    "",
  ),
  email: z._default(
    line.check(
      longest(lengths.email),
      z.refine((text) => isEmail(text.trim()), { error: "form" }),
    ),
    "",
  ),
  country: z._default(line.check(longest(lengths.country)), ""),
  phone: z._default(line.check(longest(lengths.phone)), ""),
  callTime: z._default(z.enum(callTimes, { error: "form" }), "any"),
  message: z._default(
    z.string().check(
      z.refine(isText, { error: "form" }),
      longest(lengths.message),
      z.refine((text) => !isMarkup(text), { error: "markup" }),
    ),
    "",
  ),
  home: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, { error: "form" }))),
  address: z._default(
    line.check(
      longest(lengths.address),
      z.refine((text) => !isMarkup(text), { error: "markup" }),
    ),
    "",
  ),
  marketing: z.optional(z.enum(["yes"], { error: "form" })),
})

const codes: ReadonlySet<string> = new Set(["missing", "reach", "long", "form", "markup", "country", "hurry", "trap"])

const errorOf = ({
  path,
  message,
}: {
  readonly path: readonly PropertyKey[]
  readonly message: string
}): FieldError => ({
  field: String(path[0] ?? "topic") as keyof Fields,
  code: codes.has(message) ? (message as FieldError["code"]) : "form",
})

const given = (text: string): string | null => text.trim() || null

/**
 * Reads what a form has sent, the same way before it is sent and after.
 * @param value of a JSON body or a form: anything at all
 * @param languages of the market
 * @returns the request, or all that is wrong with it, one error a field, in the order of the form
 */
export const readContactRequest = (
  value: unknown,
  languages: readonly Language[],
  readPhone: PhoneReader,
): { readonly request: ContactRequest; readonly fields: Fields } | { readonly errors: readonly FieldError[] } => {
  const parsed = fieldsSchema.safeParse(value)
  const errors = new Map<string, FieldError>()
  for (const issue of parsed.error?.issues ?? []) {
    const error = errorOf(issue)
    if (!errors.has(error.field)) errors.set(error.field, error)
  }
  if (!parsed.success) return { errors: [...errors.values()] }
  const fields = parsed.data
  const language = languages.find((one) => one === fields.language)
  const phone = readPhone(fields.country, fields.phone)
  const found: (FieldError | false)[] = [
    !language && { field: "language", code: "form" },
    !given(fields.email) && !given(fields.phone) && { field: "email", code: "reach" },
    phone === "country" && { field: "country", code: "country" },
    phone === "number" && { field: "phone", code: "form" },
    fields.topic === "valuation" && !given(fields.address) && { field: "address", code: "missing" },
    (fields.topic === "home" || fields.topic === "viewing") && !fields.home && { field: "home", code: "missing" },
  ]
  const wrong = found.filter((error) => error !== false)
  if (wrong.length > 0 || !language) return { errors: wrong }
  return {
    fields,
    request: {
      language,
      topic: fields.topic,
      name: fields.name.trim().normalize("NFC"),
      email: given(fields.email),
      phone: typeof phone === "object" ? (phone?.e164 ?? null) : null,
      callTime: fields.callTime,
      message: given(fields.message),
      home: fields.home ?? null,
      address: given(fields.address),
      marketing: fields.marketing === "yes",
    },
  }
}
