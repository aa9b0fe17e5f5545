import type { Market } from "./markets.ts"

const ofMarkets: Readonly<Record<Market["currency"], string>> = { EUR: "€", SEK: "kr", NOK: "kr" }

/** Symbols by ISO 4217 code; other currencies are shown by their code. */
export const currencySymbols: Readonly<Record<string, string>> = ofMarkets
