import type { Market } from "../spec/markets.ts"

/**
 * Skips a number after a letter, digit or mark (part of a name, id or fraction), but not after an escape such as `%20`.
 */
const start = String.raw`(?:(?<![\w.%-])|(?<=%[\da-f]{2}))`
const end = String.raw`(?![\w-])`
const space = String.raw`(?:[ \u00a0\u2009\u202f]|%20|%c2%a0|\+)`
const dash = String.raw`(?:[-\u2010-\u2013]|%e2%80%9[0-3])`

const digitsOf = (text: string): number[] => (text.replace(/%[\da-f]{2}/gi, "").match(/\d/g) ?? []).map(Number)

/** Checks the last ten digits of a Swedish number (Luhn). */
const hasLuhn = (text: string): boolean => {
  const sum = digitsOf(text)
    .slice(-10)
    .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)
  return sum % 10 === 0
}

/** Checks an IBAN (ISO 13616): division by 97 leaves a remainder of 1. */
const hasIbanCheck = (text: string): boolean => {
  const characters = text.replace(/%[\da-f]{2}/gi, "").replace(/[^a-z\d]/gi, "")
  const rotated = characters.slice(4) + characters.slice(0, 4)
  return (
    [...rotated]
      .flatMap((letter) => [...String(Number.parseInt(letter, 36))])
      .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
  )
}

const month = "(?:0[1-9]|1[0-2])"
/** A coordination number adds 60 to the day. */
const swedishDate = String.raw`(?:19|20)?\d\d${month}(?:[06][1-9]|[1278]\d|[39][01])`
const finnishDate = String.raw`(?:0[1-9]|[12]\d|3[01])${month}\d\d`
/** A D number adds 40 to the day; an H number or a test number adds 40 or 80 to the month. */
const norwegianDate = String.raw`(?:[04][1-9]|[1256]\d|[37][01])(?:[048][1-9]|[159][0-2])\d\d`

type Kind = { readonly pattern: string; readonly is?: (text: string) => boolean; readonly label: string }

/** Identity numbers by the country that gives them: no market's visitors are left out. */
const numbersOf = {
  FI: [{ pattern: String.raw`${start}${finnishDate}(?:[-+a-fu-y]|%2b)\d{3}[\da-fhj-npr-y]${end}`, label: "[id]" }],
  SE: [
    { pattern: String.raw`${start}${swedishDate}(?:${dash}|\+|%2b)\d{4}${end}`, label: "[id]" },
    /** Requires the checksum, because without a separator ten digits may be a timestamp, and twelve a date and a time. */
    { pattern: String.raw`${start}${swedishDate}${space}?\d{4}${end}`, is: hasLuhn, label: "[id]" },
  ],
  NO: [{ pattern: String.raw`${start}${norwegianDate}${space}?\d{5}${end}`, label: "[id]" }],
} satisfies Record<Market["country"], readonly Kind[]>

const kinds: readonly Kind[] = [
  /** Matches these countries by length and ignores the checksum, because a mistyped IBAN is personal data too. */
  ...[
    ["se", 22],
    ["fi", 16],
    ["no", 13],
    ["dk", 16],
  ].map(([country, length]) => ({
    pattern: String.raw`${start}${country}${space}?\d(?:${space}?\d){${Number(length) - 1}}${end}`,
    label: "[iban]",
  })),
  {
    pattern: String.raw`${start}[a-z]{2}\d{2}(?:${space}?[a-z\d]{4}){2,7}(?:${space}?[a-z\d]{1,3})?${end}`,
    is: hasIbanCheck,
    label: "[iban]",
  },
  ...Object.values<readonly Kind[]>(numbersOf).flat(),
]

const patterns = kinds.map(({ pattern, ...kind }) => ({ ...kind, pattern: new RegExp(pattern, "gi") }))

/**
 * Replaces IBANs and identity numbers (Swedish personnummer and samordningsnummer, Finnish henkilötunnus, Norwegian
 * fødselsnummer and D number).
 */
export const withoutIdentityNumbers = (text: string): string =>
  patterns.reduce(
    (rest, { pattern, is, label }) => rest.replace(pattern, (match) => (is && !is(match) ? match : label)),
    text,
  )
