import type { CountryColumns } from "../../domain/contact/countries.ts"
import type { PhoneNumbers } from "../../domain/contact/phone-numbers.ts"
import { countriesFileOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import { fetchJson, loadOnce } from "../remote.ts"

/** Countries with the rules of their phone numbers. */
export const phoneNumbers = loadOnce(async (language: Language): Promise<PhoneNumbers> => {
  const [{ phoneNumbersOf }, countries] = await Promise.all([
    import(/* webpackChunkName: "phone-numbers" */ "../../domain/contact/phone-numbers.ts"),
    fetchJson<CountryColumns>(countriesFileOf(language)),
  ])
  return phoneNumbersOf(countries)
})
