/** Languages of the product by BCP 47 code, with their labels in the language switch. */
export const languages = {
  fi: { label: "Suomi" },
  en: { label: "English" },
  sv: { label: "Svenska" },
  nb: { label: "Norsk" },
} as const

export type Language = keyof typeof languages

/** Its paths have no prefix, on every market's site. */
export const defaultLanguage = "sv" satisfies Language
