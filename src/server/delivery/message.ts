import type { Language } from "../../spec/languages.ts"

/** An e-mail, in one language, as plain text and as HTML. */
export type Message = {
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
}
