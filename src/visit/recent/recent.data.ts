import type { Edition } from "../../site/edition.ts"
import type { Language } from "../../spec/languages.ts"

/** Data of a page for its list of recently viewed homes. */
export type RecentData = {
  /** Home that the page is about, which it neither lists nor leaves out of later lists; null on other pages. */
  readonly id: string | null
  readonly language: Language
  readonly heading: string
  readonly clear: string
  readonly cleared: string
}

export const recentOf = ({ language, text }: Edition, id: string | null): RecentData => ({
  id,
  language,
  heading: text("recent.heading"),
  clear: text("recent.clear"),
  cleared: text("recent.cleared"),
})
