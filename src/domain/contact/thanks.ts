import { defaultLanguage, type Language } from "../../spec/languages.ts"
import type { Market } from "../../spec/markets.ts"
import { hasRoute, pathOf } from "../paths.ts"

/** Id of the confirmation on the front page, for a market without a page of confirmation. */
export const confirmationId = (language: Language): string => `contact-request-sent-${language}`

/** The address after a contact request: the confirmation page, or the confirmation at the root. */
export const thanksAddressOf = (market: Market, language: Language): string =>
  hasRoute(market, "thanks") && market.contactRoutes.thanks?.slug[language]
    ? pathOf(market, language, "thanks")
    : `/#${confirmationId(language)}`

/** Slugs of the pages that count as a conversion for marketing, in the default language. */
export const conversionSlugsOf = (market: Market): string[] => {
  const slug = market.contactRoutes.thanks?.slug[defaultLanguage]
  return slug ? [slug] : []
}
