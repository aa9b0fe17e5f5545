import { meanings, type Vocabulary } from "../../domain/search/text/meanings.ts"
import { foldText } from "../../domain/search/text/tokens.ts"
import type { Text } from "../../site/records/texts.ts"

/** What search texts may say in these languages, each word once and without accents. */
export const vocabularyOf = (texts: readonly Text[]): Vocabulary =>
  Object.fromEntries(
    [...meanings, "endings" as const].map((name) => {
      const words = texts.flatMap((text) => text(`words.${name}`).split(","))
      return [name, [...new Set(words.map((word) => foldText(word).trim()))].join(",")]
    }),
  )
