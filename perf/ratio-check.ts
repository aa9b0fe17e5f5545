import type { Check } from "./checks.ts"
import { median } from "./median.ts"

/** A figure of a page, and of the same page without scripts in the same round. */
export type Round = { readonly own: number; readonly plain: number }

/** Fewer rounds cannot tell noise from a slower page. */
const leastRounds = 3

const spreadOf = (values: readonly number[]): number => Math.max(...values) / Math.min(...values)

/** Returns the factor by which the rounds of this run differ by themselves, on both pages together. */
export const noiseOf = (rounds: readonly Round[]): number =>
  spreadOf(rounds.map(({ own }) => own)) * spreadOf(rounds.map(({ plain }) => plain))

/**
 * Compares a page with itself without scripts. It fails if the median of the rounds' ratios is beyond the limit and the noise:
 * on a quiet machine the noise is a few hundredths, and on a busy one a few rounds tell little.
 */
export const ratioCheck = (name: string, rounds: readonly Round[], limit: number): Check => {
  const ratios = rounds.map(({ own, plain }) => own / plain)
  const ratio = median(ratios)
  const noise = noiseOf(rounds)
  const isMeasured = rounds.length > 0 && rounds.every(({ own, plain }) => own > 0 && plain > 0)
  const withNoise = rounds.length < leastRounds ? Number.POSITIVE_INFINITY : limit * noise
  return {
    budget: `${name} ≤ ${limit} × plain HTML, and this run's noise of ${noise.toFixed(2)}`,
    // A failed measurement gives a figure of 0 or NaN, and must fail; the tolerance is for rounding.
    passed: isMeasured && ratio <= withNoise * (1 + 1e-9),
    value: ratio.toFixed(2),
    reasons: [`round by round: ${ratios.map((each) => each.toFixed(2)).join(", ")}`],
    note: `${name} is ${ratio.toFixed(2)} × that of the same page without scripts; ${limit} and the noise of ${noise.toFixed(2)} are allowed`,
    compared: { name, ratios, ratio, limit: Number.isFinite(withNoise) ? withNoise : undefined },
  }
}
