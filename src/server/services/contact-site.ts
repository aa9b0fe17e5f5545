import { type CountryColumns, countriesIn } from "../../domain/contact/countries.ts"
import { type PhoneReader, phoneReader } from "../../domain/contact/phone.ts"
import { countriesFileOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { ContactRequestsOptions } from "./contact-requests.ts"
import { contactRequests } from "./contact-requests.ts"
import { formPages, type PublishedText } from "./form-page.ts"
import type { Service } from "./service.ts"

/** Takes contact requests for a site, with its published pages, texts and countries. */
export const publishedContactRequests = (
  market: MarketName,
  published: PublishedText,
  { store, waitOf }: Pick<ContactRequestsOptions, "store" | "waitOf">,
  pageWith: ContactRequestsOptions["pageWith"] = formPages(published),
): Service => {
  const readers = new Map<Language, PhoneReader>()
  const phoneReaderIn = async (language: Language): Promise<PhoneReader> => {
    const cached = readers.get(language)
    if (cached) return cached
    const countries = await published(countriesFileOf(language))
    const reader = phoneReader(countries ? countriesIn(JSON.parse(countries) as CountryColumns) : [])
    if (countries) readers.set(language, reader)
    return reader
  }
  return contactRequests({
    market,
    store,
    waitOf,
    phoneReaderIn,
    pageWith,
    now: () => new Date(),
  })
}
