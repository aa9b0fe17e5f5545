import { type Favourite, isFavourite } from "../../domain/favourites.ts"
import { createStore, useStore } from "../create-store.ts"
import { storedKeys } from "./own-keys.ts"
import { createStoredList } from "./stored-list.ts"

export type FavouriteOutcome = { readonly change: "added" | "removed" | "failed"; readonly street: string }

const favourites = createStoredList(storedKeys.favourites, "homes", isFavourite)
const outcome = createStore<FavouriteOutcome | null>(null)

export const { update: updateFavourites, start: startFavourites } = favourites

/** Adds a home to the favourites, or removes it if it is one. */
export const toggleFavourite = (
  { id, street, price }: Pick<Favourite, "id" | "street" | "price">,
  isFavourite: boolean,
): void => {
  const isStored = updateFavourites((homes) => [
    ...(isFavourite ? [] : [{ id, street, ...(price !== undefined && { price }) }]),
    ...homes.filter((home) => home.id !== id),
  ])
  outcome.set({ change: isStored ? (isFavourite ? "removed" : "added") : "failed", street })
}

/** The visitor's favourites; empty until hydration. */
export const useFavourites = (): readonly Favourite[] => useStore(favourites.items)

/** What became of the last press of a favourite's button. */
export const useFavouriteOutcome = (): FavouriteOutcome | null => useStore(outcome)

/** Must run when the visitor opens another page, where the outcome is no news. */
export const forgetFavouriteOutcome = (): void => outcome.set(null)
