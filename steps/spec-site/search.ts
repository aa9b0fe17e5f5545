import MiniSearch, { type Options } from "minisearch"
import { stemmer } from "stemmer"

/** What the search knows of a rule. */
export type Found = {
  /** Such as "ROUTE-5". */
  readonly id: string
  readonly sentence: string
  /** Everyday words that lead to the rule. */
  readonly words: string
  readonly reason: string
  /** Titles, one a line. */
  readonly scenarios: string
  /** Steps and tables. */
  readonly text: string
}

/** A rule that fits a question, with the title of the scenario that fits best, if any does. */
export type Hit = { readonly id: string; readonly sentence: string; readonly scenario: string | undefined }

/** Words of questions that tell no rule from another. */
const smallWords = new Set(
  `a an and any are as at be by can do does for from has have how i if in is it its many may much must my no not of on one
  or our shall should that the their there they this to was we what when where which who why will with you your`.split(
    /\s+/,
  ),
)

/** Returns the stem of a word, so that "refusing" finds "refuse"; null for a word that is not indexed. */
const indexed = (term: string): string | null => {
  const word = term.toLowerCase()
  return smallWords.has(word) ? null : stemmer(word)
}

/** Divides a text into words; a number such as "1 005,5" is one. */
const wordsOf = (text: string): string[] =>
  text.replaceAll(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, "").match(/[\p{L}\d]+(?:[.,-]\d+)*/gu) ?? []

/** Options of the index, which the page that reads it needs too. */
export const searchOptions: Options<Found> = {
  fields: ["id", "sentence", "words", "reason", "scenarios", "text"],
  storeFields: ["sentence", "scenarios"],
  tokenize: wordsOf,
  processTerm: indexed,
  searchOptions: {
    boost: { id: 8, sentence: 4, words: 5, reason: 1, scenarios: 2, text: 0.5 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    weights: { fuzzy: 0.2, prefix: 0.4 },
  },
}

const bestOf = (scenarios: readonly string[], terms: readonly string[]): string | undefined => {
  const count = (title: string) => {
    const words = wordsOf(title).map(indexed)
    return terms.filter((term) => words.includes(term)).length
  }
  const [best] = scenarios.toSorted((a, b) => count(b) - count(a))
  return best !== undefined && count(best) > 0 ? best : undefined
}

/** Share of the best score from which a rule fits. */
const leastScore = 0.2

/** Returns the rules that fit a question, best first. */
export const rulesFor = (index: MiniSearch<Found>, question: string): Hit[] => {
  const found = index.search(question)
  const least = (found[0]?.score ?? 0) * leastScore
  return found
    .filter(({ score }) => score >= least)
    .map(({ id, sentence, scenarios, terms }) => ({ id, sentence, scenario: bestOf(scenarios.split("\n"), terms) }))
}

export const indexOf = (documents: readonly Found[]): MiniSearch<Found> => {
  const index = new MiniSearch<Found>(searchOptions)
  index.addAll(documents)
  return index
}
