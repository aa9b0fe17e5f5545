import { storedKeys } from "./own-keys.ts"
import { onStoredChange, storedValue, storeValue } from "./storage.ts"

/** Numbers by field id. */
export type Assumptions = Readonly<Record<string, number>>

const key = storedKeys.costAssumptions

/** Stored assumptions of the visitor; empty if they are unreadable or invalid. */
export const storedAssumptions = (): Assumptions =>
  Object.fromEntries(
    Object.entries(storedValue(key) ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  )

/** @returns whether the device has stored them */
export const storeAssumptions = (assumptions: Assumptions): boolean =>
  storeValue(key, Object.keys(assumptions).length === 0 ? undefined : assumptions)

export const onAssumptionsChange = (onChange: () => void): (() => void) => onStoredChange(key, onChange)
