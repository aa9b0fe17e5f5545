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

/**
 * `reach`: neither an e-mail address nor a telephone number; `hurry` and `trap`: sent by no person, as it seems; `conflict`:
 * another request has the key.
 */
const codes = ["missing", "reach", "long", "form", "markup", "country", "hurry", "trap", "conflict"] as const

/** What is wrong with a field, or with the form as a whole: with fields that it does not have. */
export type FieldError = { readonly field: keyof Fields | "form"; readonly code: (typeof codes)[number] }

/** A form's fields, by their names. */
export type Fields = z.infer<typeof fieldsSchema>

/** Control characters, halves of a surrogate pair and the mark of a wrong encoding: no keyboard writes them. */
const isText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\n\r\t]|\ufffd/u.test(text)
const isLine = (text: string): boolean => isText(text) && !/[\n\r\t]/.test(text)
/** Where browsers would see a tag: "rent < 9 000" and "<3" are none. */
const hasMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text)

/** Letters of any script, their joiners, and the signs that stand in names; no name has brackets, semicolons or two hyphens. */
const isName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{Nd}\s.,'’`´()\-‐–/&·・׳״]*$/u.test(text.replaceAll(/\u200c|\u200d/g, "")) &&
  /\p{L}|^$/u.test(text) &&
  !text.includes("--")

/** Also house letters, floors, flats (`C/O`, `5 tr`, `#12`); no address has the signs of a program. */
const isAddress = (text: string): boolean => !/[<>{}[\]\\;=*"$^|~]|--/.test(text)

/** One @ with something before it, and a domain with a dot after it: a typing error is found, no address is refused that works. */
const isEmail = (text: string): boolean =>
  text === "" || /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\].]+(\.[^\s@<>()",;:\\[\].]+)+$/.test(text)

const right = (isRight: (text: string) => boolean, error: FieldError["code"] = "form") =>
  z.refine<string>(isRight, { error })

/** What is typed into one line; nothing where it is left out. */
const line = (longest: number, ...checks: readonly ReturnType<typeof right>[]) =>
  z._default(z.string().check(z.trim(), right(isLine), z.maxLength(longest, { error: "long" }), ...checks), "")

const fieldsSchema = z.strictObject({
  topic: z.enum(topics),
  language: z.string().check(z.maxLength(2)),
  /** Path of the page that has the form. */
  page: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u))),
  /** Made once for each request by the browser, so that sending again sends nothing new. */
  key: z.optional(z.uuid().check(z.toLowerCase())),
  /** Milliseconds since the form was first seen. */
  elapsed: z.optional(
    z
      .union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))], { error: "form" })
      .check(z.refine((time: number | string) => Number(time) >= leastTime, { error: "hurry" })),
  ),
  /** Seen by no person: what fills it in is no person. */
  website: z.optional(z.literal("", { error: "trap" })),
  name: line(
    lengths.name,
    right(isName),
    right((text) => text !== "", "missing"),
  ),
  email: line(lengths.email, right(isEmail)),
  country: line(
    lengths.country,
    right((text) => !/[<>{};=]/.test(text)),
  ),
  phone: line(lengths.phone),
  callTime: z._default(z.enum(callTimes), "any"),
  message: z._default(
    z.string().check(
      // As a form writes line breaks, which the longest that a field takes does not count twice.
      z.overwrite((text) => text.replaceAll("\r\n", "\n")),
      z.trim(),
      right(isText),
      z.maxLength(lengths.message, { error: "long" }),
      right((text) => !hasMarkup(text), "markup"),
    ),
    "",
  ),
  home: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,100}$/))),
  address: line(
    lengths.address,
    right((text) => !hasMarkup(text), "markup"),
    right(isAddress),
  ),
  marketing: z.optional(z.enum(["yes"])),
})

const order: readonly string[] = ["form", ...Object.keys(fieldsSchema.shape)]

const given = (text: string | undefined): string | null => text || null

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
  const errors = new Map<string, FieldError["code"]>()
  const wrong = (field: FieldError["field"], code: FieldError["code"]) => {
    if (!errors.has(field)) errors.set(field, code)
  }
  for (const { path, message } of parsed.error?.issues ?? [])
    wrong(String(path[0] ?? "form") as FieldError["field"], codes.find((code) => code === message) ?? "form")

  // What one field asks of another is said together with the rest, as far as those fields can be read.
  const said = (field: keyof Fields): string => {
    const text = (value as Readonly<Record<string, unknown>> | null)?.[field]
    return typeof text === "string" ? text.trim() : ""
  }
  const language = languages.find((one) => one === said("language"))
  if (!language) wrong("language", "form")
  if (!said("email") && !said("phone") && !errors.has("phone")) wrong("email", "reach")
  const phone = errors.has("country") || errors.has("phone") ? null : readPhone(said("country"), said("phone"))
  if (phone === "country") wrong("country", "country")
  if (phone === "number") wrong("phone", "form")
  if (said("topic") === "valuation" && !said("address")) wrong("address", "missing")
  if ((said("topic") === "home" || said("topic") === "viewing") && !said("home")) wrong("home", "missing")

  if (!parsed.success || !language || errors.size > 0)
    return {
      errors: [...errors]
        .map(([field, code]) => ({ field: field as FieldError["field"], code }))
        .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
    }
  const fields = parsed.data
  return {
    fields,
    request: {
      language,
      topic: fields.topic,
      name: fields.name,
      email: given(fields.email),
      phone: typeof phone === "object" ? (phone?.e164 ?? null) : null,
      callTime: fields.callTime,
      message: given(fields.message),
      home: given(fields.home),
      address: given(fields.address),
      marketing: fields.marketing === "yes",
    },
  }
}
