import type { StoredKey } from "./own-keys.ts"

/** Value in local storage, parsed from JSON; null if it is absent or unreadable. */
export const storedValue = (key: StoredKey): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}

/**
 * Stores a value in local storage; undefined removes it.
 * @returns false if storage is full or refused
 */
export const storeValue = (key: StoredKey, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Runs `onChange` when another window changes the value of a key.
 * @returns a function that ends it
 */
export const onStoredChange = (key: StoredKey, onChange: () => void): (() => void) => {
  // The key is null when the whole storage was cleared.
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
  addEventListener("storage", onStorage)
  return () => removeEventListener("storage", onStorage)
}
