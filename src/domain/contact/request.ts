import * as z from "zod/mini"
import { type CallTime, callTimes, leastTime, lengths, type Topic, topics } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import type { PhoneReader } from "./phone.ts"

/** A contact request as the store keeps it. */
export type ContactRequest = {
  readonly language: Language
  readonly topic: Topic
  readonly name: string
  readonly email: string | null
  /** In E.164 format. */
  readonly phone: string | null
  readonly callTime: CallTime
  readonly message: string | null
  /** Id of the home that the request is about. */
  readonly home: string | null
  /** Address of the home to value. */
  readonly address: string | null
  /** Whether the visitor accepts marketing. */
  readonly marketing: boolean
}

/**
 * `reach`: neither an e-mail address nor a telephone number; `hurry` and `trap`: probably sent by a bot; `conflict`:
 * another request has the same key.
 */
const errorCodes = ["missing", "reach", "long", "form", "markup", "country", "hurry", "trap", "conflict"] as const

/** An error of one field, or of the form as a whole (for example, unknown fields). */
export type FieldError = { readonly field: keyof Fields | "form"; readonly code: (typeof errorCodes)[number] }

export type Fields = z.infer<typeof fieldsSchema>

/** Rejects control characters, lone surrogates and U+FFFD, the sign of a wrong encoding: no keyboard types them. */
const isText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\n\r\t]|\ufffd/u.test(text)
const isLine = (text: string): boolean => isText(text) && !/[\n\r\t]/.test(text)
/** Detects text that browsers would parse as a tag; "rent < 9 000" and "<3" pass. */
const hasMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text)

/** Accepts letters of any script, their joiners and the signs of names, but not semicolons or double hyphens. */
const isName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{Nd}\s.,'’`´()\-‐–/&·・׳״]*$/u.test(text.replaceAll(/\u200c|\u200d/g, "")) &&
  /\p{L}|^$/u.test(text) &&
  !text.includes("--")

/** Accepts house letters, floors and flats (`C/O`, `5 tr`, `#12`), but not the signs of program code. */
const isAddress = (text: string): boolean => !/[<>{}[\]\\;=*"$^|~]|--/.test(text)

/** Requires one @ and a dot in the domain, which finds typing errors without refusing a working address. */
const isEmail = (text: string): boolean =>
  text === "" || /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\].]+(\.[^\s@<>()",;:\\[\].]+)+$/.test(text)

const validText = (isValid: (text: string) => boolean, error: FieldError["code"] = "form") =>
  z.refine<string>(isValid, { error })

/** One line of text; a missing field is an empty string. */
const lineField = (maxLength: number, ...checks: readonly ReturnType<typeof validText>[]) =>
  z._default(z.string().check(z.trim(), validText(isLine), z.maxLength(maxLength, { error: "long" }), ...checks), "")

const fieldsSchema = z.strictObject({
  topic: z.enum(topics),
  language: z.string().check(z.maxLength(2)),
  /** Path of the page with the form. */
  page: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u))),
  /** The browser makes one key for each request, so that a retry stores nothing twice. */
  key: z.optional(z.uuid().check(z.toLowerCase())),
  /** Milliseconds since the visitor first saw the form. */
  elapsed: z.optional(
    z
      .union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))], { error: "form" })
      .check(z.refine((time: number | string) => Number(time) >= leastTime, { error: "hurry" })),
  ),
  /** Hidden from people, so only a bot fills it in. */
  website: z.optional(z.literal("", { error: "trap" })),
  name: lineField(
    lengths.name,
    validText(isName),
    validText((text) => text !== "", "missing"),
  ),
  email: lineField(lengths.email, validText(isEmail)),
  country: lineField(
    lengths.country,
    validText((text) => !/[<>{};=]/.test(text)),
  ),
  phone: lineField(lengths.phone),
  callTime: z._default(z.enum(callTimes), "any"),
  message: z._default(
    z.string().check(
      // Forms send CRLF, which would count a line break twice against the limit.
      z.overwrite((text) => text.replaceAll("\r\n", "\n")),
      z.trim(),
      validText(isText),
      z.maxLength(lengths.message, { error: "long" }),
      validText((text) => !hasMarkup(text), "markup"),
    ),
    "",
  ),
  home: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,100}$/))),
  address: lineField(
    lengths.address,
    validText((text) => !hasMarkup(text), "markup"),
    validText(isAddress),
  ),
  marketing: z.optional(z.enum(["yes"])),
})

const fieldOrder: readonly string[] = ["form", ...Object.keys(fieldsSchema.shape)]

const textOrNull = (text: string | undefined): string | null => text || null

/**
 * Validates a form, with the same rules in the browser and in the service.
 * @param value anything: the content of a JSON body or a form
 * @param languages of the market
 * @returns the request, or one error for each invalid field, in the order of the form
 */
export const readContactRequest = (
  value: unknown,
  languages: readonly Language[],
  readPhone: PhoneReader,
): { readonly request: ContactRequest; readonly fields: Fields } | { readonly errors: readonly FieldError[] } => {
  const parsed = fieldsSchema.safeParse(value)
  const errors = new Map<string, FieldError["code"]>()
  const addError = (field: FieldError["field"], code: FieldError["code"]) => {
    if (!errors.has(field)) errors.set(field, code)
  }
  for (const { path, message } of parsed.error?.issues ?? [])
    addError(String(path[0] ?? "form") as FieldError["field"], errorCodes.find((code) => code === message) ?? "form")

  // Reports errors that depend on two fields together with the others, as far as those fields can be read.
  const textOf = (field: keyof Fields): string => {
    const text = (value as Readonly<Record<string, unknown>> | null)?.[field]
    return typeof text === "string" ? text.trim() : ""
  }
  const language = languages.find((candidate) => candidate === textOf("language"))
  if (!language) addError("language", "form")
  if (!textOf("email") && !textOf("phone") && !errors.has("phone")) addError("email", "reach")
  const phone = errors.has("country") || errors.has("phone") ? null : readPhone(textOf("country"), textOf("phone"))
  if (phone === "country") addError("country", "country")
  if (phone === "number") addError("phone", "form")
  if (textOf("topic") === "valuation" && !textOf("address")) addError("address", "missing")
  if ((textOf("topic") === "home" || textOf("topic") === "viewing") && !textOf("home")) addError("home", "missing")

  if (!parsed.success || !language || errors.size > 0)
    return {
      errors: [...errors]
        .map(([field, code]) => ({ field: field as FieldError["field"], code }))
        .toSorted((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field)),
    }
  const fields = parsed.data
  return {
    fields,
    request: {
      language,
      topic: fields.topic,
      name: fields.name,
      email: textOrNull(fields.email),
      phone: typeof phone === "object" ? (phone?.e164 ?? null) : null,
      callTime: fields.callTime,
      message: textOrNull(fields.message),
      home: textOrNull(fields.home),
      address: textOrNull(fields.address),
      marketing: fields.marketing === "yes",
    },
  }
}
