import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"

/** Whom a message was written to. */
export type Recipient = { readonly market: MarketName; readonly language: Language; readonly email: string }

/**
 * Totals since the store exists: messages that were left out because the mailbox had got enough that day, and because its
 * owner wants none, and alerts that ended because their mailbox refused its messages.
 */
export type MailboxTotals = { readonly overLimit: number; readonly unwanted: number; readonly endedAlerts: number }

/**
 * What strangers may cause the owner of a mailbox; each method rejects if the database does not answer. Mailboxes are kept
 * as hashes, and an address is that of its mailbox in any spelling.
 */
export type MailboxStore = {
  /** Whom a receipt was written to, by the id of its delivery, or a message of an alert, by the id of the alert. */
  readonly recipientOf: (id: string) => Promise<Recipient | undefined>
  /** Sends the mailbox nothing that strangers can cause any more, and deletes its alerts at once. */
  readonly block: (email: string, now: Date) => Promise<void>
  /** @returns whether the mailbox was blocked */
  readonly unblock: (email: string) => Promise<boolean>
  /** When the mailbox was blocked; ISO 8601, UTC. */
  readonly blockedSince: (email: string) => Promise<string | undefined>
  /** Deletes the counts of days before today. */
  readonly deleteOldCounts: (now: Date) => Promise<void>
  readonly totals: () => Promise<MailboxTotals>
}
