import type { StoredContactRequest } from "./contact-requests.ts"
import type { SearchAlert } from "./search-alerts.ts"

/** What is delivered of a contact request: a message to the agent, a receipt to the sender, a call to the agency's CRM. */
export const deliveryKinds = ["agent", "receipt", "crm"] as const

/** What follows each of them once a sign-up for a viewing was taken back: its sender knows. */
export const withdrawalKinds = { agent: "agent-withdrawal", receipt: null, crm: "crm-withdrawal" } as const
type WithdrawalKind = NonNullable<(typeof withdrawalKinds)[keyof typeof withdrawalKinds]>
export type NewKind = (typeof deliveryKinds)[number]
export type RequestKind = NewKind | WithdrawalKind

/** Messages of an alert: one asks to confirm it, the others have its news. */
export const alertKinds = ["alert-confirmation", "alert-news"] as const
export type AlertKind = (typeof alertKinds)[number]
export type DeliveryKind = RequestKind | AlertKind

export type DeliveryState = "waiting" | "delivered" | "failed"

/** A delivery without its request. */
export type DeliveryRecord = {
  /** UUID, the same in each attempt. */
  readonly id: string
  readonly kind: DeliveryKind
  readonly state: DeliveryState
  readonly attempts: number
  /** Why the last attempt failed, without any content of the request. */
  readonly reason: string | null
  /** ISO 8601, UTC, as is `finished`: the next attempt, or the end of the lease of the running one. */
  readonly due: string
  /** When the time for its attempts began. */
  readonly since: string
  readonly finished: string | null
}

/** A delivery about a contact request. */
export type RequestDelivery = DeliveryRecord & {
  readonly kind: RequestKind
  readonly request: StoredContactRequest
  readonly alert?: undefined
}
/** A delivery to somebody who follows a search or a home. */
export type AlertDelivery = DeliveryRecord & {
  readonly kind: AlertKind
  readonly alert: SearchAlert
  readonly request?: undefined
}
export type Delivery = RequestDelivery | AlertDelivery

/**
 * Deliveries of what is still stored: those that wait, and those of contact requests that have failed. A failed message of an
 * alert is not counted, because its news are in the next day's message.
 */
export type OutboxCounts = { readonly waiting: number; readonly failed: number }

/** What is to be delivered of contact requests; each method rejects if the database does not answer. */
export type Outbox = {
  /** Leases the oldest deliveries that are due: only this process may attempt them until the lease ends. */
  readonly lease: (
    now: Date,
    leaseMs: number,
    kinds: readonly DeliveryKind[],
    maxCount: number,
  ) => Promise<readonly Delivery[]>
  /**
   * Moves the end of a lease. This and the three that follow change nothing if another process holds the delivery by now.
   * @returns whether the delivery was still held
   */
  readonly renew: (delivery: DeliveryRecord, end: Date) => Promise<boolean>
  readonly markDelivered: (delivery: Delivery, now: Date) => Promise<void>
  readonly markFailed: (delivery: DeliveryRecord, now: Date, reason: string) => Promise<void>
  /** Marks a delivery as failed whose address is refused for good: after a few of those in a row, an alert is deleted. */
  readonly markRefused: (delivery: Delivery, now: Date, reason: string) => Promise<void>
  readonly postpone: (delivery: DeliveryRecord, due: Date, reason: string) => Promise<void>
  readonly counts: () => Promise<OutboxCounts>
  readonly failed: () => Promise<readonly RequestDelivery[]>
  readonly deliveriesOf: (requestId: string) => Promise<readonly DeliveryRecord[]>
  /**
   * Lets failed deliveries be attempted again from now on, of one request or of all.
   * @returns how many
   */
  readonly retryFailed: (now: Date, id?: string) => Promise<number>
}
