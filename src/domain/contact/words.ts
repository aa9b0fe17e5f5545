import { visibleFields } from "./fields.ts"
import type { FieldError } from "./request.ts"

/**
 * Errors of the form as a whole: `store` (not saved) and `many` (network limit) are not the visitor's; only pages
 * without scripts show `foreign` (from another site), `opened` (nothing sent), `late` and `long`.
 */
const formErrors = [
  "form.form",
  "form.hurry",
  "form.trap",
  "form.conflict",
  "form.store",
  "form.many",
  "form.foreign",
  "form.opened",
  "form.late",
  "form.long",
] as const

type VisibleFields = typeof visibleFields
type FieldErrorName = {
  [field in keyof VisibleFields]: `${field}.${VisibleFields[field]["errors"][number]}`
}[keyof VisibleFields]
export type ContactErrorName = (typeof formErrors)[number] | FieldErrorName

/** Keys of the form's error texts. */
export const contactErrors: readonly ContactErrorName[] = [
  ...formErrors,
  ...Object.entries(visibleFields).flatMap(([field, { errors }]) =>
    errors.map((code) => `${field}.${code}` as FieldErrorName),
  ),
]

/** What the page of a sign-up says of it. */
export const signUpStates = ["held", "withdrawn", "already", "gone", "failed"] as const
export type SignUpState = (typeof signUpStates)[number]

/** Texts of the page of a sign-up for a viewing. */
export type SignUpWords = {
  readonly headings: Readonly<Record<SignUpState, string>>
  readonly texts: Readonly<Record<SignUpState, string>>
  readonly withdraw: string
  readonly home: string
}

/** Texts of the service, in one language: error texts of the form, and the page of a sign-up. */
export type ContactWords = {
  /** One word before the title of a page with errors. */
  readonly error: string
  /** Heading of the list of errors above the form. */
  readonly heading: string
  readonly errors: Readonly<Record<ContactErrorName, string>>
  readonly signUp: SignUpWords
}

/** Returns the text for an error; an error in a hidden field has the text of the form as a whole. */
export const errorNameOf = ({ field, code }: FieldError): ContactErrorName =>
  ([`${field}.${code}`, `${field}.form`, `form.${code}`, "form.form"] as ContactErrorName[]).find((name) =>
    contactErrors.includes(name),
  ) ?? "form.form"
