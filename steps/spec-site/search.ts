import MiniSearch, { type Options } from "minisearch"

/** What the search finds: a rule, or a scenario of it. */
export type Found = {
  readonly id: string
  readonly rule: string
  readonly sentence: string
  /** Empty for a rule. */
  readonly scenario: string
  /** Reason and everyday words of a rule, or the steps of a scenario. */
  readonly text: string
}

/** A rule that fits a question, with the scenario that fits best. */
export type Hit = { readonly rule: string; readonly sentence: string; readonly scenario: string }

/** Words of questions that tell no rule from another. */
const smallWords = new Set(
  `a an and any are as at be by can do does for from has have how i if in is it its many may much must my no not of on one
  or our shall should that the their there they this to was we what when where which who why will with you`.split(
    /\s+/,
  ),
)

/** Options of the index, which the page that reads it needs too. */
export const searchOptions: Options<Found> = {
  fields: ["rule", "sentence", "scenario", "text"],
  storeFields: ["rule", "sentence", "scenario"],
  processTerm: (term) => {
    const word = term.toLowerCase()
    if (smallWords.has(word)) return null
    // Singular and plural are found alike.
    return word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word
  },
  searchOptions: {
    boost: { rule: 4, sentence: 2, scenario: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_id, _term, stored) => (stored?.scenario === "" ? 1.5 : 1),
  },
}

/** Returns the rules that fit a question, best first. */
export const rulesFor = (index: MiniSearch<Found>, question: string): Hit[] => {
  const hits = new Map<string, Hit>()
  for (const { rule, sentence, scenario } of index.search(question)) {
    const known = hits.get(rule)
    if (!known || (known.scenario === "" && scenario !== "")) hits.set(rule, { rule, sentence, scenario })
  }
  return [...hits.values()]
}

export const indexOf = (documents: readonly Found[]): MiniSearch<Found> => {
  const index = new MiniSearch<Found>(searchOptions)
  index.addAll(documents)
  return index
}
