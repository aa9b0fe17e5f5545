import type { MarketName } from "../../src/spec/markets.ts"
import type { Replacement } from "./switches/switch-text.ts"

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
  /** A file of the project or of an installed package. */
  readonly file: string
  readonly replacement: Replacement
}

export const nameOf = ({ rule, change }: Mutant): string => `${rule}: ${change}`

/** Identifies a mutant in files; a mutant of another site can have the same change. */
export const keyOf = ({ rule, change, site }: Pick<Mutant, "rule" | "change" | "site">): string =>
  `${rule} ${site}: ${change}`

/** Whether a rule's scenarios count stored requests or e-mails, which most sites have in common. */
export const countsStored = (rule: string): boolean => /^(LEAD|CONTACT|DELIVERY|ALERT|DESK|VIEWING)-/.test(rule)
