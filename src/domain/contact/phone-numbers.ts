import {
  type CountryColumns,
  countriesFor,
  countriesIn,
  countryNamed,
  countryOfDigits,
  type DialCountry,
  labelOf,
} from "./countries.ts"
import { otherCountryOf } from "./other-country.ts"
import { internationalDigits, internationalFormat, type PhoneReader, phoneReader } from "./phone.ts"

/** Everything that a telephone field needs, in one language. */
export type PhoneNumbers = {
  readonly read: PhoneReader
  /** Suggests countries for partial input, or all if the field already names a country. */
  readonly countriesFor: (text: string) => readonly DialCountry[]
  readonly countryNamed: (text: string) => DialCountry | undefined
  /** Finds the country of a dial code as soon as it is typed; undefined for a national number. */
  readonly countryOf: (phone: string) => DialCountry | undefined
  /** Finds another country that fits a number read as one of this country. */
  readonly otherCountryOf: (country: DialCountry, phone: string) => DialCountry | undefined
  readonly labelOf: (country: DialCountry) => string
  readonly internationalFormat: (e164: string) => string
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
      return countries.find((country) => country.iso2 === other)
    },
    labelOf,
    internationalFormat,
  }
}
