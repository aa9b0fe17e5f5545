import type { Language } from "../../spec/languages.ts"

/** A text of ours, a text that a visitor wrote, or a link. */
export type Span = string | { readonly written: string } | { readonly href: string; readonly text: string }
export type Line = readonly Span[]

export type Rows = readonly { readonly label: string; readonly value: Span }[]

export type Section = {
  readonly heading?: string
  readonly rows?: Rows
  /** Each has one or more lines. */
  readonly paragraphs?: readonly (readonly Line[])[]
}

/** What a message says, from which its plain text and its HTML are built. */
export type Letter = {
  readonly language: Language
  readonly subject: string
  readonly heading: Line
  readonly sections: readonly Section[]
}
