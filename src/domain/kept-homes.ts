import { isHomeId } from "./homes.ts"

/** A home that a visitor keeps on their device, with what must be known of it when its page is gone. */
export type KeptHome = {
  /** Its address on the site, in every language. */
  readonly id: string
  readonly street: string
  /** Kronor or euros, on the day it was kept. */
  readonly price: number
  /** ISO day. */
  readonly since: string
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
  const { id, street, price, since, note = "" } = Object(value) as Record<keyof KeptHome, unknown>
  return isHomeId(id) && Number.isFinite(price) && [street, since, note].every((text) => typeof text === "string")
}

/** The list as it is stored. */
export const keptList = (homes: readonly KeptHome[]) => ({ version: listVersion, homes })

/** The homes in such a list, the last kept first; null where something is none, or one of a later version. */
export const keptHomesIn = (list: unknown): readonly KeptHome[] | null => {
  const { version, homes } = Object(list) as Record<string, unknown>
  return version === listVersion && Array.isArray(homes) && homes.every(isKeptHome) ? homes : null
}
