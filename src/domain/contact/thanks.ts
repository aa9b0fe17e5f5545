import { defaultLanguage, type Language } from "../../spec/languages.ts"
import type { Market } from "../../spec/markets.ts"
import { hasRoute, pathOf } from "../paths.ts"

/** Place of the home page that confirms a contact request where a market has no page for it, by language. */
export const confirmationId = (language: Language): string => `contact-request-sent-${language}`

/** Where a visitor is led who has sent a contact request: the page that confirms it, or that place of the root. */
export const thanksAddressOf = (market: Market, language: Language): string =>
  hasRoute(market, "thanks") && market.leadRoutes.thanks?.slug[language]
    ? pathOf(market, language, "thanks")
    : `/#${confirmationId(language)}`

/** Slugs of the pages that count as a conversion for marketing: those of the default language. */
export const conversionSlugsOf = (market: Market): string[] => {
  const slug = market.leadRoutes.thanks?.slug[defaultLanguage]
  return slug ? [slug] : []
}
