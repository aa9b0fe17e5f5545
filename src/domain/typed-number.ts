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
