import type { ContactRequest } from "../domain/contact/request.ts"
import type { MarketName } from "../spec/markets.ts"

/** A contact request with what is known of its sending. */
export type Lead = ContactRequest & {
  /** UUID. */
  readonly id: string
  /** The same for each sending of one request. */
  readonly key: string
  readonly market: MarketName
  /** ISO 8601, UTC. */
  readonly received: string
}

/** A key that is kept already, with another request's words. */
export class KeyConflict extends Error {}

/** What a deletion has done. */
export type Deletion = {
  readonly count: number
  /** A sentence that says what is left of the deleted on the disk, and until when. */
  readonly traces?: string | undefined
}

/** Where contact requests are kept. Each method rejects where the database does not answer. */
export type LeadStore = {
  /**
   * Durable once it resolves: to false where this request is kept already.
   * @param otherKey under which the same request may be kept as well
   * @throws KeyConflict where another request is kept under its key
   */
  readonly add: (lead: Lead, otherKey?: string) => Promise<boolean>
  /** The first received first. */
  readonly all: () => AsyncIterable<Lead>
  /** All of one person's: of an e-mail address, in whatever case it was written, or of a telephone number (E.164). */
  readonly of: (person: string) => Promise<readonly Lead[]>
  readonly deleteOf: (person: string) => Promise<Deletion>
  /** Deletes what was received before a moment (ISO 8601, UTC). */
  readonly deleteBefore: (moment: string) => Promise<Deletion>
  readonly close: () => Promise<void>
}
