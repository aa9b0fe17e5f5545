import type { Edition } from "../../site/edition.ts"
import type { Language } from "../../spec/languages.ts"

/** Data of the current home for the list of recently viewed homes. */
export type RecentData = {
  readonly id: string
  readonly language: Language
  readonly heading: string
  readonly clear: string
  readonly cleared: string
}

export const recentOf = ({ language, text }: Edition, { id }: { readonly id: string }): RecentData => ({
  id,
  language,
  heading: text("recent.heading"),
  clear: text("recent.clear"),
  cleared: text("recent.cleared"),
})
