/** Value below which a share of sorted values lies, between the two nearest values where it falls between them. */
export const quantile = (sorted: readonly number[], share: number): number => {
  const position = (sorted.length - 1) * share
  const below = Math.floor(position)
  const [low = Number.NaN, high = low] = sorted.slice(below, below + 2)
  return low + (high - low) * (position - below)
}

/** The middle of values and the limits of their middle half. */
export type Spread = { readonly low: number; readonly median: number; readonly high: number }

/** Fewer values say nothing about what is usual. */
export const leastForSpread = 5

/** Null for too few values. */
export const spreadOf = (values: readonly number[]): Spread | null => {
  if (values.length < leastForSpread) return null
  const sorted = values.toSorted((a, b) => a - b)
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) }
}
