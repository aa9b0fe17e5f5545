import type { StoredKey } from "./own-keys.ts"

/** What is kept on the device, as JSON under a key; null where there is nothing, or nothing that can be read. */
export const stored = (key: StoredKey): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}

/**
 * Keeps a value on the device in the place of what is there; undefined takes that away.
 * @returns whether the device has done so: storage may be full, or refused
 */
export const store = (key: StoredKey, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Follows what other windows keep under a key.
 * @returns what ends it
 */
export const followStored = (key: StoredKey, onChange: () => void): (() => void) => {
  // Without a key, all of it has been taken away.
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
  addEventListener("storage", onStorage)
  return () => removeEventListener("storage", onStorage)
}
