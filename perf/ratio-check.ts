import type { Check } from "./checks.ts"
import { median } from "./median.ts"

/** Checks the median ratio of a page's figure to that of the same page without scripts. */
export const ratioCheck = (name: string, ratios: readonly number[], limit: number): Check => {
  const ratio = median(ratios)
  const ratioList = ratios.map((each) => each.toFixed(2)).join(", ")
  return {
    budget: `${name} ≤ ${limit} × plain HTML`,
    // A failed measurement gives a ratio of 0 or NaN, and must fail.
    passed: ratio <= limit && ratios.every((each) => each > 0),
    value: ratio.toFixed(2),
    reasons: [`round by round: ${ratioList}`],
    note: `${name} is ${ratio.toFixed(2)} × that of the same page without scripts`,
    compared: { name, ratios, limit },
  }
}
