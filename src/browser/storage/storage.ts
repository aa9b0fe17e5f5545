import type { StoredKey } from "./own-keys.ts"

type Area = "localStorage" | "sessionStorage"
const device: Area = "localStorage"
const session: Area = "sessionStorage"

/** Value in a storage; null if it is absent or not JSON, undefined if the browser refuses the storage. */
const read = (area: Area, key: string): unknown => {
  try {
    const text = window[area].getItem(key) ?? "null"
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  } catch {
    return undefined
  }
}

/** @returns false if the storage is full or refused */
const write = (area: Area, key: string, value: unknown): boolean => {
  try {
    if (value === undefined) window[area].removeItem(key)
    else window[area].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Value on the device; null if it is absent or not JSON, undefined if the browser refuses storage. */
export const storedValue = (key: StoredKey): unknown => read(device, key)

/**
 * Stores a value on the device; undefined removes it.
 * @returns false if the storage is full or refused
 */
export const storeValue = (key: StoredKey, value: unknown): boolean => write(device, key, value)

/** Like `storedValue`, of this window while it is open. */
export const sessionValue = (key: string): unknown => read(session, key)

/** A number of this session; null if it is absent or the browser refuses storage. */
export const sessionNumber = (key: string): number | null => {
  const value = sessionValue(key)
  return typeof value === "number" ? value : null
}

/** Like `storeValue`, in this window while it is open. */
export const storeSessionValue = (key: string, value: unknown): boolean => write(session, key, value)

/**
 * Runs `onChange` when another window changes the value of a key on the device.
 * @returns a function that ends it
 */
export const onStoredChange = (key: StoredKey, onChange: () => void): (() => void) => {
  // The key is null when the whole storage was cleared.
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
  addEventListener("storage", onStorage)
  return () => removeEventListener("storage", onStorage)
}
