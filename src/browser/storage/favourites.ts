import { type Favourite, favouritesIn, favouritesList } from "../../domain/favourites.ts"
import { createStore, useStore } from "../create-store.ts"
import { storedKeys } from "./own-keys.ts"
import { onStoredChange, storedValue, storeValue } from "./storage.ts"

export type FavouriteOutcome = { readonly change: "added" | "removed" | "failed"; readonly street: string }

type State = { readonly homes: readonly Favourite[]; readonly outcome: FavouriteOutcome | null }

const key = storedKeys.favourites
const store = createStore<State>({ homes: [], outcome: null })

const setState = (next: Partial<State>): void => store.set({ ...store.get(), ...next })

const readFavourites = (): void => setState({ homes: favouritesIn(storedValue(key)) ?? [] })

/**
 * Changes the favourites, on the device only.
 * @returns whether the device has stored the change; if not, nothing changes
 */
export const updateFavourites = (update: (homes: readonly Favourite[]) => readonly Favourite[]): boolean => {
  // Another window may have changed the list.
  readFavourites()
  const isStored = storeValue(key, favouritesList(update(store.get().homes)))
  if (isStored) readFavourites()
  return isStored
}

/** Adds a home to the favourites, or removes it if it is one. */
export const toggleFavourite = (
  { id, street, price }: Required<Pick<Favourite, "id" | "street" | "price">>,
  isFavourite: boolean,
): void => {
  const isStored = updateFavourites((homes) => [
    ...(isFavourite ? [] : [{ id, street, price }]),
    ...homes.filter((home) => home.id !== id),
  ])
  setState({ outcome: { change: isStored ? (isFavourite ? "removed" : "added") : "failed", street } })
}

/** Reads the favourites and follows changes in other windows. */
export const startFavourites = (): void => {
  readFavourites()
  // A page restored from the back/forward cache has missed the storage events of other windows.
  addEventListener("pageshow", readFavourites)
  onStoredChange(key, readFavourites)
}

/** The visitor's favourites; empty until hydration. */
export const useFavourites = (): State => useStore(store)
