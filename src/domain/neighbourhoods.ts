/** Neighbourhoods are compared with at least one other; more than four fit no screen. */
export const mostCompared = 4

/** What the query of an address asks to compare. */
type Choice = {
  readonly codes: readonly string[]
  /** Whether it named something that is no neighbourhood. */
  readonly hasUnknown: boolean
  /** Whether it named more than can be compared: the first are left. */
  readonly hasTooMany: boolean
}

/**
 * The neighbourhoods that `?areas=00530,00250` names, in its order, each once. Anybody can write it: what is not known is
 * left out.
 */
export const choiceFrom = (query: URLSearchParams, known: readonly string[]): Choice => {
  const said = [...new Set((query.get("areas") ?? "").split(",").filter((code) => code !== ""))]
  const codes = said.filter((code) => known.includes(code))
  return {
    codes: codes.slice(0, mostCompared),
    hasUnknown: codes.length < said.length,
    hasTooMany: codes.length > mostCompared,
  }
}

/** The query of an address that asks to compare these; empty where there are none. */
export const areasIn = (codes: readonly string[]): string => (codes.length === 0 ? "" : `?areas=${codes.join(",")}`)

/** Which of some figures are the highest and the lowest; none where fewer than two are known or all are the same. */
export const extremesOf = (values: readonly (number | null)[]): ("highest" | "lowest" | undefined)[] => {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return values.map((value) => {
    if (known.length < 2 || least === most || value === null) return undefined
    if (value === most) return "highest"
    return value === least ? "lowest" : undefined
  })
}
