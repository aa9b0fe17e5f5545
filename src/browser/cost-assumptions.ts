import { storedKeys } from "./own-keys.ts"
import { followStored, store, stored } from "./stored.ts"

/** Numbers by the id of their field. */
export type Assumptions = Readonly<Record<string, number>>

const key = storedKeys.costAssumptions

/** What the visitor has assumed before, on this device; nothing where that cannot be read, or is nothing of ours. */
export const keptAssumptions = (): Assumptions =>
  Object.fromEntries(
    Object.entries(stored(key) ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  )

/** @returns whether the device has them now */
export const keepAssumptions = (assumptions: Assumptions): boolean =>
  store(key, Object.keys(assumptions).length === 0 ? undefined : assumptions)

/** Follows what the visitor assumes in other windows. */
export const followAssumptions = (onChange: () => void): (() => void) => followStored(key, onChange)
