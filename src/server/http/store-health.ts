import { type ContactRequestStore, KeyConflict } from "../store/contact-requests.ts"

/** Last known state of the store. */
export type StoreHealth = {
  readonly problems: number
  /** Undefined before the first use of the store. */
  readonly isUsable: boolean | undefined
}

/** Lifetime (ms) of the last outcome, after which health queries the store again. */
const outcomeLifetimeMs = 10_000

/**
 * Records the outcome of each use of a store.
 * @returns the store and its last known state; reading a stale state starts a query in the background
 */
export const withHealth = (
  store: ContactRequestStore,
  now: () => number = Date.now,
): { readonly store: ContactRequestStore; readonly health: () => StoreHealth } => {
  let lastOutcome: { readonly isUsable: boolean; readonly at: number } | undefined
  let problems = 0
  let isRefreshing = false
  const record = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work
      lastOutcome = { isUsable: true, at: now() }
      return result
    } catch (error) {
      const isUsable = error instanceof KeyConflict
      if (!isUsable) problems += 1
      lastOutcome = { isUsable, at: now() }
      throw error
    }
  }
  const recordingStore: ContactRequestStore = {
    ...store,
    add: (request, otherKey) => record(store.add(request, otherKey)),
    find: (id) => record(store.find(id)),
    deleteBefore: (moment) => record(store.deleteBefore(moment)),
  }
  const refresh = async () => {
    isRefreshing = true
    // The primary key answers this, at the same cost for any number of requests.
    await recordingStore.find("").catch(() => {})
    isRefreshing = false
  }
  return {
    store: recordingStore,
    health: () => {
      if (!isRefreshing && (lastOutcome === undefined || Math.abs(now() - lastOutcome.at) > outcomeLifetimeMs))
        void refresh()
      return { problems, isUsable: lastOutcome?.isUsable }
    },
  }
}
