import { type ChoiceName, choices, type Must, musts, type Range } from "./criteria.ts"
import { rangeValues } from "./homes.ts"
import { at, type Index } from "./search-index.ts"
import { baseForms } from "./text/forms.ts"
import { itemsOf } from "./text/items.ts"
import { choicesOf, isChoice, meaningsOf } from "./text/lexicon.ts"
import type { Choice } from "./text/meanings.ts"
import type { Measure } from "./text/measures.ts"
import { isMisspelled } from "./text/misspelling.ts"
import { type Part, partsOf } from "./text/parts.ts"
import { tokensOf } from "./text/tokens.ts"

export type Test = (home: number) => boolean

/** Letters from which the beginning of a word counts, and a form of a word or a correction may be one. */
const leastLetters = { beginning: 3, correction: 5 }

/** Unknown words of which the spelling is guessed: each is compared with all words of the homes. */
const maxGuesses = 3

const never: Test = () => false

const isOneOf =
  (tests: readonly Test[]): Test =>
  (home) =>
    tests.some((test) => test(home))

/** Values of a column of which a home needs one; a name of a building, such as "Asunto Oy Espoon Kivi", is enough too. */
type Values = { readonly column: "area" | ChoiceName; readonly values: ReadonlySet<number>; readonly orWord?: string }

/** What a part of the text asks for. */
type Wish = Values | Test

const choiceTest = (index: Index, bits: Uint8Array, choice: Choice): Test => {
  const [filter = "", value = ""] = choice.split(".")
  if (filter === "has") {
    const bit = 1 << musts.indexOf(value as Must)
    return (home) => (at(bits, home) & bit) !== 0
  }
  const { building } = index.data
  return (home) => (building[home] !== null) === (value === "shares")
}

const choiceNameOf = (choice: Choice): ChoiceName | undefined => {
  const [filter = ""] = choice.split(".")
  return filter in choices ? (filter as ChoiceName) : undefined
}

/** The choices of one filter as values, others as tests. */
const wishOfChoices = (index: Index, bits: Uint8Array, meanings: readonly Choice[], isWithout: boolean): Wish => {
  const column = meanings[0] && choiceNameOf(meanings[0])
  if (column && meanings.every((choice) => choiceNameOf(choice) === column)) {
    const options = choices[column] as readonly string[]
    const values = meanings.map((choice) => options.indexOf(choice.split(".")[1] ?? ""))
    return {
      column,
      values: new Set(options.map((_, value) => value).filter((value) => values.includes(value) !== isWithout)),
    }
  }
  const test = isOneOf(
    meanings.map((choice) => {
      return choiceNameOf(choice)
        ? testOf(index, wishOfChoices(index, bits, [choice], false))
        : choiceTest(index, bits, choice)
    }),
  )
  return (home) => test(home) !== isWithout
}

const valuesTest = (index: Index, { column, values, orWord }: Values): Test => {
  const places = column === "area" ? index.data.area : index.choices[column]
  return (home) =>
    values.has(at(places, home)) || (orWord !== undefined && index.words[home]?.includes(orWord) === true)
}

const testOf = (index: Index, wish: Wish): Test => (typeof wish === "function" ? wish : valuesTest(index, wish))

const isWithin = (
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range,
  value: number | null,
): boolean => value !== null && value >= least && value <= most

const wishOfMeasure = ({ data }: Index, { name, range }: Measure): Wish => {
  if (name !== "rooms") {
    const figureOf = rangeValues(data)[name]
    return (home) => isWithin(range, figureOf(home))
  }
  const mostChoice = choices.rooms.length
  const { least, most } = range
  if (least === most && least !== undefined && Number.isInteger(least) && least <= mostChoice)
    return { column: "rooms", values: new Set([least - 1]) }
  // Five rooms are five or more, as in the form.
  const upTo = least === most && least !== undefined && least > mostChoice ? undefined : most
  return (home) =>
    isWithin({ ...range, ...(upTo === undefined ? { most: Number.POSITIVE_INFINITY } : {}) }, at(data.rooms, home))
}

/** Joins what the parts ask for: values that exclude each other are alternatives, as in "Solna or Nacka". */
const joined = (index: Index, wishes: readonly Wish[]): Test[] => {
  const columns = new Map<string, Values>()
  const tests: Test[] = []
  for (const wish of wishes) {
    if (typeof wish === "function") {
      tests.push(wish)
      continue
    }
    const before = columns.get(wish.column)
    if (!before) columns.set(wish.column, wish)
    else {
      const both = [...before.values].filter((value) => wish.values.has(value))
      const values = new Set(both.length > 0 ? both : [...before.values, ...wish.values])
      columns.set(wish.column, { column: wish.column, values })
    }
  }
  return [...tests, ...[...columns.values()].map((values) => valuesTest(index, values))]
}

/** Areas with a postcode, from its third digit on. */
const areasWithCode = ({ data }: Index, digits: string): number[] =>
  /^\d{3,5}$/.test(digits)
    ? data.areas.flatMap(({ codes }, area) => (` ${codes}`.includes(` ${digits}`) ? [area] : []))
    : []

/**
 * Understands a search text: places and streets in any form, numbers with their units, and what homes are and have, in the words of
 * the market's languages. A home must fit each part; small words do not count, and a name that no home has finds nothing. Names
 * that differ in a letter count if a word is in no home.
 * @returns undefined for a text without any part
 */
export const textTest = (
  index: Index,
  bits: Uint8Array,
  text: string,
): { readonly test: Test; readonly isMisspelled: boolean } | undefined => {
  const { lexicon, places } = index
  const { endings } = lexicon
  const isPostcode = (digits: string) => areasWithCode(index, digits).length > 0
  const areasNamed = (word: string): ReadonlySet<number> => {
    const areas = [...baseForms(word, endings)].map((form) => places.get(form)).find((found) => found !== undefined)
    return areas ?? new Set()
  }
  const has = (letters: string): boolean => index.allWords().includes(letters)
  let hasGuess = false
  const isKnown = (word: string): boolean =>
    [...baseForms(word, endings)].some((form) => lexicon.words.has(form)) ||
    areasNamed(word).size > 0 ||
    meaningsOf(lexicon, word).length > 0 ||
    choicesOf(lexicon, (phrase) => phrase.startsWith(word)).length > 0 ||
    has(` ${word}`)
  /** Corrects words of the vocabulary before phrases are read, because "terrased house" is one. */
  const corrected = (word: string): string => {
    if (word.length < leastLetters.correction) return word
    const similar = [...lexicon.words].find(
      (other) => other.length >= leastLetters.correction && isMisspelled(word, other, 1),
    )
    if (!similar || [...places.keys()].some((name) => isMisspelled(word, name, 1))) return word
    hasGuess = true
    return similar
  }
  const hasMeaning = (word: string): boolean =>
    lexicon.phrases.get(word)?.includes("small") || meaningsOf(lexicon, word).some(isChoice)
  /** Splits compounds of which both words mean something, such as "Stockholmsvilla" and "saunakaksio". */
  const wordsOfCompound = (word: string): readonly string[] => {
    if (isKnown(word)) return [word]
    for (let end = word.length - leastLetters.beginning; end >= leastLetters.beginning; end--) {
      const [first, rest] = [word.slice(0, end), word.slice(end)]
      if (hasMeaning(rest) && (hasMeaning(first) || areasNamed(first).size > 0)) return [first, rest]
    }
    return [corrected(word)]
  }
  const tokens = tokensOf(text, isPostcode).flatMap(wordsOfCompound)
  const items = itemsOf(tokens, lexicon, (word) => areasNamed(word).size > 0)
  const parts = partsOf(items, isPostcode)
  if (parts.length === 0) return undefined

  let isImpossible = false
  const homeHas =
    (letters: readonly string[]): Test =>
    (home) => {
      const words = index.words[home] ?? ""
      return letters.some((one) => words.includes(one))
    }
  const nobody = (): Test => {
    isImpossible = true
    return never
  }

  /** Pieces of the homes' words that a word of a name stands for. */
  const lettersOf = (word: string): string[] => {
    if (word.length < leastLetters.beginning) return has(` ${word} `) ? [` ${word} `] : []
    if (has(` ${word}`)) return [` ${word}`]
    const known = index.distinctWords()
    const forms = [...baseForms(word, endings)]
    const form = forms.find((one) => known.has(one))
    if (form) return [` ${form} `]
    const beginning = forms.find((one) => one.length >= leastLetters.correction && has(` ${one}`))
    return beginning ? [` ${beginning}`] : []
  }

  /** An address: the number follows the street, also one that has just begun. */
  const addressTest = (letters: readonly string[], number: readonly string[]): Test => {
    const streets = letters.map((one) => (one.endsWith(" ") ? one : `${one}[a-z]* `)).join("|")
    // A home whose advert leaves out the letter of the entrance is the one that is meant.
    for (const end of number.at(-1)?.match(/[a-z]/) ? [number, number.slice(0, -1)] : [number])
      for (const after of [" ", ""]) {
        const address = new RegExp(`(?:${streets})${end.join(" ")}${after}`)
        if (address.test(index.allWords())) return (home) => address.test(index.words[home] ?? "")
      }
    return nobody()
  }

  const numberTest = (number: string): Wish => {
    const areas = areasWithCode(index, number)
    if (areas.length > 0) {
      return { column: "area", values: new Set(areas), orWord: ` ${number} ` }
    }
    const letters = has(` ${number} `) ? ` ${number} ` : ` ${number}`
    return has(letters) ? homeHas([letters]) : nobody()
  }

  let guesses = 0
  const guess = (word: string): Wish => {
    guesses += 1
    if (guesses > maxGuesses) return nobody()
    const stems = [word, ...baseForms(word, endings)].filter(
      (stem) => stem === word || stem.length >= leastLetters.correction,
    )
    for (const edits of [1, 2] as const) {
      const isSimilar = (other: string) => stems.some((stem) => isMisspelled(stem, other, edits))
      const areas = new Set([...places].flatMap(([name, named]) => (isSimilar(name) ? [...named] : [])))
      const similarChoices = choicesOf(lexicon, (phrase) => isMisspelled(word, phrase, edits))
      const words = [...index.distinctWords()].filter((other) => isMisspelled(word, other, edits))
      if (areas.size === 0 && similarChoices.length === 0 && words.length === 0) continue
      hasGuess = true
      const area: Values = { column: "area", values: areas }
      if (similarChoices.length === 0 && words.every((other) => places.has(other))) return area
      return isOneOf([
        valuesTest(index, area),
        ...similarChoices.map((choice) => testOf(index, wishOfChoices(index, bits, [choice], false))),
        homeHas(words.map((other) => ` ${other} `)),
      ])
    }
    return nobody()
  }

  /** A choice, or the name of a building that a form of its word is: the "Villan" of "Brf Villan". */
  const wishOfWord = ({ text: word, choices: meant, isWithout }: Part & { kind: "choices" }): Wish => {
    const wish = wishOfChoices(index, bits, meant, isWithout)
    if (lexicon.phrases.has(word) || !has(` ${word} `)) return wish
    return isOneOf([testOf(index, wish), homeHas([` ${word} `])])
  }

  const wishesOfName = ({ word, number }: Part & { kind: "name" }): Wish[] => {
    if (word === "") return number.map(numberTest)
    const areas = areasNamed(word)
    if (areas.size > 0) return [{ column: "area", values: areas, orWord: ` ${word} ` }, ...number.map(numberTest)]
    const letters = lettersOf(word)
    const begunChoices =
      word.length < leastLetters.beginning ? [] : choicesOf(lexicon, (phrase) => phrase.startsWith(word))
    if (letters.length > 0 && number.length > 0) return [addressTest(letters, number)]
    if (letters.length === 0 && begunChoices.length === 0)
      return [word.length < leastLetters.beginning ? nobody() : guess(word), ...number.map(numberTest)]
    const begun = begunChoices.length > 0 ? wishOfChoices(index, bits, begunChoices, false) : undefined
    if (begun && letters.length === 0) return [begun, ...number.map(numberTest)]
    return [isOneOf([homeHas(letters), ...(begun ? [testOf(index, begun)] : [])]), ...number.map(numberTest)]
  }

  const wishes = parts.flatMap((part): Wish[] => {
    if (part.kind === "choices") return [wishOfWord(part)]
    if (part.kind === "measure") return [wishOfMeasure(index, part)]
    return wishesOfName(part)
  })
  const tests = joined(index, wishes)
  return { test: (home) => tests.every((test) => test(home)), isMisspelled: hasGuess && !isImpossible }
}
