const groups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/

/**
 * Parses a typed number such as "4,5", "4.5", "1 000 000" or "1.000.000,50", with or without its unit; returns
 * undefined for other text and for an ambiguous number ("4,500").
 */
export const typedNumber = (text: string): number | undefined => {
  const digits = text.replace(/[\s\u202f\u00a0'’]|(?:%|€|kr|EUR|SEK)\s*$/gi, "")
  if (groups.test(digits)) return Number(digits.replace(/[.,]/g, ""))
  const [, whole = "", fraction = ""] =
    /^(\d*|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d*))?$/.exec(digits) ?? []
  if (whole === "" && fraction === "") return undefined
  if (/^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3) return undefined
  return Number(`${whole.replace(/[.,]/g, "") || "0"}.${fraction || "0"}`)
}

/** Parses a typed number like `typedNumber`, also with square metres as its unit. */
export const typedArea = (text: string): number | undefined => typedNumber(text.replace(/\s*(?:m²|m2|kvm)\s*$/i, ""))

/** Words for thousands and millions in the languages of the sites, without a currency: "mkr" is "m". */
const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:milj\.?|miljoner|miljon|miljoonaa?|millioner|millions?|mille|mill?\.?|mio|mn|m)$/i, 1_000_000],
  [/(?:tusen|tuhatta|tuh\.?|tonnia|thousand|t|k)$/i, 1_000],
]

/** Words before a price that its field says already. */
const limitWords =
  /^(?:under|below|max\.?|maks\.?|högst|høyst|upptill|upto|atmost|opptil|alle|enintään|enint\.?|korkeintaan|inntil|mindreän|mindreenn|lessthan|minst|från|fra|from|over|över|yli|vähintään|atleast|ca\.?|noin|[<>≤≥~])/i

/** Reads a price below 100 as millions and one below 10 000 as thousands, because no home costs so little. */
const usualScale = (number: number): number => (number < 100 ? 1_000_000 : number < 10_000 ? 1_000 : 1)

/**
 * Parses a typed price of a home, such as "4 950 000", "6,5 mkr", "6,5" or "350 k€", into whole kronor or euros;
 * returns undefined for other text and for a fraction of a krona or euro.
 */
export const typedPrice = (text: string): number | undefined => {
  const written = text
    .replace(/[\s'’]/g, "")
    .replace("½", ",5")
    .replace(limitWords, "")
    .replace(/^(?:€|eur|kr|sek|nok)\.?/i, "")
    .replace(/\+$/, "")
    .replace(/[:,.]-$|(?:€|euroa?|euros?|eur|kronor|kroner|kr|sek|nok)\.?$/i, "")
  const [word, wordScale] = scales.find(([pattern]) => pattern.test(written)) ?? []
  const digits = word ? written.replace(word, "") : written
  // No price has thousands of millions, so a comma before the last three of few digits is a decimal one.
  const number = /^\d{1,3}[.,]\d{3}$/.test(digits) ? Number(digits.replace(",", ".")) : typedNumber(digits)
  if (number === undefined) return undefined
  const price = number * (wordScale ?? usualScale(number))
  // Floating point makes 4,95 million a little less than whole.
  return Math.abs(Math.round(price) - price) < 1e-6 ? Math.round(price) : undefined
}
