import type { Language } from "../../spec/languages.ts"
import { type ErrorCode, errorCodes, type Fields, fieldNames, fieldsSchema, unstoredFields } from "./fields.ts"
import type { PhoneReader } from "./phone.ts"
import { type AnnouncedViewings, viewingError } from "./viewing.ts"

type Stored = Omit<Fields, (typeof unstoredFields)[number] | "language" | "phone" | "marketing">
/** An optional field that the visitor left empty is null. */
type Texts = {
  readonly [field in keyof Stored]-?: Stored[field] extends string ? Stored[field] : NonNullable<Stored[field]> | null
}

/** Content of a contact request. */
export type ContactRequest = Texts & {
  readonly language: Language
  /** In E.164 format. */
  readonly phone: string | null
  /** Whether the visitor accepts marketing. */
  readonly marketing: boolean
}

/** An error of one field, or of the form as a whole (for example, unknown fields). */
export type FieldError = { readonly field: keyof Fields | "form"; readonly code: ErrorCode }

const fieldOrder: readonly string[] = ["form", ...fieldNames]
const storedFields = fieldNames.filter((field) => !unstoredFields.some((unstored) => unstored === field))

const requestOf = (fields: Fields, language: Language, phone: string | null): ContactRequest => ({
  ...(Object.fromEntries(storedFields.map((field) => [field, fields[field] || null])) as unknown as Texts),
  language,
  phone,
  viewing: (fields.topic === "sign-up" && fields.viewing) || null,
  marketing: fields.marketing === "yes",
})

/**
 * Validates a form, with the same rules in the browser and in the service.
 * @param value anything: the content of a JSON body or a form
 * @param languages of the market
 * @param announced of the home that the form is about
 * @returns the request, or one error for each invalid field, in the order of the form
 */
export const readContactRequest = (
  value: unknown,
  languages: readonly Language[],
  readPhone: PhoneReader,
  announced: AnnouncedViewings = { starts: [], now: 0 },
): { readonly request: ContactRequest; readonly fields: Fields } | { readonly errors: readonly FieldError[] } => {
  const parsed = fieldsSchema.safeParse(value)
  const errors = new Map<string, ErrorCode>()
  const addError = (field: FieldError["field"], code: ErrorCode) => {
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
  if (["home", "sign-up", "viewing"].includes(textOf("topic")) && !textOf("home")) addError("home", "missing")
  const viewingProblem = textOf("topic") === "sign-up" && viewingError(textOf("viewing"), announced)
  if (viewingProblem) addError("viewing", viewingProblem)

  if (!parsed.success || !language || errors.size > 0)
    return {
      errors: [...errors]
        .map(([field, code]) => ({ field: field as FieldError["field"], code }))
        .toSorted((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field)),
    }
  return {
    fields: parsed.data,
    request: requestOf(parsed.data, language, typeof phone === "object" ? (phone?.e164 ?? null) : null),
  }
}
