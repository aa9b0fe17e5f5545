const spellings: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*½/g, "$1,5"],
  [/½/g, "0,5"],
  [/\s+/g, " "],
  [/[’‘´`]/g, "'"],
  [/[‐-―−]/g, "-"],
  [/€/g, " eur "],
  [/æ/g, "ae"],
  [/ø/g, "o"],
  [/ß/g, "ss"],
]

/** What is written around words and numbers, after accents are removed. */
const marks: readonly (readonly [RegExp, string])[] = [
  // "4 950 000:-" and "4 950 000,-"
  [/(\d) ?[:,.]-/g, "$1 kr "],
  // "3:a", "2:an", and "3a" at the beginning, where no street is before it; then "3:e", "3rd" and "Oy:n", whose endings mean nothing
  [/(\d):(?:an?|or(?:na)?)(?![a-z])/g, "$1 rok "],
  [/^ ?(\d)an?(?![a-z])/, "$1 rok "],
  [/(\d)(?::e|st|nd|rd|th)(?![a-z])/g, "$1 "],
  [/([a-z\d]):[a-z]{1,4}(?![a-z])/g, "$1 "],
  [/([a-z])'(?=[a-z])/g, "$1"],
  [/(\d ?)-(?= ?\d)/g, "$1~"],
]

const token = /\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d\d?)?(?!\d)|\d+(?:[.,]\d{1,3})?|m2(?![a-z\d])|[a-z]+|[+~<>≤≥]/g

/** Lower case without accents: letters a to z, digits and marks. */
export const foldText = (text: string): string =>
  spellings
    .reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text.toLowerCase())
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")

/**
 * Splits a search text into words, numbers as they are written, and the marks + ~ < >, where ~ is a dash between numbers.
 * @param isPostcode keeps "118 20" together, also after the number of a house
 */
export const tokensOf = (text: string, isPostcode: (digits: string) => boolean = () => false): string[] => {
  const joined = foldText(text).replace(/(^|\D)(\d{3}) (\d\d)(?!\d)/g, (written, before, start, end) =>
    isPostcode(start + end) ? `${before}${start}${end}` : written,
  )
  return (
    marks.reduce((marked, [pattern, replacement]) => marked.replace(pattern, replacement), joined).match(token) ?? []
  )
}

export const isDigits = (text: string): boolean => /^\d/.test(text)
