import { type ChoiceName, choices, type Must, musts } from "./criteria.ts"
import type { FilterNames } from "./filters.ts"
import { normaliseText } from "./homes.ts"
import { at, type Index } from "./search-index.ts"

export type Test = (home: number) => boolean

/**
 * Names of choices in the language of the page; `roomWords` lists words for homes of one room, two rooms and so on, with
 * a slash between words for the same.
 */
export type TextNames = Pick<FilterNames, "filters" | "moreFilters"> & {
  readonly words: { readonly roomWords: string }
}

/** A choice that a text can name, such as a row house or a lift. */
type NamedChoice = { readonly words: readonly string[]; readonly test: Test }

/** Letters from which the beginning of a name counts, and from which a word counts as misspelled. */
const leastLetters = { name: 3, misspelling: 4 }

const wordsOf = (text: string): string[] => normaliseText(text).split(" ").filter(Boolean)

/** The first two words of "5 rooms or more". */
const roomsPhrase = (name: string): string => wordsOf(name).slice(0, 2).join(" ")

/** Words for homes of one room, of two rooms and so on. */
const roomWordsOf = ({ words }: TextNames): string[][] =>
  words.roomWords.split(",").map((alternatives) => alternatives.split("/").map(normaliseText))

/** Rooms as adverts write them: "3h+k" in Finnish, "3r+k" and "3 rok" in Swedish; an "H 12" after it is a staircase. */
const layout = /(^|\s)([1-9]) ?(?:h|r(?: ?o ?k)?|rum och kök)(?: ?\+ ?[a-zåäö]+)*(?![^\s,])(?!\s*\d)/g

/** Joins "3 rooms", "two bedroom" and "116 32" into one word each, because many an address has a 3. */
const withJoinedWords = (text: string, names: TextNames): string => {
  const filter = [...names.filters, ...names.moreFilters].find(({ name }) => name === "rooms")
  const rooms = filter?.kind === "choice" ? filter.options.map(({ name }) => roomsPhrase(name)) : []
  const spelledOut = text.toLowerCase().replace(layout, (written, before, count) => {
    const most = String(Math.min(Number(count), choices.rooms.length))
    return before + (rooms.find((phrase) => phrase.startsWith(most)) ?? written)
  })
  return [...rooms, ...roomWordsOf(names).flat()]
    .reduce(
      (joined, phrase) => joined.replaceAll(` ${phrase}`, ` ${phrase.replace(" ", "")}`),
      ` ${normaliseText(spelledOut)} `,
    )
    .replace(/ (\d{3}) (\d\d) /g, " $1$2 ")
}

const choiceTest = ({ choices: columns }: Index, name: ChoiceName, place: number): Test => {
  const column = columns[name]
  return (home) => at(column, home) === place
}

const namedChoices = (index: Index, bits: Uint8Array, names: TextNames): NamedChoice[] => {
  const { filters, moreFilters } = names
  const rooms = roomWordsOf(names).map((words, place) => ({
    words: words.map((word) => word.replace(" ", "")).filter(Boolean),
    test: choiceTest(index, "rooms", place),
  }))
  const named = [...filters, ...moreFilters].flatMap((filter) => {
    if (filter.kind !== "choice" || filter.name === "energy") return []
    return filter.options.map(({ value, name }) => {
      const bit = 1 << musts.indexOf(value as Must)
      const test: Test =
        filter.name === "has"
          ? (home) => (at(bits, home) & bit) !== 0
          : choiceTest(
              index,
              filter.name as ChoiceName,
              (choices[filter.name as ChoiceName] as readonly string[]).indexOf(value),
            )
      return { words: filter.name === "rooms" ? [roomsPhrase(name).replace(" ", "")] : wordsOf(name), test }
    })
  })
  return [...rooms, ...named]
}

/** Whether one letter is missing, added, wrong or swapped with the next. */
const isOneEditApart = (a: string, b: string): boolean => {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restOfA.length <= 1 && restOfB.length <= 1) return true
  return restOfA.length === 2 && restOfB.length === 2 && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0]
}

/** Endings of cases in Finnish, and of genitives and plurals elsewhere. */
const endings = /^(?:s|n|[aeiouy]n|ssa|sta|lla|lta|lle)$/

/** Whether a word is a name with an ending: Kallio and Kalliossa, Vuosaari and Vuosaaressa. */
const isFormOf = (word: string, name: string): boolean =>
  name.length >= leastLetters.misspelling &&
  [name, name.replace(/i$/, "e")].some((stem) => word.startsWith(stem) && endings.test(word.slice(stem.length)))

const isOneOf =
  (tests: readonly Test[]): Test =>
  (home) =>
    tests.some((test) => test(home))

/** Finds the areas with a postcode, from its third digit on. */
const postcodeTests = ({ data }: Index, word: string): Test[] => {
  if (!/^\d{3,5}$/.test(word)) return []
  const areas = data.areas.map(({ codes }) => ` ${codes}`.includes(` ${word}`))
  return areas.includes(true) ? [(home) => areas[at(data.area, home)] === true] : []
}

/**
 * Returns a test for a search text, each word of which a home must have in its address, area, postcode or building, or in
 * the name of a choice; a word that no home has stands for its form without an ending, or for those that differ from it
 * in one letter.
 * @returns undefined for an empty text
 */
export const textTest = (
  index: Index,
  bits: Uint8Array,
  text: string,
  names: TextNames = { filters: [], moreFilters: [], words: { roomWords: "" } },
): { readonly test: Test; readonly isMisspelled: boolean } | undefined => {
  if (normaliseText(text) === "") return undefined
  const searchWords = wordsOf(withJoinedWords(text, names))
  const named = namedChoices(index, bits, names)
  const namedTests = (matches: (name: string) => boolean): Test[] =>
    named.filter(({ words }) => words.some(matches)).map(({ test }) => test)
  /** Returns a test for the words that match, undefined without any. */
  const testOfSimilar = (matches: (other: string) => boolean): Test | undefined => {
    const similar = new Set(index.words.flatMap((words) => words.split(" ")).filter(matches))
    const similarNames = namedTests(matches)
    if (similar.size === 0 && similarNames.length === 0) return undefined
    return isOneOf([
      (home) => index.words[home]?.split(" ").some((other) => similar.has(other)) === true,
      ...similarNames,
    ])
  }
  let isMisspelled = false
  const tests = searchWords.map((word): Test => {
    const known = [
      ...namedTests((name) => word.length >= leastLetters.name && name.startsWith(word)),
      ...postcodeTests(index, word),
    ]
    if (known.length > 0 || index.words.some((words) => words.includes(word)))
      return isOneOf([(home) => index.words[home]?.includes(word) === true, ...known])
    if (word.length < leastLetters.misspelling) return () => false
    const form = testOfSimilar((other) => isFormOf(word, other))
    if (form) return form
    const misspelled = testOfSimilar((other) => isOneEditApart(word, other))
    isMisspelled ||= misspelled !== undefined
    return misspelled ?? (() => false)
  })
  return { test: (home) => tests.every((test) => test(home)), isMisspelled }
}
