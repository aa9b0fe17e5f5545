/** The end of a row's numbers that a buyer prefers. */
export type Better = "low" | "high"

/** Text of a home in one row, and the number to compare if the row has numbers. */
export type ComparedValue = { readonly text: string; readonly number?: number }

/** Marks the highest and lowest of the known numbers; none if fewer than two differ. */
export const extremesOf = (values: readonly (number | null | undefined)[]): ("highest" | "lowest" | undefined)[] => {
  const numbers = values.filter((value) => value !== null && value !== undefined)
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  return values.map((value) => {
    if (min >= max) return undefined
    if (value === max) return "highest"
    return value === min ? "lowest" : undefined
  })
}

/** Marks every home with the best number of a row; none if the row has no preferred end. */
export const bestOf = (values: readonly (ComparedValue | undefined)[], better: Better | null): boolean[] => {
  const best = better === "low" ? "lowest" : "highest"
  return extremesOf(values.map((value) => value?.number)).map((extreme) => better !== null && extreme === best)
}

/** Compares the visible texts, so a missing value counts as a difference. */
export const differs = (values: readonly (ComparedValue | undefined)[]): boolean =>
  new Set(values.map((value) => value?.text)).size > 1

/** A fact that applies to none of the homes is not worth a row. */
export const appliesToAny = (values: readonly (ComparedValue | null | undefined)[]): boolean =>
  values.some((value) => value !== null && value !== undefined)
