import type { MarketName } from "../../src/spec/markets.ts"
import type { Replacement } from "./switches/switch-text.ts"

/** Matches paths without their query. */
type Where = { readonly in: RegExp }

/** A change to the site's responses, on their way to the visitor. */
export type Change =
  /** Replaces text; `places` is the number of matches required in each file that has any. */
  | (Where & { readonly replace: string | RegExp; readonly with: string; readonly places?: number })
  | (Where & { readonly header: string; readonly with: string | undefined })
  /** Replaces a part of a header. */
  | (Where & { readonly header: string; readonly replace: string | RegExp; readonly with: string })
  | (Where & { readonly status: number })
  /** Redirects the path permanently. */
  | (Where & { readonly leadsTo: string })
  /** Answers the path with the response of another path. */
  | (Where & { readonly answers: string })
  /** Moves pages and their data to another address, with every link, alternate and sitemap. */
  | { readonly moved: string; readonly to: string }

/** A change to one source file, the project's or an installed package's. */
export type SourceChange = { readonly file: string } & Replacement

/** A site with the smallest fault that breaks a rule, which must fail a scenario of that rule. */
export type Mutant = {
  readonly rule: string
  /** Describes the fault in one sentence. */
  readonly change: string
  readonly site: MarketName
  /**
   * Limits a rule that reads whole sites to scenarios with this text in their names, because its smallest example is
   * enough.
   */
  readonly scenarios?: string
} & ({ readonly delivery: readonly Change[] } | { readonly source: SourceChange | readonly SourceChange[] })

export const sourceChangesOf = (mutant: Mutant): readonly SourceChange[] =>
  "source" in mutant ? [mutant.source].flat() : []

export const nameOf = ({ rule, change }: Mutant): string => `${rule}: ${change}`

/** Identifies a mutant in files; a mutant of another site can have the same change. */
export const keyOf = ({ rule, change, site }: Pick<Mutant, "rule" | "change" | "site">): string =>
  `${rule} ${site}: ${change}`

/** Whether a rule's scenarios count stored requests or e-mails, which most sites have in common. */
export const countsStored = (rule: string): boolean => /^(LEAD|CONTACT|DELIVERY|ALERT|DESK)-/.test(rule)
