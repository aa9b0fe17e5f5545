import { type KeptHome, keptHomesIn, listVersion, longestNote } from "./kept-homes.ts"

/** What a file of favourites says of itself beside the homes, so that no other market takes them for its own. */
type FileOrigin = { readonly country: string; readonly currency: string }

/** Larger, in bytes or in characters, than any list that a visitor could have kept. */
export const largestFile = 1_000_000

/**
 * The file that takes favourites to another device.
 * @param linkOf a home's address, for who reads the file
 */
export const favouritesFile = (
  homes: readonly KeptHome[],
  { country, currency }: FileOrigin,
  linkOf: (id: string) => string,
): string => {
  const listed = homes.map(({ chosen: _, ...home }) => ({ ...home, link: linkOf(home.id) }))
  return JSON.stringify({ version: listVersion, country, currency, homes: listed }, null, 2)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The homes in a file that a visitor has chosen, or why there are none. */
export const homesInFile = (text: string, { country }: FileOrigin): readonly KeptHome[] | "badFile" | "otherFile" => {
  const file = text.length > largestFile ? null : parsed(text)
  const homes = keptHomesIn(file)
  if (!homes) return "badFile"
  const from = file as { country?: unknown; homes: unknown[] }
  if (homes.length === 0 && from.homes.length > 0) return "badFile"
  if (from.country !== country) return "otherFile"
  return homes.map(({ id, street, price, note }) => ({
    id,
    street,
    ...(price !== undefined && { price }),
    ...(note && { note: note.slice(0, longestNote) }),
  }))
}

/** The two lists in one, each home once, as the first has it. */
export const together = (first: readonly KeptHome[], second: readonly KeptHome[]): KeptHome[] => {
  const all = [...first, ...second]
  return all.filter(({ id }, index) => all.findIndex((home) => home.id === id) === index)
}
