import parsePhoneNumber, { type CountryCode, isSupportedCountry } from "libphonenumber-js/min"
import { countryNamed, countryOfDigits, type DialCountry } from "./countries.ts"

/** Counts back to zero, because the digits of a script have consecutive code points. */
const digitOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value % 10)
}

/** Normalises copied text, which may contain invisible characters and digits of other scripts. */
const normalizedText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .trim()
    .replace(/^tel:/i, "")

/** Accepts digits and separators, but not letters, extensions or two numbers. */
const isNumber = (text: string): boolean => /^\(?\s*\+?[\d\s().\-/‐–—−]+$/.test(text)

/** Returns the digits of a number with a dial code (`+358 40 …`, `00358 …`), or null for a national number. */
export const internationalDigits = (text: string): string | null => {
  const normalized = normalizedText(text)
  const international = /^[(\s]*(?:\+|0\s*0)/.exec(normalized)
  return international ? normalized.slice(international[0].length).replace(/\D/g, "") : null
}

/**
 * Parses a telephone number.
 * @returns the number in E.164 and its country, null for empty input, or the invalid part: the country or the number
 */
export type PhoneReader = (
  country: string,
  phone: string,
) => { readonly e164: string; readonly iso2: string } | null | "country" | "number"

/** Returns the country whose numbering rules apply: this one, or the first with the same dial code. */
const rulesOf = (countries: readonly DialCountry[], { iso2, dialCode }: DialCountry): CountryCode | undefined =>
  [
    iso2,
    ...countries
      .filter((candidate) => candidate.dialCode === dialCode && candidate.priority === 0)
      .map((candidate) => candidate.iso2),
  ].find((code) => isSupportedCountry(code)) as CountryCode | undefined

/**
 * Parses numbers of the given countries; a dial code in the number overrides the chosen country.
 * @param countries in every language in which they may be named
 */
export const phoneReader =
  (countries: readonly DialCountry[]): PhoneReader =>
  (countryText, text) => {
    const normalized = normalizedText(text)
    if (normalized === "") return null
    if (!isNumber(normalized)) return "number"
    const digits = internationalDigits(normalized)
    const namedCountry = digits === null ? countryNamed(countries, countryText) : undefined
    if (digits === null && !namedCountry) return "country"
    const number = namedCountry
      ? parsePhoneNumber(normalized, rulesOf(countries, namedCountry))
      : parsePhoneNumber(`+${digits}`)
    if (!number?.isValid()) return "number"
    const isNamedCountry = namedCountry?.dialCode === number.countryCallingCode
    const country = isNamedCountry ? namedCountry : countryOfDigits(countries, number.number.slice(1))
    return country ? { e164: number.number, iso2: country.iso2 } : "number"
  }

/** Formats a number for readers in any country: "+46 70 174 06 05". */
export const internationalFormat = (e164: string): string => parsePhoneNumber(e164)?.formatInternational() ?? e164
