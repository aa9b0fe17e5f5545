import parsePhoneNumber, { type CountryCode, isSupportedCountry } from "libphonenumber-js/min"

/** One country or territory of ISO 3166-1 and its dial code (ITU-T E.164). */
export type DialCountry = {
  /** In the language of the page. */
  readonly name: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly iso2: string
  /** Without a plus sign. */
  readonly dialCode: string
  /** Among countries that share a dial code: the least one has the numbers that no area code decides. */
  readonly priority: number
  /** How the numbers of this country begin after the dial code, where others share it. */
  readonly areaCodes: readonly string[] | null
}

/** Digits of a number written with its dial code (`+358 40 …`, `00358 …`); null where it is written as at home. */
export const internationalDigits = (text: string): string | null => {
  const written = text.trim()
  const international = /^(?:\+|00)/.exec(written)
  return international ? written.slice(international[0].length).replace(/\(0\)|\D/g, "") : null
}

/** The country that a number with a dial code belongs to: the longest area code decides, then the priority. */
export const countryOfDigits = (countries: readonly DialCountry[], digits: string): DialCountry | undefined => {
  const lengthOfArea = ({ dialCode, areaCodes }: DialCountry): number =>
    Math.max(
      0,
      ...(areaCodes ?? []).filter((area) => digits.slice(dialCode.length).startsWith(area)).map((area) => area.length),
    )
  return countries
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .toSorted(
      (a, b) => b.dialCode.length - a.dialCode.length || lengthOfArea(b) - lengthOfArea(a) || a.priority - b.priority,
    )[0]
}

/** The country that a text names: by code, dial code, name, or name and dial code, as in "Suomi (+358)". */
export const countryNamed = (countries: readonly DialCountry[], text: string): DialCountry | undefined => {
  const said = text.trim().toLocaleLowerCase()
  const dialCode = /^\+?(\d+)$/.exec(said)?.[1]
  const name = said.replace(/\s*\(\+\d+\)$/, "")
  return (
    countries.find(({ iso2 }) => iso2.toLowerCase() === name) ??
    countries.find((country) => country.name.toLocaleLowerCase() === name) ??
    countries.filter((country) => country.dialCode === dialCode).toSorted((a, b) => a.priority - b.priority)[0]
  )
}

/**
 * Reads a telephone number.
 * @returns the number in E.164, null where none was written, or what is wrong: the name of the country or the number
 */
export type PhoneReader = (
  country: string,
  phone: string,
) => { readonly e164: string; readonly iso2: string } | null | "country" | "number"

/** Reads numbers of the given countries; a number that says its own dial code is of that country, whatever was chosen. */
export const phoneReader =
  (countries: readonly DialCountry[]): PhoneReader =>
  (named, text) => {
    if (text.trim() === "") return null
    if (!/^[+\d\s().\-/‐–\u00a0]+$/.test(text)) return "number"
    const digits = internationalDigits(text)
    const country = digits === null ? countryNamed(countries, named) : countryOfDigits(countries, digits)
    if (!country) return digits === null ? "country" : "number"
    const code = isSupportedCountry(country.iso2 as CountryCode) ? (country.iso2 as CountryCode) : undefined
    const number =
      digits === null
        ? parsePhoneNumber(text, code ?? { defaultCallingCode: country.dialCode })
        : parsePhoneNumber(`+${digits}`)
    return number?.isPossible() && number.isValid() ? { e164: number.number, iso2: country.iso2 } : "number"
  }
