import { useSyncExternalStore } from "react"
import { type Favourite, favouritesIn, favouritesList } from "../../domain/favourites.ts"
import { onStoredChange, storedValue, storeValue } from "./local-storage.ts"
import { storedKeys } from "./own-keys.ts"

export type FavouriteOutcome = { readonly change: "added" | "removed" | "failed"; readonly street: string }

type State = { readonly homes: readonly Favourite[]; readonly outcome: FavouriteOutcome | null }

const key = storedKeys.favourites
const initialState: State = { homes: [], outcome: null }
let state = initialState
const listeners = new Set<() => void>()

const setState = (next: Partial<State>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const readFavourites = (): void => setState({ homes: favouritesIn(storedValue(key)) ?? [] })

/**
 * Changes the favourites, on the device only.
 * @returns whether the device has stored the change; if not, nothing changes
 */
export const updateFavourites = (update: (homes: readonly Favourite[]) => readonly Favourite[]): boolean => {
  // Another window may have changed the list.
  readFavourites()
  const isStored = storeValue(key, favouritesList(update(state.homes)))
  if (isStored) readFavourites()
  return isStored
}

/** Adds a home to the favourites, or removes it if it is kept. */
export const toggleFavourite = (
  { id, street, price }: Required<Pick<Favourite, "id" | "street" | "price">>,
  isKept: boolean,
): void => {
  const isStored = updateFavourites((homes) => [
    ...(isKept ? [] : [{ id, street, price }]),
    ...homes.filter((home) => home.id !== id),
  ])
  setState({ outcome: { change: isStored ? (isKept ? "removed" : "added") : "failed", street } })
}

/** Reads the favourites and follows changes in other windows. */
export const startFavourites = (): void => {
  readFavourites()
  // A page restored from the back/forward cache has missed the storage events of other windows.
  addEventListener("pageshow", readFavourites)
  onStoredChange(key, readFavourites)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The visitor's favourites; empty until hydration. */
export const useFavourites = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )
