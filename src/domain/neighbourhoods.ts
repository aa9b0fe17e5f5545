/** More than four neighbourhoods do not fit on a screen. */
const mostCompared = 4

/** The neighbourhoods that a query asks to compare. */
type Choice = {
  readonly codes: readonly string[]
  /** Whether the query has a code that no neighbourhood has. */
  readonly hasUnknown: boolean
  /** Whether the query has too many codes, of which only the first are used. */
  readonly hasTooMany: boolean
}

/**
 * Parses a query such as `?areas=00530,00250`, and drops repeated and unknown codes because anybody can edit an
 * address.
 */
export const choiceFrom = (query: URLSearchParams, areaCodes: readonly string[]): Choice => {
  const queryCodes = [...new Set((query.get("areas") ?? "").split(",").filter((code) => code !== ""))]
  const codes = queryCodes.filter((code) => areaCodes.includes(code))
  return {
    codes: codes.slice(0, mostCompared),
    hasUnknown: codes.length < queryCodes.length,
    hasTooMany: codes.length > mostCompared,
  }
}

/** Builds the query for a comparison; the query is empty without codes. */
export const areasIn = (codes: readonly string[]): string => (codes.length === 0 ? "" : `?areas=${codes.join(",")}`)
