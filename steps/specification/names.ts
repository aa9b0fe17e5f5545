import type { Language } from "../../src/spec/languages.ts"
import type { MarketName } from "../../src/spec/markets.ts"

/** Markets by the name of their country in features. */
export const siteNames = { Sweden: "se", Finland: "fi", Norway: "no" } as const satisfies Record<string, MarketName>
export type SiteName = keyof typeof siteNames

/** Languages by their name in features. */
export const languageNames = { Finnish: "fi", English: "en", Swedish: "sv", Norwegian: "nb" } as const satisfies Record<
  string,
  Language
>
