import {
  type CountryColumns,
  countriesFor,
  countriesIn,
  countryNamed,
  countryOfDigits,
  type DialCountry,
  labelOf,
} from "./countries.ts"
import { type OtherCountry, otherCountryOf } from "./other-country.ts"
import { internationalDigits, internationalFormat, type PhoneReader, phoneReader } from "./phone.ts"

export type OtherReading = {
  readonly iso2: OtherCountry
  /** Text of the country field. */
  readonly label: string
  /** In the international format. */
  readonly number: string
}

/** Everything that a telephone field needs, in one language. */
export type PhoneNumbers = {
  readonly read: PhoneReader
  /** Suggests countries for partial input, or all if the field already names a country. */
  readonly countriesFor: (text: string) => readonly DialCountry[]
  readonly countryNamed: (text: string) => DialCountry | undefined
  /** Finds the country of a dial code as soon as it is typed; undefined for a national number. */
  readonly countryOf: (phone: string) => DialCountry | undefined
  /** Finds another country that fits a number read as one of this country, and the number there. */
  readonly otherCountryOf: (country: DialCountry, phone: string) => OtherReading | undefined
  readonly labelOf: (country: DialCountry) => string
  readonly internationalFormat: (e164: string) => string
  /** A number as it is stored, with its country: "+46 70 174 06 05 (Sverige)"; empty without a valid number. */
  readonly storedNumber: (country: string, phone: string) => string
}

export const phoneNumbersOf = (columns: CountryColumns): PhoneNumbers => {
  const countries = countriesIn(columns)
  const labels = new Set(countries.map(labelOf))
  const read = phoneReader(countries)
  return {
    read,
    countriesFor: (text) => (labels.has(text) ? countries : countriesFor(countries, text)),
    countryNamed: (text) => countryNamed(countries, text),
    countryOf: (phone) => countryOfDigits(countries, internationalDigits(phone) ?? ""),
    otherCountryOf: ({ iso2 }, phone) => {
      const other = otherCountryOf(read, iso2, phone)
      const country = countries.find((candidate) => candidate.iso2 === other?.iso2)
      return other && country
        ? { iso2: other.iso2, label: labelOf(country), number: internationalFormat(other.e164) }
        : undefined
    },
    labelOf,
    internationalFormat,
    storedNumber: (country, phone) => {
      const result = read(country, phone)
      if (result === null || typeof result === "string") return ""
      return `${internationalFormat(result.e164)} (${countryNamed(countries, result.iso2)?.name})`
    },
  }
}
