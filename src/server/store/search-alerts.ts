import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { News, OfferChange, OfferedHome } from "./alert-rules.ts"
import type { Ages, Deletion } from "./contact-requests.ts"

/** An alert as it is stored: whoever has its id can confirm it and end it. */
export type SearchAlert = {
  /** UUID. */
  readonly id: string
  readonly market: MarketName
  /** Language of the page on which it was asked for, and of its messages. */
  readonly language: Language
  readonly email: string
  /** Query of the search, as `queryOf` writes it, or of the home, as `queryOfHome` does. */
  readonly query: string
  /** Street address of the home, which may not be published any more; null for a search. */
  readonly street: string | null
  /** ISO 8601, UTC, as is `confirmed`. */
  readonly requested: string
  readonly confirmed: string | null
  /** News of its last message; null before the first. */
  readonly news: News | null
  /** Why the stored news cannot be read; absent if they can. */
  readonly newsProblem?: string
  /** Messages in a row that the mailbox has refused for good. */
  readonly refusals: number
}

/** An alert that may send a message today, and until when it knows all (ISO 8601, UTC): a message that was given up told nothing. */
export type DueAlert = Pick<SearchAlert, "id" | "query"> & { readonly knownUntil: string }

/** Store of alerts about searches and homes; each method rejects if the database does not answer. */
export type SearchAlertStore = {
  /**
   * Stores an unconfirmed alert with the message that asks to confirm it, unless the address has the same alert or many
   * unconfirmed ones, or its mailbox gets no more messages today or wants none.
   */
  readonly add: (
    alert: Pick<SearchAlert, "id" | "market" | "language" | "email" | "query" | "street" | "requested">,
  ) => Promise<void>
  readonly find: (id: string) => Promise<SearchAlert | undefined>
  /** Begins an alert, which tells nothing of what was recorded before. */
  readonly confirm: (id: string, now: Date) => Promise<void>
  /** Deletes an alert at once. @returns whether this call did it */
  readonly end: (id: string) => Promise<boolean>
  /**
   * Confirmed alerts of a market that have sent no message on this day and have none that waits, in pages.
   * @param after id of the last alert of the page before
   */
  readonly due: (market: MarketName, day: string, after?: string) => Promise<readonly DueAlert[]>
  /**
   * Records what an alert tells today and until when it then knows all, with the message about it, or nothing if another process
   * has done so.
   * @returns whether this call did it
   */
  readonly tell: (alert: DueAlert, news: News, day: string, now: Date) => Promise<boolean>
  /** Records that an alert knows all until a moment, because nothing that it is about has changed; it sends no message. */
  readonly knowAll: (alert: DueAlert, day: string, now: Date) => Promise<void>
  /** Records which offers of published homes are new, or not what they were. */
  readonly recordOffers: (market: MarketName, homes: readonly OfferedHome[], now: Date) => Promise<void>
  /** Whether offers of a market have ever been recorded. */
  readonly hasOffers: (market: MarketName) => Promise<boolean>
  /** Offers that have changed after a moment (ISO 8601, UTC) and until another, the latest first, at most 5000. */
  readonly changesBetween: (market: MarketName, after: string, until: string) => Promise<readonly OfferChange[]>
  /** Finds all alerts of an e-mail address, in any letter case. */
  readonly findByPerson: (email: string) => Promise<readonly SearchAlert[]>
  readonly deleteByPerson: (email: string) => Promise<Deletion>
  /** Counts all alerts, and those asked for before a moment (ISO 8601, UTC). */
  readonly ages: (moment: string) => Promise<Ages>
  /** Deletes alerts asked for before a moment, with the offers that only they knew, and unconfirmed ones from before another (ISO 8601, UTC). */
  readonly deleteBefore: (moment: string, unconfirmedBefore: string) => Promise<Deletion>
}
