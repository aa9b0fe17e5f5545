/** Numbers by the id of their field. */
export type Assumptions = Readonly<Record<string, number>>

const key = "cost-assumptions"

/** What the visitor has assumed before, on this device; nothing where that cannot be read, or is nothing of ours. */
export const keptAssumptions = (): Assumptions => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}")
    if (typeof kept !== "object" || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    )
  } catch {
    return {}
  }
}

/** @returns whether the device has them now */
export const keepAssumptions = (assumptions: Assumptions): boolean => {
  try {
    if (Object.keys(assumptions).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(assumptions))
    return true
  } catch {
    return false
  }
}

/** Follows what the visitor assumes in other windows. */
export const followAssumptions = (onChange: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
  addEventListener("storage", onStorage)
  return () => removeEventListener("storage", onStorage)
}
