/**
 * What became of an attempt to deliver. A reason is a short sentence for the log, without any content of the request.
 * @property afterMs least time until the next attempt, if the receiver named one
 * @property isAddressRefused whether the mail server refuses the receiver's address; otherwise it refuses the message or its sender
 */
export type Outcome =
  | { readonly kind: "delivered" }
  | { readonly kind: "retry"; readonly reason: string; readonly afterMs?: number }
  | { readonly kind: "refused"; readonly reason: string; readonly isAddressRefused?: boolean }
