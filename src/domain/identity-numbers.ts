/** A letter, digit or mark before a number makes it part of a name, an id or a fraction; an escape such as `%20` does not. */
const start = String.raw`(?:(?<![\w.%-])|(?<=%[\da-f]{2}))`
const end = String.raw`(?![\w-])`
const space = String.raw`(?:[ \u00a0\u2009\u202f]|%20|%c2%a0|\+)`
const dash = String.raw`(?:[-\u2010-\u2013]|%e2%80%9[0-3])`

const digitsOf = (text: string): number[] => (text.replace(/%[\da-f]{2}/gi, "").match(/\d/g) ?? []).map(Number)

/** The check of Swedish numbers (Luhn), over their last ten digits. */
const hasLuhn = (text: string): boolean => {
  const sum = digitsOf(text)
    .slice(-10)
    .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)
  return sum % 10 === 0
}

/** The check of an IBAN (ISO 13616): 97 divides it with a remainder of one. */
const hasIbanCheck = (text: string): boolean => {
  const letters = text.replace(/%[\da-f]{2}/gi, "").replace(/[^a-z\d]/gi, "")
  const turned = letters.slice(4) + letters.slice(0, 4)
  return (
    [...turned]
      .flatMap((letter) => [...String(Number.parseInt(letter, 36))])
      .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
  )
}

const month = "(?:0[1-9]|1[0-2])"
/** Of a coordination number, the day is 60 more. */
const swedishDate = String.raw`(?:19|20)?\d\d${month}(?:[06][1-9]|[1278]\d|[39][01])`
const finnishDate = String.raw`(?:0[1-9]|[12]\d|3[01])${month}\d\d`
/** Of a D number the day is 40 more; of an H number, or one made up for tests, the month is 40 or 80 more. */
const norwegianDate = String.raw`(?:[04][1-9]|[1256]\d|[37][01])(?:[048][1-9]|[159][0-2])\d\d`

type Kind = { readonly pattern: string; readonly is?: (text: string) => boolean; readonly label: string }

const kinds: readonly Kind[] = [
  /** Sweden, Finland, Norway and Denmark by their lengths, whatever their check says: a slip of the pen is personal too. */
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
  { pattern: String.raw`${start}${finnishDate}(?:[-+a-fu-y]|%2b)\d{3}[\da-fhj-npr-y]${end}`, label: "[id]" },
  { pattern: String.raw`${start}${swedishDate}(?:${dash}|\+|%2b)\d{4}${end}`, label: "[id]" },
  /** Without their sign, ten digits may be a moment, and twelve a date and a time. */
  { pattern: String.raw`${start}${swedishDate}${space}?\d{4}${end}`, is: hasLuhn, label: "[id]" },
  { pattern: String.raw`${start}${norwegianDate}${space}?\d{5}${end}`, label: "[id]" },
]

const patterns = kinds.map(({ pattern, ...kind }) => ({ ...kind, pattern: new RegExp(pattern, "gi") }))

/**
 * A text without identity numbers (Swedish personnummer and samordningsnummer, Finnish henkilötunnus, Norwegian fødselsnummer
 * and D number) and IBANs.
 */
export const withoutIdentityNumbers = (text: string): string =>
  patterns.reduce(
    (rest, { pattern, is, label }) => rest.replace(pattern, (found) => (is && !is(found) ? found : label)),
    text,
  )
