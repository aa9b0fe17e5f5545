import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { Prices } from "./alert-rules.ts"
import type { Deletion } from "./contact-requests.ts"

/** An alert as it is stored: whoever has its id can confirm it and end it. */
export type SearchAlert = {
  /** UUID. */
  readonly id: string
  readonly market: MarketName
  /** Language of the page on which it was asked for, and of its messages. */
  readonly language: Language
  readonly email: string
  /** Query of the search, as `queryOf` writes it. */
  readonly query: string
  /** ISO 8601, UTC, as is `confirmed`. */
  readonly requested: string
  readonly confirmed: string | null
  /** What it had been told before its last message. */
  readonly told: Prices
  /** What it knows with its last message; null before the first. */
  readonly telling: Prices | null
  /** Messages in a row that the mailbox has refused for good. */
  readonly refusals: number
}

/** An alert that may send a message today, and what it has been told: a message that was given up told nothing. */
export type DueAlert = SearchAlert & { readonly known: Prices }

/** Store of alerts about searches; each method rejects if the database does not answer. */
export type SearchAlertStore = {
  /**
   * Stores an unconfirmed alert with the message that asks to confirm it, unless the address has the same alert or many
   * unconfirmed ones, or its mailbox gets no more messages today or wants none.
   */
  readonly add: (
    alert: Pick<SearchAlert, "id" | "market" | "language" | "email" | "query" | "requested">,
  ) => Promise<void>
  readonly find: (id: string) => Promise<SearchAlert | undefined>
  /** @param told homes that the search finds now, of which the alert tells nothing */
  readonly confirm: (id: string, told: Prices, now: Date) => Promise<void>
  /** Deletes an alert at once. @returns whether this call did it */
  readonly end: (id: string) => Promise<boolean>
  /** Confirmed alerts of a market that have sent no message on this day and have none that waits. */
  readonly due: (market: MarketName, day: string) => Promise<readonly DueAlert[]>
  /**
   * Records what an alert tells today, with the message about it, or nothing if another process has done so.
   * @returns whether this call did it
   */
  readonly tell: (id: string, told: Prices, telling: Prices, day: string, now: Date) => Promise<boolean>
  /** Finds all alerts of an e-mail address, in any letter case. */
  readonly findByPerson: (email: string) => Promise<readonly SearchAlert[]>
  readonly deleteByPerson: (email: string) => Promise<Deletion>
  /** Deletes alerts asked for before a moment, and unconfirmed ones from before another (ISO 8601, UTC). */
  readonly deleteBefore: (moment: string, unconfirmedBefore: string) => Promise<Deletion>
}
