/** The end of a row's numbers that a buyer prefers. */
export type Better = "low" | "high"

/** Text of a home in one row, and the number to compare if the row has numbers. */
export type ComparedValue = { readonly text: string; readonly number?: number }

/**
 * Marks every home with the best number of a row; none if the row has no preferred end or fewer than two different
 * numbers.
 */
export const bestOf = (values: readonly (ComparedValue | undefined)[], better: Better | null): boolean[] => {
  const numbers = values.map((value) => value?.number)
  const knownNumbers = numbers.filter((number) => number !== undefined)
  const best = better === "low" ? Math.min(...knownNumbers) : Math.max(...knownNumbers)
  const isComparable = better !== null && new Set(knownNumbers).size > 1
  return numbers.map((number) => isComparable && number === best)
}

/** Compares the visible texts, so a missing value counts as a difference. */
export const differs = (values: readonly (ComparedValue | undefined)[]): boolean =>
  new Set(values.map((value) => value?.text)).size > 1

export const fewestCompared = 2
export const mostCompared = 4
