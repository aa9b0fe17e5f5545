import { baseForms } from "./forms.ts"
import type { Choice, Meaning, Vocabulary } from "./meanings.ts"
import { tokensOf } from "./tokens.ts"

/** A vocabulary, prepared for looking up. */
export type Lexicon = {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  /** All words of the phrases. */
  readonly words: ReadonlySet<string>
  /** Endings of words, without accents. */
  readonly endings: readonly string[]
}

/** Words of the longest phrase. */
export const longestPhrase = 4

export const lexiconOf = ({ endings = "", ...vocabulary }: Vocabulary): Lexicon => {
  const phrases = new Map<string, Meaning[]>()
  for (const [meaning, words] of Object.entries(vocabulary))
    for (const word of words.split(",")) {
      const phrase = tokensOf(word).join(" ")
      if (phrase !== "") phrases.set(phrase, [...(phrases.get(phrase) ?? []), meaning as Meaning])
    }
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" ")))
  return { phrases, words, endings: endings.split(",").map((ending) => tokensOf(ending).join("")) }
}

/** Whether a word narrows a search on its own. */
export const isChoice = (meaning: Meaning): meaning is Choice => /^(?:type|rooms|status|has|tenure)\./.test(meaning)

/** Meanings of a phrase as it is, or with its last word in another form. */
export const meaningsOf = ({ phrases, endings }: Lexicon, phrase: string): readonly Meaning[] => {
  const exact = phrases.get(phrase)
  if (exact) return exact
  const [, before = "", last = ""] = /^(.* )?(.*)$/.exec(phrase) ?? []
  // Small words have no forms: with an ending, they would swallow names.
  return (
    [...baseForms(last, endings)].map((form) => phrases.get(before + form)).find((found) => found?.some(isChoice)) ?? []
  )
}

/** Choices of the words that match. */
export const choicesOf = ({ phrases }: Lexicon, matches: (word: string) => boolean): Choice[] => [
  ...new Set([...phrases].flatMap(([phrase, meanings]) => (matches(phrase) ? meanings.filter(isChoice) : []))),
]
