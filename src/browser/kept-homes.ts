import { useSyncExternalStore } from "react"
import { type KeptHome, keptHomesIn, keptList } from "../domain/kept-homes.ts"
import { storedKeys } from "./own-keys.ts"
import { followStored, store, stored } from "./stored.ts"

/** What happened to a home when its button was pressed. */
export type Said = { readonly what: "kept" | "letGo" | "failed"; readonly street: string }

type State = { readonly homes: readonly KeptHome[]; readonly said: Said | null }

const key = storedKeys.favourites
const nothing: State = { homes: [], said: null }
let state = nothing
const listeners = new Set<() => void>()

const change = (next: Partial<State>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Takes in what this window or another has stored. */
const read = (): void => change({ homes: keptHomesIn(stored(key)) ?? [] })

/**
 * Changes what is kept, on the device alone.
 * @returns whether the device has taken it in; where it has not, nothing is changed
 */
export const keep = (changed: (homes: readonly KeptHome[]) => readonly KeptHome[]): boolean => {
  // Another window may have changed it since.
  read()
  const done = store(key, keptList(changed(state.homes)))
  if (done) read()
  return done
}

/** Keeps a home, or lets it go. */
export const toggle = (
  { id, street, price }: Required<Pick<KeptHome, "id" | "street" | "price">>,
  isKept: boolean,
): void => {
  const done = keep((homes) => [...(isKept ? [] : [{ id, street, price }]), ...homes.filter((home) => home.id !== id)])
  change({ said: { what: done ? (isKept ? "letGo" : "kept") : "failed", street } })
}

/** Looks up what is kept, and follows what changes in other windows. */
export const startKept = (): void => {
  read()
  // A page that comes back from the browser's cache was asleep when another window changed the list.
  addEventListener("pageshow", read)
  followStored(key, read)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the visitor keeps; nothing until the page works. */
export const useKept = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
