import type { MarketName } from "../../src/spec/markets.ts"

/** Paths without their query. */
type Where = { readonly in: RegExp }

/** A change to what a site delivers, on its way to the visitor. */
export type Change =
  /** Text: `places` is how often it must be found in each file that has it, where that is known. */
  | (Where & { readonly replace: string | RegExp; readonly with: string; readonly places?: number })
  | (Where & { readonly header: string; readonly with: string | undefined })
  /** A part of a header. */
  | (Where & { readonly header: string; readonly replace: string | RegExp; readonly with: string })
  | (Where & { readonly status: number })
  /** The path leads on to another, for good. */
  | (Where & { readonly leadsTo: string })
  /** The path answers what another has. */
  | (Where & { readonly answers: string })
  /** Pages and their data stand at another address, and every link, alternate and sitemap knows. */
  | { readonly moved: string; readonly to: string }

/** A change to one source file, after which the market is built again. */
export type SourceChange = { readonly file: string; readonly replace: string; readonly with: string }

/** A site with one thing wrong: the smallest change that breaks a rule. Some scenario of that rule must turn red. */
export type Mutant = {
  readonly rule: string
  /** What is wrong, as a colleague would put it. */
  readonly change: string
  readonly site: MarketName
  /** Only scenarios with this in their names are tried: where a rule reads whole sites, its smallest example is enough. */
  readonly scenarios?: string
} & ({ readonly delivery: readonly Change[] } | { readonly source: SourceChange })

export const nameOf = ({ rule, change }: Mutant): string => `${rule}: ${change}`
