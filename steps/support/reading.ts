import type { Language } from "../../src/spec/languages.ts"

/** Facts that the HTML of a page states. */
export type Reading = {
  readonly path: string
  readonly language: Language
  readonly status: number
  readonly lang: string
  readonly headings: readonly string[]
  readonly title: string
  readonly description: string
  readonly canonical: string | null
  readonly alternates: Readonly<Record<string, string>>
  readonly listed: boolean
  /** Links within the site, including fragments. */
  readonly links: readonly string[]
}
