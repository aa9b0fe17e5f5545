import type { Language } from "../spec/languages.ts"

/** English is British: dates begin with the day, and no comma precedes "and". */
export const locales: Readonly<Record<Language, string>> = { sv: "sv-SE", fi: "fi-FI", en: "en-GB", nb: "nb-NO" }
