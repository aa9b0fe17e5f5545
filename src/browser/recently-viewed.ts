import { useEffect, useState } from "react"
import { isHomeId } from "../domain/homes.ts"

const key = "recently-viewed"
const listeners = new Set<() => void>()

/** Shown are as many but one, as the home that is on the screen is among them. */
const most = 7

/** Ids of homes on this device, the latest first; none where that cannot be read, or is nothing of ours. */
const viewed = (): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    if (!Array.isArray(ids)) return []
    return [...new Set(ids.filter(isHomeId))].slice(0, most)
  } catch {
    return []
  }
}

/** A device that keeps nothing shows nothing: nobody misses what they did not ask for. */
const write = (ids: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {}
}

export const forgetViewed = (gone: readonly string[]): void => write(viewed().filter((id) => !gone.includes(id)))

export const clearViewed = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {}
  for (const listener of listeners) listener()
}

/** Remembers that a home is viewed, and tells which others were before it; none in the page's HTML. */
export const useRecentlyViewed = (id: string): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const before = viewed().filter((other) => other !== id)
    setOthers(before.slice(0, most - 1))
    write([id, ...before].slice(0, most))
    const forget = () => setOthers([])
    const onStorage = (event: StorageEvent) =>
      (event.key === key || event.key === null) && event.newValue === null && forget()
    listeners.add(forget)
    addEventListener("storage", onStorage)
    return () => {
      listeners.delete(forget)
      removeEventListener("storage", onStorage)
    }
  }, [id])
  return others
}
