import { type Lexicon, longestPhrase, meaningsOf } from "./lexicon.ts"
import type { Meaning } from "./meanings.ts"

/** A word, phrase, number or mark of a search text; names have no meanings. */
export type Item = { readonly text: string; readonly meanings: readonly Meaning[] }

/** Letters from which two words may be one that was split. */
const leastLetters = 3

/** Joins the longest phrases that mean something, and words that were split, such as "rad hus". A place is a name. */
export const itemsOf = (
  tokens: readonly string[],
  lexicon: Lexicon,
  isPlace: (word: string) => boolean,
): readonly Item[] => {
  const itemAt = (start: number): Item & { readonly length: number } => {
    for (let length = Math.min(longestPhrase, tokens.length - start); length > 0; length--) {
      const words = tokens.slice(start, start + length)
      const [text, joined] = [words.join(" "), words.join("")]
      const isSplit = length === 2 && words.every((word) => word.length >= leastLetters && /^[a-z]/.test(word))
      if ((length === 1 || isSplit) && isPlace(joined)) return { text: joined, meanings: [], length }
      const meanings = isSplit
        ? (lexicon.phrases.get(text) ?? lexicon.phrases.get(joined) ?? [])
        : meaningsOf(lexicon, text)
      if (meanings.length > 0) return { text, meanings, length }
    }
    return { text: tokens[start] ?? "", meanings: [], length: 1 }
  }
  const items: Item[] = []
  for (let start = 0; start < tokens.length; ) {
    const { length, ...item } = itemAt(start)
    items.push(item)
    start += length
  }
  return items
}
