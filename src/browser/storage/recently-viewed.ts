import { useEffect, useState } from "react"
import { isHomeId } from "../../domain/homes.ts"
import { createStore } from "../create-store.ts"
import { storedKeys } from "./own-keys.ts"
import { onStoredChange, storedValue, storeValue } from "./storage.ts"

const key = storedKeys.recentlyViewed
/** Changes each time the visitor clears the list. */
const clearing = createStore({})

/** One more than is shown, because the list includes the current home. */
const storedLimit = 7

/**
 * Ids of viewed homes, latest first; empty if the storage is unreadable, without a message, because the visitor has not
 * asked for this list.
 */
const viewedIds = (): readonly string[] => {
  const ids = storedValue(key)
  return Array.isArray(ids) ? [...new Set(ids.filter(isHomeId))].slice(0, storedLimit) : []
}

export const removeViewed = (removedIds: readonly string[]): void =>
  void storeValue(
    key,
    viewedIds().filter((id) => !removedIds.includes(id)),
  )

export const clearViewed = (): void => {
  storeValue(key, undefined)
  clearing.set({})
}

/**
 * Stores the page's home, if it has one, as viewed, and returns the homes viewed before; none in the page's HTML.
 */
export const useRecentlyViewed = (id: string | null): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const before = viewedIds().filter((other) => other !== id)
    setOthers(before.slice(0, storedLimit - 1))
    if (id !== null) storeValue(key, [id, ...before].slice(0, storedLimit))
    const clearOthers = () => setOthers([])
    const unsubscribe = clearing.subscribe(clearOthers)
    const unfollow = onStoredChange(key, () => viewedIds().length === 0 && clearOthers())
    return () => {
      unsubscribe()
      unfollow()
    }
  }, [id])
  return others
}
