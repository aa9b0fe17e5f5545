import { type ChoiceName, choices, type Must, musts } from "./criteria.ts"
import type { FilterNames } from "./filters.ts"
import { normaliseText } from "./homes.ts"
import { at, type Index } from "./search-index.ts"

export type Test = (home: number) => boolean

/** Names of choices in the language of the page; `roomWords` lists words for homes of one room, two rooms and so on. */
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

/** Joins "3 rooms" into one word, because many an address has a 3. */
const withJoinedRooms = (text: string, { filters, moreFilters }: TextNames): string => {
  const rooms = [...filters, ...moreFilters].find(({ name }) => name === "rooms")
  const phrases = rooms?.kind === "choice" ? rooms.options.map(({ name }) => roomsPhrase(name)) : []
  return phrases.reduce(
    (joined, phrase) => joined.replaceAll(` ${phrase} `, ` ${phrase.replace(" ", "")} `),
    ` ${normaliseText(text)} `,
  )
}

const choiceTest = ({ choices: columns }: Index, name: ChoiceName, place: number): Test => {
  const column = columns[name]
  return (home) => at(column, home) === place
}

const namedChoices = (index: Index, bits: Uint8Array, { filters, moreFilters, words }: TextNames): NamedChoice[] => {
  const rooms = words.roomWords
    .split(",")
    .map((word, place) => ({ words: wordsOf(word), test: choiceTest(index, "rooms", place) }))
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

const isOneOf =
  (tests: readonly Test[]): Test =>
  (home) =>
    tests.some((test) => test(home))

/**
 * Returns a test for a search text, each word of which a home must have in its address, area or building, or in the
 * name of a choice; a word that no home has stands for those that differ from it in one letter.
 * @returns undefined for an empty text
 */
export const textTest = (
  index: Index,
  bits: Uint8Array,
  text: string,
  names: TextNames = { filters: [], moreFilters: [], words: { roomWords: "" } },
): { readonly test: Test; readonly isMisspelled: boolean } | undefined => {
  if (normaliseText(text) === "") return undefined
  const searchWords = wordsOf(withJoinedRooms(text, names))
  const named = namedChoices(index, bits, names)
  let isMisspelled = false
  const tests = searchWords.map((word): Test => {
    const namedTests = (matches: (name: string) => boolean): Test[] =>
      named.filter(({ words }) => words.some(matches)).map(({ test }) => test)
    const known = namedTests((name) => word.length >= leastLetters.name && name.startsWith(word))
    if (known.length > 0 || index.words.some((words) => words.includes(word)))
      return isOneOf([(home) => index.words[home]?.includes(word) === true, ...known])
    if (word.length < leastLetters.misspelling) return () => false
    const isSimilar = (other: string) => isOneEditApart(word, other)
    const similar = new Set(index.words.flatMap((words) => words.split(" ")).filter(isSimilar))
    const similarNames = namedTests(isSimilar)
    isMisspelled ||= similar.size > 0 || similarNames.length > 0
    return isOneOf([
      (home) => index.words[home]?.split(" ").some((other) => similar.has(other)) === true,
      ...similarNames,
    ])
  })
  return { test: (home) => tests.every((test) => test(home)), isMisspelled }
}
