/** Symbols by ISO 4217 code. A currency that is not listed is shown by its code. */
export const currencySymbols: Readonly<Record<string, string>> = {
  EUR: "€",
  SEK: "kr",
  NOK: "kr",
}
