import { KeyConflict, type LeadStore } from "../store/leads.ts"

/** What is known of the store, without asking it. */
export type StoreHealth = {
  readonly problems: number
  /** Undefined while nobody has tried. */
  readonly isUsable: boolean | undefined
}

/** Milliseconds that the last outcome holds before health asks the store again. */
const freshMs = 10_000

/**
 * A store whose outcomes are noted as it is used.
 * @returns with what is known of it now; where that is old, the store is asked beside that, and nobody waits
 */
export const watchedStore = (
  store: LeadStore,
  now: () => number = Date.now,
): { readonly store: LeadStore; readonly health: () => StoreHealth } => {
  let known: { readonly isUsable: boolean; readonly at: number } | undefined
  let problems = 0
  let isAsking = false
  const note = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work
      known = { isUsable: true, at: now() }
      return result
    } catch (error) {
      const isUsable = error instanceof KeyConflict
      if (!isUsable) problems += 1
      known = { isUsable, at: now() }
      throw error
    }
  }
  const watched: LeadStore = {
    ...store,
    add: (lead, otherKey) => note(store.add(lead, otherKey)),
    of: (person) => note(store.of(person)),
    deleteBefore: (moment) => note(store.deleteBefore(moment)),
  }
  const refresh = async () => {
    isAsking = true
    await watched.of("").catch(() => {})
    isAsking = false
  }
  return {
    store: watched,
    health: () => {
      if (!isAsking && (known === undefined || now() - known.at > freshMs)) void refresh()
      return { problems, isUsable: known?.isUsable }
    },
  }
}
