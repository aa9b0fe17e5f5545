import { languageOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import { storedKeys } from "../storage/own-keys.ts"
import { storedValue, storeValue } from "../storage/storage.ts"
import { cameFromThisSite } from "./arrival.ts"

const key = storedKeys.language
/** Stored in place of a language by visitors who decline an offer. */
const declined = ""

export const chooseLanguage = (language: Language): void => void storeValue(key, language)
export const declineLanguage = (): void => void storeValue(key, declined)

/** Browsers call Norwegian by either of its written standards, or by neither. */
const standardOf = (code: string): string => code.replace(/^n[no]\b/, "nb").slice(0, 2)

let isFirstPage = true

/**
 * The language in which to offer the first page of a visit, if there is one: the first of the browser's languages that
 * the page has, to visitors who have neither chosen a language nor declined one.
 */
export const languageToOffer = (current: Language, languages: readonly Language[]): Language | null => {
  if (!isFirstPage) return null
  isFirstPage = false
  // The language switch leads to a new document where the visitor used it before hydration.
  if (cameFromThisSite() && languageOf(new URL(document.referrer).pathname, languages) !== current)
    chooseLanguage(current)
  // Undefined where the browser refuses storage: an offer that nobody can decline for good is none.
  if (storedValue(key) !== null) return null
  const language = navigator.languages
    .map(standardOf)
    .map((code) => languages.find((offered) => offered === code))
    .find((offered) => offered !== undefined)
  return language && language !== current ? language : null
}
