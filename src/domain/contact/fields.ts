import * as z from "zod/mini"
import { callTimes, leastTime, topics } from "../../spec/contact.ts"

/** Maximum lengths of fields, in characters. */
export const lengths = { name: 100, email: 254, country: 60, phone: 40, address: 200, message: 4000 } as const

/**
 * `reach`: neither an e-mail address nor a telephone number; `over`: a viewing that has begun; `hurry` and `trap`: probably
 * sent by a bot; `conflict`: another request has the same key.
 */
export const errorCodes = [
  "missing",
  "reach",
  "long",
  "form",
  "over",
  "markup",
  "country",
  "hurry",
  "trap",
  "conflict",
] as const
export type ErrorCode = (typeof errorCodes)[number]

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

/**
 * Requires one @ and a dot in the domain, which finds typing errors without refusing a working address. The part before
 * the @ has ASCII letters: few mail servers take anything else.
 */
const isEmail = (text: string): boolean =>
  text === "" || /^[!#-'*+./-9=?A-Z^-~-]+@[^\s@<>()",;:\\[\].]+(\.[^\s@<>()",;:\\[\].]+)+$/.test(text)

const validText = (isValid: (text: string) => boolean, error: ErrorCode = "form") =>
  z.refine<string>(isValid, { error })

const line = (maxLength: number, ...checks: readonly ReturnType<typeof validText>[]) =>
  z.string().check(z.trim(), validText(isLine), z.maxLength(maxLength, { error: "long" }), ...checks)

/** An e-mail address, or nothing. */
export const emailSchema = line(lengths.email, validText(isEmail))

/** Fields that the form sends, in its order. */
export const fieldsSchema = z.strictObject({
  language: z.string().check(z.maxLength(2)),
  topic: z.enum(topics),
  /** Start of an announced viewing of the home, for a sign-up. */
  viewing: z.optional(z.string().check(z.maxLength(30, { error: "form" }))),
  /** Path of the page with the form. */
  page: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u))),
  /** The browser makes one key for each request, so that a retry stores nothing twice. */
  key: z.optional(z.uuid().check(z.toLowerCase())),
  /** Key of the request that the visitor came back from the thanks to correct. */
  corrects: z.optional(z.uuid().check(z.toLowerCase())),
  /** Milliseconds since the visitor first saw the form. */
  elapsed: z.optional(
    z
      .union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))], { error: "form" })
      .check(z.refine((time: number | string) => Number(time) >= leastTime, { error: "hurry" })),
  ),
  /** Hidden from people, so only a bot fills it in. */
  website: z.optional(z.literal("", { error: "trap" })),
  name: z.prefault(
    line(
      lengths.name,
      validText(isName),
      validText((text) => text !== "", "missing"),
    ),
    "",
  ),
  email: z.optional(emailSchema),
  country: z.optional(
    line(
      lengths.country,
      validText((text) => !/[<>{};=]/.test(text)),
    ),
  ),
  phone: z.optional(line(lengths.phone)),
  callTime: z._default(z.enum(callTimes), "any"),
  message: z.optional(
    z.string().check(
      // Forms send CRLF, which would count a line break twice against the limit.
      z.overwrite((text) => text.replaceAll("\r\n", "\n")),
      z.trim(),
      validText(isText),
      z.maxLength(lengths.message, { error: "long" }),
      validText((text) => !hasMarkup(text), "markup"),
    ),
  ),
  home: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,100}$/))),
  address: z.optional(
    line(
      lengths.address,
      validText((text) => !hasMarkup(text), "markup"),
      validText(isAddress),
    ),
  ),
  marketing: z.optional(z.enum(["yes"])),
})

export type Fields = z.infer<typeof fieldsSchema>
export const fieldNames = Object.keys(fieldsSchema.shape) as (keyof Fields)[]

/** Fields that serve to check and send a request; all others are stored. */
export const unstoredFields = [
  "page",
  "key",
  "corrects",
  "elapsed",
  "website",
  "country",
] as const satisfies (keyof Fields)[]

type VisibleField = {
  /** Whether a text `contact.form.<field>` labels it, and says that it is required. */
  readonly label: "required" | "optional" | null
  /** Whether it stays empty until the visitor types in it. */
  readonly isTyped: boolean
  /** Errors that have a text of their own, `contact.error.<field>.<code>`. */
  readonly errors: readonly ErrorCode[]
}

/** Fields that the form shows or has errors of; the telephone field labels itself and its country. */
export const visibleFields = {
  topic: { label: "optional", isTyped: false, errors: ["form"] },
  viewing: { label: "required", isTyped: false, errors: ["missing", "form", "over"] },
  website: { label: "optional", isTyped: false, errors: [] },
  name: { label: "required", isTyped: true, errors: ["missing", "long", "form"] },
  email: { label: "optional", isTyped: true, errors: ["reach", "long", "form"] },
  country: { label: null, isTyped: false, errors: ["country"] },
  phone: { label: null, isTyped: true, errors: ["long", "form"] },
  callTime: { label: "optional", isTyped: false, errors: ["form"] },
  message: { label: "optional", isTyped: true, errors: ["long", "form", "markup"] },
  home: { label: null, isTyped: false, errors: ["missing"] },
  address: { label: "required", isTyped: true, errors: ["missing", "long", "form", "markup"] },
  marketing: { label: "optional", isTyped: false, errors: ["form"] },
} as const satisfies { readonly [field in keyof Fields]?: VisibleField }

type VisibleFields = typeof visibleFields
type LabelledField = {
  [field in keyof VisibleFields]: VisibleFields[field]["label"] extends string ? field : never
}[keyof VisibleFields]

const visibleNames = Object.keys(visibleFields) as (keyof VisibleFields)[]
export const typedFields = visibleNames.filter((field) => visibleFields[field].isTyped)
export const labelledFields = visibleNames.filter(
  (field): field is LabelledField => visibleFields[field].label !== null,
)
