import parsePhoneNumber, { type CountryCode, isSupportedCountry } from "libphonenumber-js/min"
import { countryNamed, countryOfDigits, type DialCountry } from "./countries.ts"

/** The digits of a script stand side by side from zero on. */
const digitOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value % 10)
}

/** A number as a keyboard of ours writes it: what is copied from elsewhere has marks that nobody sees, and digits of other scripts. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .trim()
    .replace(/^tel:/i, "")

/** Digits with what stands between them; letters, two numbers and extensions are none. */
const isNumber = (text: string): boolean => /^\(?\s*\+?[\d\s().\-/‐–—−]+$/.test(text)

/** Digits of a number written with its dial code (`+358 40 …`, `00358 …`); null where it is written as at home. */
export const internationalDigits = (text: string): string | null => {
  const written = plain(text)
  const international = /^[(\s]*(?:\+|0\s*0)/.exec(written)
  return international ? written.slice(international[0].length).replace(/\D/g, "") : null
}

/**
 * Reads a telephone number.
 * @returns the number in E.164, null where none was written, or what is wrong: the name of the country or the number
 */
export type PhoneReader = (
  country: string,
  phone: string,
) => { readonly e164: string; readonly iso2: string } | null | "country" | "number"

/** The country whose rules a country's numbers follow: its own, or those of the first one with its dial code. */
const rulesOf = (countries: readonly DialCountry[], { iso2, dialCode }: DialCountry): CountryCode | undefined =>
  [iso2, ...countries.filter((one) => one.dialCode === dialCode && one.priority === 0).map((one) => one.iso2)].find(
    (code) => isSupportedCountry(code),
  ) as CountryCode | undefined

/**
 * Reads numbers of the given countries; a number that says its own dial code is of that country, whatever was chosen.
 * @param countries in one language or several, in which they may be named
 */
export const phoneReader =
  (countries: readonly DialCountry[]): PhoneReader =>
  (named, text) => {
    const written = plain(text)
    if (written === "") return null
    if (!isNumber(written)) return "number"
    const digits = internationalDigits(written)
    const chosen = digits === null ? countryNamed(countries, named) : undefined
    if (digits === null && !chosen) return "country"
    const number = chosen ? parsePhoneNumber(written, rulesOf(countries, chosen)) : parsePhoneNumber(`+${digits}`)
    if (!number?.isValid()) return "number"
    const isOfChosen = chosen?.dialCode === number.countryCallingCode
    const country = isOfChosen ? chosen : countryOfDigits(countries, number.number.slice(1))
    return country ? { e164: number.number, iso2: country.iso2 } : "number"
  }

/** As a number is read in every country: "+46 70 174 06 05". */
export const internationalFormat = (e164: string): string => parsePhoneNumber(e164)?.formatInternational() ?? e164
