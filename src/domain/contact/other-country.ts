import type { Market } from "../../spec/markets.ts"
import { internationalDigits, type PhoneReader } from "./phone.ts"

type Country = Market["country"]

const norwegian = { other: "NO", digits: /^[2-9]\d{7}$/ } as const

/**
 * National numbers that fit another country too: mobiles with 040 to 046 and 050 in Finland (Traficom's numbering
 * plan) and with 070, 072, 073, 076 and 079 in Sweden (PTS's), and the eight digits of Norway, which have no first zero.
 */
const ambiguousNumbers = {
  SE: [{ other: "FI", digits: /^0(?:4[0-6]|50)/ }, norwegian],
  FI: [{ other: "SE", digits: /^07[02369]\d{7}$/ }, norwegian],
  // Nothing is asked where Norway is chosen.
  NO: [],
} as const satisfies Readonly<Record<Country, readonly { readonly other: Country; readonly digits: RegExp }[]>>

export type OtherCountry = (typeof ambiguousNumbers)[Country][number]["other"]

/**
 * Finds another country that fits a number without a dial code.
 * @param country ISO 3166-1 alpha-2 code of the country assumed for the number
 * @returns the other country's code and the number in E.164, or undefined for an unambiguous number
 */
export const otherCountryOf = (
  read: PhoneReader,
  country: string,
  text: string,
): { readonly iso2: OtherCountry; readonly e164: string } | undefined => {
  if (internationalDigits(text) !== null) return undefined
  const digits = text.replace(/\D/g, "")
  const ambiguous = Object.hasOwn(ambiguousNumbers, country) ? ambiguousNumbers[country as Country] : []
  const ambiguity = ambiguous.find((entry) => entry.digits.test(digits))
  const result = ambiguity && read(ambiguity.other, text)
  return result && typeof result === "object" ? { iso2: ambiguity.other, e164: result.e164 } : undefined
}
