import type { CountryColumns } from "../domain/contact/countries.ts"
import type { PhoneNumbers } from "../domain/contact/phone-numbers.ts"
import { countriesFileOf } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"

const asked = new Map<Language, Promise<PhoneNumbers>>()

const countriesIn = async (language: Language): Promise<CountryColumns> => {
  const path = countriesFileOf(language)
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as CountryColumns
}

const ask = async (language: Language): Promise<PhoneNumbers> => {
  const [{ phoneNumbersOf }, countries] = await Promise.all([
    import(/* webpackChunkName: "phone-numbers" */ "../domain/contact/phone-numbers.ts"),
    countriesIn(language),
  ])
  return phoneNumbersOf(countries)
}

/** Every country and the rules of its numbers: fetched once a visit when somebody needs them, and asked for again where that failed. */
export const phoneNumbers = (language: Language): Promise<PhoneNumbers> => {
  const numbers = asked.get(language) ?? ask(language)
  asked.set(language, numbers)
  numbers.catch(() => asked.delete(language))
  return numbers
}
