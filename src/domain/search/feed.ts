import type { Language } from "../../spec/languages.ts"

/** Where the feeds of searches are answered. */
export const homesFeedPath = "/api/homes-feed"

/** Where the homes that a query asks for can be followed. */
export const feedPathOf = (language: Language, query: string): string =>
  `${homesFeedPath}?language=${language}${query && `&${query}`}`
