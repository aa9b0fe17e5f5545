import type { Check } from "./checks.ts"
import { median } from "./median.ts"

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
