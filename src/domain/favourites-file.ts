import { type Favourite, isFavourite, longestNote } from "./favourites.ts"
import { itemsIn, listVersion } from "./stored-list.ts"

/** Names the market of a file, so that another market does not import its homes. */
type FileOrigin = { readonly country: string; readonly currency: string }

/** Limit in bytes and in characters, above the size of any list that a visitor can keep. */
export const largestFile = 1_000_000

/**
 * Serialises favourites so that a visitor can take them to another device.
 * @param linkOf returns a home's address, for people who read the file
 */
export const favouritesFile = (
  homes: readonly Favourite[],
  { country, currency }: FileOrigin,
  linkOf: (id: string) => string,
): string => {
  const entries = homes.map(({ chosen: _, ...home }) => ({ ...home, link: linkOf(home.id) }))
  return JSON.stringify({ version: listVersion, country, currency, homes: entries }, null, 2)
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses a file that the visitor chose, and returns its homes or the reason for refusing it. */
export const homesInFile = (text: string, { country }: FileOrigin): readonly Favourite[] | "badFile" | "otherFile" => {
  const file = text.length > largestFile ? null : parsedJson(text)
  const homes = itemsIn(file, "homes", isFavourite)
  if (!homes) return "badFile"
  const contents = file as { country?: unknown; homes: unknown[] }
  if (homes.length === 0 && contents.homes.length > 0) return "badFile"
  if (contents.country !== country) return "otherFile"
  return homes.map(({ id, street, price, note }) => ({
    id,
    street,
    ...(price !== undefined && { price }),
    ...(note && { note: note.slice(0, longestNote) }),
  }))
}

/** Merges two lists; the first list wins for a home that is in both. */
export const together = (first: readonly Favourite[], second: readonly Favourite[]): Favourite[] => {
  const all = [...first, ...second]
  return all.filter(({ id }, index) => all.findIndex((home) => home.id === id) === index)
}
