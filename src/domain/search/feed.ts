import type { Language } from "../../spec/languages.ts"

/** Path of the service that answers feeds of searches. */
export const homesFeedPath = "/api/homes-feed"

/** Address of the feed for a search. */
export const feedPathOf = (language: Language, query: string): string =>
  `${homesFeedPath}?language=${language}${query && `&${query}`}`
