import type { FieldError } from "./request.ts"

/**
 * What the form says of what is wrong with it: a text for each field and code, and for the form as a whole. `store` and
 * `many` are no errors of the visitor's: the request could not be kept just now, and too many have come from their network.
 * Read without scripts alone: `foreign` (sent from another site), `opened` (nothing was sent), `late` and `long` (a whole request).
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

/** What the form says where something is wrong, in one language. */
export type ContactWords = {
  /** One word, before the title of a page with errors. */
  readonly error: string
  /** Over the list of errors before the form. */
  readonly heading: string
  readonly errors: Readonly<Record<ContactErrorName, string>>
}

/** What to show where something is wrong; of a field that no visitor sees, what is wrong with the form. */
export const errorNameOf = ({ field, code }: FieldError): ContactErrorName =>
  ([`${field}.${code}`, `${field}.form`, `form.${code}`, "form.form"] as ContactErrorName[]).find((name) =>
    contactErrors.includes(name),
  ) ?? "form.form"
