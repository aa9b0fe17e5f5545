import { isHomeId } from "./homes.ts"

/** A home that a visitor keeps on their device, with what must be known of it when its page is gone. */
export type KeptHome = {
  /** Its address on the site, in every language. */
  readonly id: string
  /** Its address there, where no street was known when it was kept. */
  readonly street: string
  /** Kronor or euros, on the day it was kept, where that was known. */
  readonly price?: number
  /** For the visitor's eyes alone. */
  readonly note?: string
  /** Ticked to be compared. */
  readonly chosen?: boolean
}

/** Grows when an older site could misread what a newer one has stored. */
export const listVersion = 1

/** The length of a note, so that a list stays far below what browsers let a site store. */
export const longestNote = 300

const isKeptHome = (value: unknown): value is KeptHome => {
  const { id, street, price = 0, note = "" } = Object(value) as Record<keyof KeptHome, unknown>
  return isHomeId(id) && Number.isFinite(price) && typeof street === "string" && typeof note === "string"
}

/** The list as it is stored. */
export const keptList = (homes: readonly KeptHome[]) => ({ version: listVersion, homes })

/** The homes in such a list, the last kept first, without what is none; null where it is no list, or one of a later version. */
export const keptHomesIn = (list: unknown): readonly KeptHome[] | null => {
  const { version, homes } = Object(list) as Record<string, unknown>
  return version === listVersion && Array.isArray(homes) ? homes.filter(isKeptHome) : null
}
