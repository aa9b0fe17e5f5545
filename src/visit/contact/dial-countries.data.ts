// Imports the file by path: the package exports its data to `import` only, and Gatsby compiles this to `require`.
import table from "intl-tel-input/dist/js/data.mjs"
import type { DialCountry } from "../../domain/contact/countries.ts"
import type { Language } from "../../spec/languages.ts"

type Dialling = Omit<DialCountry, "name">

/**
 * Countries of ISO 3166-1 that the table lacks because few or no people live there; see README.md for their dial codes.
 */
const uninhabited: readonly Dialling[] = [
  { iso2: "AQ", dialCode: "672", priority: 1, areaCodes: ["1"] },
  { iso2: "BV", dialCode: "47", priority: 2, areaCodes: null },
  { iso2: "GS", dialCode: "500", priority: 1, areaCodes: null },
  { iso2: "HM", dialCode: "672", priority: 2, areaCodes: null },
  { iso2: "PN", dialCode: "64", priority: 1, areaCodes: null },
  { iso2: "TF", dialCode: "262", priority: 2, areaCodes: null },
  { iso2: "UM", dialCode: "1", priority: 25, areaCodes: null },
]

/** Every country and territory of ISO 3166-1, and Kosovo and Ascension, which have dial codes too. */
const diallings: readonly Dialling[] = [
  ...table.map(({ iso2, dialCode, priority, areaCodes }) => ({
    iso2: iso2.toUpperCase(),
    dialCode,
    priority,
    areaCodes: areaCodes && [...areaCodes],
  })),
  ...uninhabited,
]

/** Countries that take CLDR's short name, because its long one is official rather than familiar. */
const shortNameCountries: ReadonlySet<string> = new Set(["HK", "MO", "PS"])

const correctedNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { CD: "Congo-Kinshasa", CG: "Congo-Brazzaville", VC: "Saint Vincent and the Grenadines" },
  nb: { CD: "Kongo-Kinshasa" },
}

const displayNames = new Map<string, Intl.DisplayNames>()

const namesIn = (language: Language, style: "long" | "short"): Intl.DisplayNames => {
  const key = `${language} ${style}`
  const names = displayNames.get(key) ?? new Intl.DisplayNames(language, { type: "region", style })
  displayNames.set(key, names)
  return names
}

const nameOf = (language: Language, iso2: string): string => {
  const style = shortNameCountries.has(iso2) ? "short" : "long"
  return (
    correctedNames[language]?.[iso2] ??
    (namesIn(language, style).of(iso2) ?? iso2).replace(" & ", " and ").replace(/^St\. /, "Saint ")
  )
}

/** Every country, named and sorted by a language. */
export const dialCountries = (language: Language): DialCountry[] => {
  const order = new Intl.Collator(language).compare
  return diallings
    .map((dialling) => ({ name: nameOf(language, dialling.iso2), ...dialling }))
    .toSorted((a, b) => order(a.name, b.name))
}

export const dialCountry = (language: Language, country: string): DialCountry | undefined => {
  const dialling = diallings.find(({ iso2 }) => iso2 === country)
  return dialling && { name: nameOf(language, country), ...dialling }
}
