import type { Item } from "./items.ts"
import { isChoice } from "./lexicon.ts"
import type { Choice, Meaning } from "./meanings.ts"
import { type Measure, measureAt } from "./measures.ts"
import { isDigits } from "./tokens.ts"

/** A part of a search text, which a home must fit. */
export type Part =
  /** A home needs one of these, or none of them. */
  | {
      readonly kind: "choices"
      readonly choices: readonly Choice[]
      readonly isWithout: boolean
      readonly text: string
    }
  | ({ readonly kind: "measure" } & Measure)
  /** A word of a name, which is empty for a number alone, and the numbers and letters after it in an address. */
  | { readonly kind: "name"; readonly word: string; readonly number: readonly string[] }

/** Number of an apartment in Sweden's register, which follows the address and is in no advert. */
const registeredFlat = /^\d{4}$/

/** Digits of a postcode, as no house has a number so long; Norway's have four. */
const leastPostcode = 4

/** Reads the parts of a search text in their order; small words are none. */
export const partsOf = (items: readonly Item[], isPostcode: (digits: string) => boolean): readonly Part[] => {
  const parts: Part[] = []
  let place = 0
  let isWithout = false
  const textAt = (other: number): string => items[other]?.text ?? ""
  const means = (other: number, meaning: Meaning): boolean => items[other]?.meanings.includes(meaning) === true

  /** Numbers and letters of an address from here on. */
  const addressNumber = (): string[] => {
    const number: string[] = []
    for (; place < items.length; place++) {
      const text = textAt(place)
      if (means(place, "flatNumber") && isDigits(textAt(place + 1))) {
        if (registeredFlat.test(textAt(place + 1))) place++
        continue
      }
      const isLetter = number.length > 0 && /^[a-hj-z]$/.test(text)
      const isNumber = /^\d+$/.test(text) && !(number.length > 0 && isPostcode(text) && text.length >= leastPostcode)
      if (!(isLetter || isNumber) || measureAt(items, place, isPostcode)) break
      number.push(text)
    }
    return number
  }

  while (place < items.length) {
    const measured = measureAt(items, place, isPostcode)
    if (measured) {
      if (measured.measure) parts.push({ kind: "measure", ...measured.measure })
      place = measured.next
      continue
    }
    const { text, meanings } = items[place] as Item
    const choices = meanings.filter(isChoice)
    const number = meanings.find((meaning) => meaning.startsWith("number."))
    if (isDigits(text)) {
      const digits = isPostcode(text) ? [text] : addressNumber()
      if (isPostcode(text)) place++
      parts.push({ kind: "name", word: "", number: digits.length > 0 ? digits : [textAt(place++)] })
      continue
    }
    place++
    if (meanings.includes("without")) {
      isWithout = true
      continue
    }
    if (choices.length > 0) parts.push({ kind: "choices", choices, isWithout, text })
    else if (number) {
      const rooms = Number(number.slice("number.".length))
      parts.push({ kind: "measure", name: "rooms", range: { least: rooms, most: rooms } })
    } else if (/^[a-z]/.test(text) && meanings.length === 0)
      parts.push({ kind: "name", word: text, number: addressNumber() })
    if (!meanings.includes("small")) isWithout = false
  }
  return parts
}
