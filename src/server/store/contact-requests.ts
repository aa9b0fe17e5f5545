import type { ContactRequest } from "../../domain/contact/request.ts"
import type { MarketName } from "../../spec/markets.ts"

/** A contact request as it is stored. */
export type StoredContactRequest = ContactRequest & {
  /** UUID. */
  readonly id: string
  /** The same for all retries of one request. */
  readonly key: string
  readonly market: MarketName
  /** ISO 8601, UTC. */
  readonly received: string
  /** Id of the earlier request that this one replaces. */
  readonly corrects: string | null
  /** When the sender took a sign-up for a viewing back; ISO 8601, UTC. */
  readonly withdrawn: string | null
}

/**
 * `new`: something of it is still to be delivered, or nobody is told of requests; `failed`: a delivery was given up;
 * `answered`: somebody said so; `withdrawn`: the sender did.
 */
export type RequestState = "new" | "delivered" | "failed" | "answered" | "withdrawn"

/** The key already belongs to a request with other content. */
export class KeyConflict extends Error {}

/** What was deleted; its traces are on the disk until the purge. */
export type Deletion = {
  readonly count: number
  /** Sentence for the operator if rows were not deleted for their age, because the clock is in doubt. */
  readonly refusal?: string | undefined
}

/** Ages of the rows of a table: `old` are those from before a moment; `newest` is ISO 8601, UTC. */
export type Ages = { readonly total: number; readonly old: number; readonly newest: string | null }

/** Store of contact requests; each method rejects if the database does not answer. */
export type ContactRequestStore = {
  /**
   * Resolves once the request is durable: to true if it is new, to false if it was already stored. One that corrects a
   * sign-up for a viewing of another home takes that back.
   * @param otherKey second key under which the same request may already be stored
   * @throws KeyConflict if another request is stored under its key
   */
  readonly add: (request: StoredContactRequest, otherKey?: string) => Promise<boolean>
  /** Yields the oldest request first. */
  readonly all: () => AsyncIterable<StoredContactRequest>
  /** Finds all requests of an e-mail address, in any letter case, or of a telephone number (E.164). */
  readonly findByPerson: (person: string) => Promise<readonly StoredContactRequest[]>
  readonly find: (id: string) => Promise<StoredContactRequest | undefined>
  /** Sign-ups for the viewings of a home that were neither taken back nor replaced, in order of time. */
  readonly signUps: (home: string) => Promise<readonly StoredContactRequest[]>
  readonly findByKey: (key: string) => Promise<StoredContactRequest | undefined>
  /**
   * Takes a sign-up for a viewing back, and lets its sender send the same again.
   * @returns whether this call did it
   */
  readonly withdraw: (request: StoredContactRequest, now: Date) => Promise<boolean>
  /** When somebody answered a request (ISO 8601, UTC); null before that. */
  readonly answeredAt: (id: string) => Promise<string | null>
  /** Records that somebody has answered a request. @returns whether it is stored */
  readonly markAnswered: (id: string, now: Date) => Promise<boolean>
  /** States of all requests, by id. */
  readonly states: () => Promise<ReadonlyMap<string, RequestState>>
  readonly deleteByPerson: (person: string) => Promise<Deletion>
  /** Counts all requests, and those received before a moment (ISO 8601, UTC). */
  readonly ages: (moment: string) => Promise<Ages>
  /** Deletes the requests received before a moment (ISO 8601, UTC). */
  readonly deleteBefore: (moment: string) => Promise<Deletion>
  /**
   * Removes the traces of all deleted rows of the database from the disk, alerts included, which may rewrite it.
   * @returns a sentence about what traces are left and until when, if it cannot finish now
   */
  readonly purge: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}
