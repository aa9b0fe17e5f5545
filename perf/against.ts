import type { Check } from "./checks.ts"
import { median } from "./median.ts"

/** What a page takes, and what the same page takes without scripts. */
export type Pair = { readonly own: number; readonly plain: number }

/**
 * Measures the two by turns, so that what else the machine does meets both.
 * @param rounds of both, after a first one that is left out: it finds a browser that has not compiled anything yet
 */
export const byTurns = async (
  { own, plain }: { readonly own: string; readonly plain: string },
  measure: (url: string) => Promise<number>,
  rounds = 3,
): Promise<Pair[]> => {
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round++) {
    const limit = await measure(plain)
    pairs.push({ own: await measure(own), plain: limit })
  }
  return pairs.slice(1)
}

/** A budget of what a page takes by what the same page takes without scripts. */
export const against = (name: string, ratios: readonly number[], limit: number): Check => {
  const ratio = median(ratios)
  const told = ratios.map((each) => each.toFixed(2)).join(", ")
  return {
    budget: `${name} ≤ ${limit} × plain HTML`,
    // A round in which one of the two was not measured is 0, or no number at all.
    passed: ratio <= limit && ratios.every((each) => each > 0),
    value: ratio.toFixed(2),
    reasons: [`round by round: ${told}`],
    note: `${name} is ${ratio.toFixed(2)} × that of the same page without scripts`,
    compared: { name, ratios, limit },
  }
}
