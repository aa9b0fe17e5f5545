import type { StoredContactRequest } from "../../server/store/contact-requests.ts"
import { percentile } from "./account.ts"
import type { Receivers } from "./receivers.ts"

export type DeliveryAccount = {
  readonly taken: number
  /** Deliveries of stored requests that a receiver has not taken. */
  readonly missing: number
  /** Deliveries that a receiver has taken again, with the same id. */
  readonly repeated: number
  /** Deliveries that a receiver has taken with two ids, so that it could not drop one. */
  readonly ambiguous: number
  /** Deliveries of requests that are not stored. */
  readonly foreign: number
  readonly forgeries: number
  /** Milliseconds from stored to first delivered: the 50th, 95th and 99th percentile, and the longest. */
  readonly waits: readonly number[]
  /** Milliseconds after the last request until nothing was left; undefined if something was. */
  readonly emptyAfterMs: number | undefined
}

/** Compares what was delivered with what is stored. */
export const deliveryAccountOf = async (
  requests: AsyncIterable<StoredContactRequest>,
  { taken, forgeries }: Pick<Receivers, "taken" | "forgeries">,
  emptyAfterMs: number | undefined,
): Promise<DeliveryAccount> => {
  const stored = new Map<string, number>()
  for await (const { message, received } of requests) stored.set(message?.split("\n")[0] ?? "", Date.parse(received))
  const all = [...taken.values()].flatMap((marks) => [...marks])
  const ofStored = all.filter(([mark]) => stored.has(mark))
  const waits = ofStored
    .map(([mark, times]) => Math.min(...times.map(({ at }) => at)) - (stored.get(mark) ?? 0))
    .toSorted((a, b) => a - b)
  return {
    taken: all.length,
    missing: stored.size * taken.size - ofStored.length,
    repeated: all.filter(([, times]) => times.length > 1).length,
    ambiguous: all.filter(([, times]) => new Set(times.map(({ id }) => id)).size > 1).length,
    foreign: all.length - ofStored.length,
    forgeries: forgeries(),
    waits: [0.5, 0.95, 0.99, 1].map((share) => percentile(waits, share)),
    emptyAfterMs,
  }
}
