import type { CountryColumns } from "../../domain/contact/countries.ts"
import type { PhoneNumbers } from "../../domain/contact/phone-numbers.ts"
import { countriesFileOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"

const cache = new Map<Language, Promise<PhoneNumbers>>()

const fetchCountries = async (language: Language): Promise<CountryColumns> => {
  const path = countriesFileOf(language)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as CountryColumns
}

const loadPhoneNumbers = async (language: Language): Promise<PhoneNumbers> => {
  const [{ phoneNumbersOf }, countries] = await Promise.all([
    import(/* webpackChunkName: "phone-numbers" */ "../../domain/contact/phone-numbers.ts"),
    fetchCountries(language),
  ])
  return phoneNumbersOf(countries)
}

/** Countries with the rules of their phone numbers, fetched once per document and again after a failure. */
export const phoneNumbers = (language: Language): Promise<PhoneNumbers> => {
  const numbers = cache.get(language) ?? loadPhoneNumbers(language)
  cache.set(language, numbers)
  numbers.catch(() => cache.delete(language))
  return numbers
}
