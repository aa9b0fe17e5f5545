import type { Market } from "./markets.ts"

/** Symbols by ISO 4217 code; other currencies are shown by their code. */
export const currencySymbols: Readonly<Record<string, string>> = {
  EUR: "€",
  SEK: "kr",
  NOK: "kr",
} satisfies Record<Market["currency"], string>
