import type { Failure } from "../tools/failed-scenarios.ts"

/** More failures than this are no accident, so that they are not tried again. */
export const mostTriedAgain = 20

/** In a run of a thousand scenarios, more unsteady ones than this are a failure of the tests. */
const unsteadyPerThousand = 3

export type Verdict = {
  /** About each scenario that failed, or passed only alone. */
  readonly lines: readonly string[]
  readonly passed: number
  readonly failed: number
  /** Places of scenarios that passed only alone. */
  readonly unsteady: readonly string[]
}

/**
 * Judges a run after its failed scenarios have been tried once more, alone.
 * @param count of all scenarios
 * @param first failures of the run
 * @param second failures of the second try; undefined if there was none
 * @param before places that were unsteady in the last run
 */
export const verdictOf = (
  count: number,
  first: readonly Failure[],
  second: readonly Failure[] | undefined,
  before: readonly string[],
): Verdict => {
  const failures = second ?? first
  const unsteady = first.filter(({ place }) => !failures.some((failure) => failure.place === place))
  const isTooMany = unsteady.length * 1000 > unsteadyPerThousand * count
  const lines = failures.map(({ text }) => `FAIL ${text}`)
  let failed = failures.length
  for (const { place, text } of unsteady) {
    const isKnown = before.includes(place)
    if (isKnown) failed += 1
    lines.push(`${isKnown ? "FAIL unsteady in two runs:" : "UNSTEADY"} ${text}`)
  }
  if (isTooMany) {
    failed += 1
    lines.push(
      `FAIL ${unsteady.length} of ${count} scenarios are unsteady, and ${unsteadyPerThousand} of a thousand may be`,
    )
  }
  return { lines, passed: Math.max(0, count - failed), failed, unsteady: unsteady.map(({ place }) => place) }
}
