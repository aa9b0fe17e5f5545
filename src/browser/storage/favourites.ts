import { useSyncExternalStore } from "react"
import { type KeptHome, keptHomesIn, keptList } from "../../domain/kept-homes.ts"
import { storedKeys } from "./own-keys.ts"
import { followStored, store, stored } from "./stored.ts"

export type Said = { readonly what: "kept" | "letGo" | "failed"; readonly street: string }

type State = { readonly homes: readonly KeptHome[]; readonly said: Said | null }

const key = storedKeys.favourites
const initialState: State = { homes: [], said: null }
let state = initialState
const listeners = new Set<() => void>()

const setState = (next: Partial<State>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const readFavourites = (): void => setState({ homes: keptHomesIn(stored(key)) ?? [] })

/**
 * Changes the favourites, on the device only.
 * @returns whether the device has stored the change; if not, nothing changes
 */
export const keep = (update: (homes: readonly KeptHome[]) => readonly KeptHome[]): boolean => {
  // Another window may have changed the list.
  readFavourites()
  const isStored = store(key, keptList(update(state.homes)))
  if (isStored) readFavourites()
  return isStored
}

/** Adds a home to the favourites, or removes it if it is kept. */
export const toggle = (
  { id, street, price }: Required<Pick<KeptHome, "id" | "street" | "price">>,
  isKept: boolean,
): void => {
  const isStored = keep((homes) => [
    ...(isKept ? [] : [{ id, street, price }]),
    ...homes.filter((home) => home.id !== id),
  ])
  setState({ said: { what: isStored ? (isKept ? "letGo" : "kept") : "failed", street } })
}

/** Reads the favourites and follows changes in other windows. */
export const startKept = (): void => {
  readFavourites()
  // A page restored from the back/forward cache has missed the storage events of other windows.
  addEventListener("pageshow", readFavourites)
  followStored(key, readFavourites)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The visitor's favourites; empty until hydration. */
export const useKept = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )
