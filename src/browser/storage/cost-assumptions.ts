import { storedKeys } from "./own-keys.ts"
import { followStored, store, stored } from "./stored.ts"

/** Numbers by field id. */
export type Assumptions = Readonly<Record<string, number>>

const key = storedKeys.costAssumptions

/** Stored assumptions of the visitor; empty if they are unreadable or invalid. */
export const keptAssumptions = (): Assumptions =>
  Object.fromEntries(
    Object.entries(stored(key) ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  )

/** @returns whether the device has stored them */
export const keepAssumptions = (assumptions: Assumptions): boolean =>
  store(key, Object.keys(assumptions).length === 0 ? undefined : assumptions)

export const followAssumptions = (onChange: () => void): (() => void) => followStored(key, onChange)
