import { type CountryColumns, columnsOf } from "../domain/contact/countries.ts"
import type { Language } from "../spec/languages.ts"
import { dialCountries } from "../visit/contact/dial-countries.data.ts"

/** Countries of a language, as its sites publish them. */
export const publishedCountries = (language: Language): CountryColumns => columnsOf(dialCountries(language))
