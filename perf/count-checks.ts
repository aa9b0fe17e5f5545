import type { Check } from "./checks.ts"
import type { CountBudget } from "./count-budgets.ts"
import { type CountName, type Counts, countNames } from "./counts.ts"

const words: Readonly<Record<CountName, string>> = {
  requests: "requests",
  roundTrips: "round trips",
  commits: "commits of React",
  renders: "renders of React",
  restyles: "restyles",
  restyledElements: "restyled elements",
  layouts: "layouts",
}

const rangeOf = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? String(least) : `${least}–${most}`
}

/**
 * Compares the least count of all visits: work that the page always does is in each visit, and a busy machine can only
 * add to it, such as a frame between two answers.
 */
export const countChecks = (what: string, visits: readonly Counts[], budget: CountBudget | undefined): Check[] => {
  if (!budget)
    return [
      { budget: `${what} has a budget`, passed: false, value: "without any", reasons: ["see perf/count-budgets.ts"] },
    ]
  const all = (name: CountName) => visits.map((counts) => counts[name])
  const note = `${what}: ${countNames.map((name) => `${rangeOf(all(name))} ${words[name]}`).join(", ")}`
  return countNames.flatMap((name, index): Check[] => {
    const limit = budget[name]
    if (limit === undefined) return []
    const least = Math.min(...all(name))
    return [
      {
        budget: `${what}: ${words[name]} ≤ ${limit}`,
        // No visits give Infinity, and must fail.
        passed: least <= limit,
        value: String(least),
        reasons: [`visits: ${all(name).join(", ")}`],
        ...(index === 0 && { note }),
        bounded: { budget: `${what}: ${words[name]}`, limit, measured: Math.max(...all(name)), unit: "" },
      },
    ]
  })
}
