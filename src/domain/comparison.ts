/** Which end of a row's numbers a buyer would rather have. */
export type Better = "low" | "high"

/** What a home has in one row: its words, and the number that they are compared by, where there is one. */
export type ComparedValue = { readonly text: string; readonly number?: number }

/**
 * Which of the values are the best of their row: all that share the best number. None where fewer than two homes have a
 * number, where all have the same, or where better is a matter of taste.
 */
export const bestOf = (values: readonly (ComparedValue | undefined)[], better: Better | null): boolean[] => {
  const numbers = values.map((value) => value?.number)
  const known = numbers.filter((number) => number !== undefined)
  const best = better === "low" ? Math.min(...known) : Math.max(...known)
  const isSaid = better !== null && new Set(known).size > 1
  return numbers.map((number) => isSaid && number === best)
}

/** Whether homes differ in a row: in what can be read, a missing value included. */
export const differs = (values: readonly (ComparedValue | undefined)[]): boolean =>
  new Set(values.map((value) => value?.text)).size > 1

export const fewestCompared = 2
export const mostCompared = 4
