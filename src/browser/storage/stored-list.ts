import { itemsIn, listOf } from "../../domain/stored-list.ts"
import { createStore, type Store } from "../create-store.ts"
import type { StoredKey } from "./own-keys.ts"
import { onStoredChange, storedValue, storeValue } from "./storage.ts"

export type StoredList<Item> = {
  /** Empty until the list is started. */
  readonly items: Store<readonly Item[]>
  /**
   * Changes the list, on the device only.
   * @returns whether the device has stored the change; if not, nothing changes
   */
  readonly update: (change: (items: readonly Item[]) => readonly Item[]) => boolean
  /** Reads the list and follows changes in other windows. */
  readonly start: () => void
}

/** A list on the visitor's device. */
export const createStoredList = <Item>(
  key: StoredKey,
  name: string,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> => {
  const items = createStore<readonly Item[]>([])
  const read = () => items.set(itemsIn(storedValue(key), name, isItem) ?? [])
  return {
    items,
    update: (change) => {
      // Another window may have changed the list.
      read()
      const isStored = storeValue(key, listOf(name, change(items.get())))
      if (isStored) read()
      return isStored
    },
    start: () => {
      read()
      // A page restored from the back/forward cache has missed the storage events of other windows.
      addEventListener("pageshow", read)
      onStoredChange(key, read)
    },
  }
}
