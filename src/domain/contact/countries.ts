import { normaliseText } from "../search/homes.ts"

/** A country or territory of ISO 3166-1, with its dial code (ITU-T E.164). */
export type DialCountry = {
  /** In the language of the page. */
  readonly name: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly iso2: string
  /** Without a plus sign. */
  readonly dialCode: string
  /** Rank among countries that share a dial code: the lowest has the numbers that match no area code. */
  readonly priority: number
  /** First digits after the dial code, for countries that share it. */
  readonly areaCodes: readonly string[] | null
}

/** Countries are published as columns, which take a third of the size of records. */
export type CountryColumns = {
  /** Separated by line breaks and sorted for the language; the other columns have the same order. */
  readonly names: string
  readonly iso2: string
  readonly dialCodes: readonly number[]
  readonly priorities: readonly number[]
  /** Keyed by the country's index, for countries that have area codes. */
  readonly areaCodes: Readonly<Record<number, string>>
}

export const columnsOf = (countries: readonly DialCountry[]): CountryColumns => ({
  names: countries.map(({ name }) => name).join("\n"),
  iso2: countries.map(({ iso2 }) => iso2).join(""),
  dialCodes: countries.map(({ dialCode }) => Number(dialCode)),
  priorities: countries.map(({ priority }) => priority),
  areaCodes: Object.fromEntries(
    countries.flatMap(({ areaCodes }, index) => (areaCodes ? [[index, areaCodes.join(" ")]] : [])),
  ),
})

export const countriesIn = (columns: CountryColumns): DialCountry[] =>
  columns.names.split("\n").map((name, index) => ({
    name,
    iso2: columns.iso2.slice(index * 2, index * 2 + 2),
    dialCode: String(columns.dialCodes[index]),
    priority: columns.priorities[index] ?? 0,
    areaCodes: columns.areaCodes[index]?.split(" ") ?? null,
  }))

/** Text in the country field, such as "Suomi (+358)". */
export const labelOf = ({ name, dialCode }: DialCountry): string => `${name} (+${dialCode})`

/**
 * Finds the country of a number with a dial code: the longest area code decides, then the priority.
 * @param digits may include the leading zero of the national number
 */
export const countryOfDigits = (countries: readonly DialCountry[], digits: string): DialCountry | undefined => {
  const lengthOfArea = ({ dialCode, areaCodes }: DialCountry): number => {
    const nationalDigits = digits.slice(dialCode.length)
    const fits = (area: string) => nationalDigits.startsWith(area) || nationalDigits.startsWith(`0${area}`)
    return Math.max(0, ...(areaCodes ?? []).filter(fits).map((area) => area.length))
  }
  return countries
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .toSorted(
      (a, b) => b.dialCode.length - a.dialCode.length || lengthOfArea(b) - lengthOfArea(a) || a.priority - b.priority,
    )[0]
}

/** Other names of countries, in any language of the sites. */
const aliases: Readonly<Record<string, string>> = {
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

/** Unifies the spellings of Saint. */
const withSaint = (name: string): string => name.replace(/\b(?:s t|sankt|saint)\b/g, "st")

const isDialCode = (text: string): boolean => /^(?:\+|00)?\s*\d+$/.test(text.trim())
const digitsIn = (text: string): string => text.replace(/\D/g, "").replace(/^00/, "")

/** Sorts by length of the dial code, then by code, then by priority. */
const byDialCode = (a: DialCountry, b: DialCountry): number =>
  a.dialCode.length - b.dialCode.length || a.dialCode.localeCompare(b.dialCode, "en") || a.priority - b.priority

/** Finds a country by code, dial code, name, or name and dial code as in "Suomi (+358)"; accents do not matter. */
export const countryNamed = (countries: readonly DialCountry[], text: string): DialCountry | undefined => {
  const [dialCodeText = "", dialCode = ""] = /[(\s]*(?:\+|\b00|^)\s*(\d{1,4})\s*\)?\s*$/.exec(text) ?? []
  const name = withSaint(normaliseText(text.slice(0, text.length - dialCodeText.length)))
  return (
    countries.find(({ iso2 }) => iso2.toLowerCase() === name || iso2 === aliases[name]) ??
    countries.find((country) => withSaint(normaliseText(country.name)) === name) ??
    countries.filter((country) => country.dialCode === dialCode).toSorted(byDialCode)[0]
  )
}

/**
 * Suggests countries for partial input: first by the start of a name, then by an exact code or name, then by the start
 * of a later word; empty input suggests all.
 */
export const countriesFor = (countries: readonly DialCountry[], text: string): readonly DialCountry[] => {
  if (isDialCode(text) || /^\s*(?:\+|00)\s*$/.test(text))
    return countries.filter(({ dialCode }) => dialCode.startsWith(digitsIn(text))).toSorted(byDialCode)
  const searchText = normaliseText(text)
  const namedCountry = searchText ? countryNamed(countries, text) : undefined
  const hasWord = (name: string) =>
    ` ${name}`.includes(` ${searchText}`) || ` ${withSaint(name)}`.includes(` ${withSaint(searchText)}`)
  const matches = countries.filter(({ name }) => hasWord(normaliseText(name)))
  const [startMatches = [], otherMatches = []] = [true, false].map((isStart) =>
    matches.filter(({ name }) => normaliseText(name).startsWith(searchText) === isStart),
  )
  return [...new Set([...startMatches, ...(namedCountry ? [namedCountry] : []), ...otherMatches])]
}
