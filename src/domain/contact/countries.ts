import { folded } from "../search/homes.ts"

/** One country or territory of ISO 3166-1 and its dial code (ITU-T E.164). */
export type DialCountry = {
  /** In the language of the page. */
  readonly name: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly iso2: string
  /** Without a plus sign. */
  readonly dialCode: string
  /** Among countries that share a dial code: the least one has the numbers that no area code decides. */
  readonly priority: number
  /** How the numbers of this country begin after the dial code, where others share it. */
  readonly areaCodes: readonly string[] | null
}

/** Countries as they are published: one list a field, which takes a third of what records would. */
export type CountryColumns = {
  /** Parted by line breaks, as the language sorts them; the other lists have the same order. */
  readonly names: string
  readonly iso2: string
  readonly dialCodes: readonly number[]
  readonly priorities: readonly number[]
  /** Of those that have any, by their place. */
  readonly areaCodes: Readonly<Record<number, string>>
}

export const columnsOf = (countries: readonly DialCountry[]): CountryColumns => ({
  names: countries.map(({ name }) => name).join("\n"),
  iso2: countries.map(({ iso2 }) => iso2).join(""),
  dialCodes: countries.map(({ dialCode }) => Number(dialCode)),
  priorities: countries.map(({ priority }) => priority),
  areaCodes: Object.fromEntries(
    countries.flatMap(({ areaCodes }, place) => (areaCodes ? [[place, areaCodes.join(" ")]] : [])),
  ),
})

export const countriesIn = (columns: CountryColumns): DialCountry[] =>
  columns.names.split("\n").map((name, place) => ({
    name,
    iso2: columns.iso2.slice(place * 2, place * 2 + 2),
    dialCode: String(columns.dialCodes[place]),
    priority: columns.priorities[place] ?? 0,
    areaCodes: columns.areaCodes[place]?.split(" ") ?? null,
  }))

/** As the field of the country has it: "Suomi (+358)". */
export const labelOf = ({ name, dialCode }: DialCountry): string => `${name} (+${dialCode})`

/**
 * The country that a number with a dial code belongs to: the longest area code decides, then the priority.
 * @param digits may have the zero of the number as it is written at home
 */
export const countryOfDigits = (countries: readonly DialCountry[], digits: string): DialCountry | undefined => {
  const lengthOfArea = ({ dialCode, areaCodes }: DialCountry): number => {
    const rest = digits.slice(dialCode.length)
    const fits = (area: string) => rest.startsWith(area) || rest.startsWith(`0${area}`)
    return Math.max(0, ...(areaCodes ?? []).filter(fits).map((area) => area.length))
  }
  return countries
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .toSorted(
      (a, b) => b.dialCode.length - a.dialCode.length || lengthOfArea(b) - lengthOfArea(a) || a.priority - b.priority,
    )[0]
}

/** What countries are called beside their names, in any language of the sites. */
const alsoCalled: Readonly<Record<string, string>> = {
  usa: "US",
  america: "US",
  amerika: "US",
  uk: "GB",
  england: "GB",
  englanti: "GB",
  "great britain": "GB",
  holland: "NL",
  hollanti: "NL",
  vitryssland: "BY",
  "ivory coast": "CI",
  "czech republic": "CZ",
  turkey: "TR",
}

/** Saints are written in many ways. */
const withSaint = (name: string): string => name.replace(/\b(?:s t|sankt|saint)\b/g, "st")

const isDialCode = (text: string): boolean => /^(?:\+|00)?\s*\d+$/.test(text.trim())
const digitsIn = (text: string): string => text.replace(/\D/g, "").replace(/^00/, "")

/** By the length of the dial code, then whose code it is first. */
const byDialCode = (a: DialCountry, b: DialCountry): number =>
  a.dialCode.length - b.dialCode.length || a.dialCode.localeCompare(b.dialCode) || a.priority - b.priority

/** The country that a text names: by code, dial code, name, or name and dial code, as in "Suomi (+358)"; accents do not matter. */
export const countryNamed = (countries: readonly DialCountry[], text: string): DialCountry | undefined => {
  const [written = "", dialCode = ""] = /[(\s]*(?:\+|\b00|^)\s*(\d{1,4})\s*\)?\s*$/.exec(text) ?? []
  const name = withSaint(folded(text.slice(0, text.length - written.length)))
  return (
    countries.find(({ iso2 }) => iso2.toLowerCase() === name || iso2 === alsoCalled[name]) ??
    countries.find((country) => withSaint(folded(country.name)) === name) ??
    countries.filter((country) => country.dialCode === dialCode).toSorted(byDialCode)[0]
  )
}

/**
 * The countries that somebody may mean who has written so much of a name, a code or a dial code: those whose names begin so,
 * the one that has that code, and those with another word that begins so; all where nothing is written.
 */
export const countriesFor = (countries: readonly DialCountry[], text: string): readonly DialCountry[] => {
  if (isDialCode(text) || /^\s*(?:\+|00)\s*$/.test(text))
    return countries.filter(({ dialCode }) => dialCode.startsWith(digitsIn(text))).toSorted(byDialCode)
  const wanted = folded(text)
  const named = wanted ? countryNamed(countries, text) : undefined
  const hasWord = (name: string) =>
    ` ${name}`.includes(` ${wanted}`) || ` ${withSaint(name)}`.includes(` ${withSaint(wanted)}`)
  const found = countries.filter(({ name }) => hasWord(folded(name)))
  const [first = [], later = []] = [true, false].map((is) =>
    found.filter(({ name }) => folded(name).startsWith(wanted) === is),
  )
  return [...new Set([...first, ...(named ? [named] : []), ...later])]
}
