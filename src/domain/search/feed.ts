import { searchAlertsPath } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"

/** Path of the service that answers feeds of searches. */
export const homesFeedPath = "/api/homes-feed"

/** Address of the feed of a search or a home. */
export const feedPathOf = (language: Language, query: string): string =>
  `${homesFeedPath}?language=${language}${query && `&${query}`}`

/** Address of the page on which a search or a home is followed. */
export const followPathOf = (language: Language, query: string): string =>
  `${searchAlertsPath}?language=${language}${query && `&${query}`}`
