import { internationalDigits, type PhoneReader } from "./phone.ts"

/**
 * National numbers that fit another country too: 040 is a landline in Malmö and a mobile in Finland (source: Traficom's
 * numbering plan, mobile prefixes 040 to 046 and 050).
 */
const ambiguousPrefixes = [{ country: "SE", other: "FI", digits: /^0(?:4[0-6]|50)/ }] as const

/**
 * Finds another country that fits a number without a dial code.
 * @param country ISO 3166-1 alpha-2 code of the country assumed for the number
 * @returns the other country's code, or undefined for an unambiguous number
 */
export const otherCountryOf = (read: PhoneReader, country: string, text: string): string | undefined => {
  if (internationalDigits(text) !== null) return undefined
  const digits = text.replace(/\D/g, "")
  const ambiguity = ambiguousPrefixes.find((entry) => entry.country === country && entry.digits.test(digits))
  const otherResult = ambiguity && read(ambiguity.other, text)
  return otherResult && typeof otherResult === "object" ? ambiguity.other : undefined
}
