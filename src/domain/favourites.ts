import { isHomeId } from "./homes.ts"

/** A home on the visitor's device, with the data to list it after its page is gone. */
export type Favourite = {
  /** Slug of its page, the same in every language. */
  readonly id: string
  /** Street address, or the slug if the street was unknown when the visitor added the home. */
  readonly street: string
  /** Price in kronor or euros when the visitor added the home, if known. */
  readonly price?: number
  /** Private note of the visitor. */
  readonly note?: string
  readonly chosen?: boolean
}

/** Increase it when an older version of the site could misread a list from a newer one. */
export const listVersion = 1

/** Limits a note, so that a list stays far below the browser's storage limit. */
export const longestNote = 300

const isFavourite = (value: unknown): value is Favourite => {
  const { id, street, price = 0, note = "" } = Object(value) as Record<keyof Favourite, unknown>
  return isHomeId(id) && Number.isFinite(price) && typeof street === "string" && typeof note === "string"
}

export const favouritesList = (homes: readonly Favourite[]) => ({ version: listVersion, homes })

/**
 * Parses a stored list (last added first) and drops invalid homes; returns null for an invalid list or another version.
 */
export const favouritesIn = (list: unknown): readonly Favourite[] | null => {
  const { version, homes } = Object(list) as Record<string, unknown>
  return version === listVersion && Array.isArray(homes) ? homes.filter(isFavourite) : null
}
