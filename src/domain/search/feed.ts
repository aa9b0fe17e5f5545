import { searchAlertsPath } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"

/** Path of the service that answers feeds of searches. */
export const homesFeedPath = "/api/homes-feed"

const addressOf = (path: string, language: Language, query: string): string =>
  `${path}?language=${language}${query && `&${query}`}`

/** Address of the feed for a search. */
export const feedPathOf = (language: Language, query: string): string => addressOf(homesFeedPath, language, query)

/** Address of the page on which a search is followed. */
export const followPathOf = (language: Language, query: string): string => addressOf(searchAlertsPath, language, query)
