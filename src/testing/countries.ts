import { type CountryColumns, columnsOf } from "../domain/contact/countries.ts"
import { dialCountries } from "../site/contact/dial-countries.ts"
import type { Language } from "../spec/languages.ts"

/** Countries of a language, as its sites publish them. */
export const publishedCountries = (language: Language): CountryColumns => columnsOf(dialCountries(language))
