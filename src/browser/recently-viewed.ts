import { useEffect, useState } from "react"
import { isHomeId } from "../domain/homes.ts"
import { storedKeys } from "./own-keys.ts"
import { followStored, store, stored } from "./stored.ts"

const key = storedKeys.recentlyViewed
const listeners = new Set<() => void>()

/** Shown are as many but one, as the home that is on the screen is among them. */
const most = 7

/**
 * Ids of homes on this device, the latest first; none where that cannot be read, or is nothing of ours. Nothing is said where
 * the device keeps none: nobody misses what they did not ask for.
 */
const viewed = (): readonly string[] => {
  const ids = stored(key)
  return Array.isArray(ids) ? [...new Set(ids.filter(isHomeId))].slice(0, most) : []
}

export const forgetViewed = (gone: readonly string[]): void =>
  void store(
    key,
    viewed().filter((id) => !gone.includes(id)),
  )

export const clearViewed = (): void => {
  store(key, undefined)
  for (const listener of listeners) listener()
}

/** Remembers that a home is viewed, and tells which others were before it; none in the page's HTML. */
export const useRecentlyViewed = (id: string): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const before = viewed().filter((other) => other !== id)
    setOthers(before.slice(0, most - 1))
    store(key, [id, ...before].slice(0, most))
    const forget = () => setOthers([])
    listeners.add(forget)
    const unfollow = followStored(key, () => viewed().length === 0 && forget())
    return () => {
      listeners.delete(forget)
      unfollow()
    }
  }, [id])
  return others
}
