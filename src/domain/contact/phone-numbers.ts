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

/** All that a field for telephone numbers knows of countries and numbers, in one language. */
export type PhoneNumbers = {
  readonly read: PhoneReader
  /** The countries that so much of a name or a code may mean; all where a country stands there already. */
  readonly countriesFor: (text: string) => readonly DialCountry[]
  readonly countryNamed: (text: string) => DialCountry | undefined
  /** The country that a number says itself, as soon as so much of it is written; undefined where it is written as at home. */
  readonly countryOf: (phone: string) => DialCountry | undefined
  /** Another country that a number, read as one of this country, fits as well. */
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
