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

/** Limits a note, so that a list stays far below the browser's storage limit. */
export const longestNote = 300

export const isFavourite = (value: unknown): value is Favourite => {
  const { id, street, price = 0, note = "" } = Object(value) as Record<keyof Favourite, unknown>
  return isHomeId(id) && Number.isFinite(price) && typeof street === "string" && typeof note === "string"
}

/** Replaces ids by those that the homes have now; the first of two favourites of one home stays. */
export const withPresentIds = (
  favourites: readonly Favourite[],
  presentIdOf: (id: string) => string | undefined,
): readonly Favourite[] => {
  const present = favourites.map((home) => ({ ...home, id: presentIdOf(home.id) ?? home.id }))
  return present.filter(({ id }, index) => present.findIndex((home) => home.id === id) === index)
}

/** Favourites that one comparison can have. */
export const fewestCompared = 2
export const mostCompared = 4
