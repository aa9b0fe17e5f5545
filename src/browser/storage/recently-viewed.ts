import { useEffect, useState } from "react"
import { isHomeId } from "../../domain/homes.ts"
import { onStoredChange, storedValue, storeValue } from "./local-storage.ts"
import { storedKeys } from "./own-keys.ts"

const key = storedKeys.recentlyViewed
const listeners = new Set<() => void>()

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
  for (const listener of listeners) listener()
}

/** Stores a home as viewed and returns the homes viewed before it; none in the page's HTML. */
export const useRecentlyViewed = (id: string): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const before = viewedIds().filter((other) => other !== id)
    setOthers(before.slice(0, storedLimit - 1))
    storeValue(key, [id, ...before].slice(0, storedLimit))
    const clearOthers = () => setOthers([])
    listeners.add(clearOthers)
    const unfollow = onStoredChange(key, () => viewedIds().length === 0 && clearOthers())
    return () => {
      listeners.delete(clearOthers)
      unfollow()
    }
  }, [id])
  return others
}
