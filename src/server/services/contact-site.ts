import { countryColumnsSchema } from "../../contracts/country-columns.ts"
import { homeFileSchema } from "../../contracts/home-file.ts"
import { countriesIn } from "../../domain/contact/countries.ts"
import { type PhoneReader, phoneReader } from "../../domain/contact/phone.ts"
import { countriesFileOf, homeFileOf } from "../../domain/paths.ts"
import { endMessagesParameter, signUpParameter } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { MailboxStore } from "../store/mailboxes.ts"
import type { ContactRequestsOptions } from "./contact-requests.ts"
import { contactRequests } from "./contact-requests.ts"
import { endMessages } from "./end-messages.ts"
import { formPages } from "./form-page.ts"
import type { PublishedText } from "./page.ts"
import { readPublished } from "./published-json.ts"
import type { Service } from "./service.ts"
import { signUps } from "./sign-up.ts"

/** Without `mailboxes`, nobody is sent a message, and none can be ended. */
export type ContactSiteOptions = Pick<ContactRequestsOptions, "store" | "limit" | "viewingsNow"> & {
  readonly mailboxes?: Pick<MailboxStore, "recipientOf" | "block" | "blockedSince">
}

/**
 * Takes contact requests for a site, with its published pages, texts and countries, shows sign-ups for viewings, and ends
 * messages.
 */
export const publishedContactRequests = (
  market: MarketName,
  published: PublishedText,
  { store, limit, viewingsNow, mailboxes }: ContactSiteOptions,
  pageWith: ContactRequestsOptions["pageWith"] = formPages(published),
): Service => {
  const readers = new Map<Language, PhoneReader>()
  const phoneReaderIn = async (language: Language): Promise<PhoneReader> => {
    const cached = readers.get(language)
    if (cached) return cached
    const countries = await readPublished(published, countriesFileOf(language), countryColumnsSchema)
    const reader = phoneReader(countries ? countriesIn(countries) : [])
    if (countries) readers.set(language, reader)
    return reader
  }
  const options: ContactRequestsOptions = {
    market,
    store,
    limit,
    phoneReaderIn,
    pageWith,
    announcedOf: async (language, home) => {
      const file = await readPublished(published, homeFileOf(language, home), homeFileSchema)
      if (!file) return undefined
      return { address: file.card.place, starts: file.viewings.map(({ start }) => start) }
    },
    now: () => new Date(),
    ...(viewingsNow && { viewingsNow }),
  }
  const [take, show] = [contactRequests(options), signUps(options, published)]
  const end = mailboxes && endMessages(market, mailboxes, published)
  return (request, client) => {
    const { searchParams } = new URL(request.url)
    if (end && searchParams.has(endMessagesParameter)) return end(request, client)
    return searchParams.has(signUpParameter) ? show(request, client) : take(request, client)
  }
}
