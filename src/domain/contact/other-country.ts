import { internationalDigits, type PhoneReader } from "./phone.ts"

/**
 * National numbers of one country that fit another as well: 040 is a landline in Malmö and a mobile in Finland.
 * Source: Traficom's numbering plan, mobile prefixes 040 to 046 and 050.
 */
const doubtful = [{ country: "SE", other: "FI", digits: /^0(?:4[0-6]|50)/ }] as const

/**
 * The other country that a number may be of, which is written without a dial code.
 * @param country ISO 3166-1 alpha-2, of which the number is read
 * @returns its code, or undefined where there is no doubt
 */
export const otherCountryOf = (read: PhoneReader, country: string, text: string): string | undefined => {
  if (internationalDigits(text) !== null) return undefined
  const digits = text.replace(/\D/g, "")
  const doubt = doubtful.find((one) => one.country === country && one.digits.test(digits))
  const asOther = doubt && read(doubt.other, text)
  return asOther && typeof asOther === "object" ? doubt.other : undefined
}
