import type { FieldError } from "./request.ts"

/**
 * Keys of the form's error texts: `store` (not saved) and `many` (network limit) are not the visitor's errors; only
 * pages without scripts show `foreign` (from another site), `opened` (nothing sent), `late` and form-wide `long`.
 */
export const contactErrors = [
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
  "topic.form",
  "name.missing",
  "name.long",
  "name.form",
  "email.reach",
  "email.long",
  "email.form",
  "country.country",
  "phone.long",
  "phone.form",
  "callTime.form",
  "message.long",
  "message.form",
  "message.markup",
  "home.missing",
  "address.missing",
  "address.long",
  "address.form",
  "address.markup",
  "marketing.form",
] as const
export type ContactErrorName = (typeof contactErrors)[number]

/** Error texts of the form, in one language. */
export type ContactWords = {
  /** One word before the title of a page with errors. */
  readonly error: string
  /** Heading of the list of errors above the form. */
  readonly heading: string
  readonly errors: Readonly<Record<ContactErrorName, string>>
}

/** Returns the text for an error; an error in a hidden field has the text of the form as a whole. */
export const errorNameOf = ({ field, code }: FieldError): ContactErrorName =>
  ([`${field}.${code}`, `${field}.form`, `form.${code}`, "form.form"] as ContactErrorName[]).find((name) =>
    contactErrors.includes(name),
  ) ?? "form.form"
