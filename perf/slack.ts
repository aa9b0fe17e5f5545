/** A budget that is the same on every machine, with the largest figure of one page. */
export type Bounded = {
  readonly budget: string
  readonly limit: number
  readonly measured: number
  readonly unit: string
  /** Why the budget may be further above what is measured. */
  readonly because?: string
}

/** A limit may be this many times the largest figure, so that budgets follow what becomes smaller. */
const slack = 1.15
const rounding = 1 + 1e-9

/** Takes the largest figure of all pages that share a budget. */
export const largestOf = (all: readonly Bounded[]): Bounded[] =>
  [...Map.groupBy(all, ({ budget }) => budget).values()].flatMap((same) =>
    same.toSorted((a, b) => b.measured - a.measured).slice(0, 1),
  )

/** Tells whether a budget is too far above its figure; one more is never too far for a small count. */
export const isLoose = ({ limit, measured, unit, because }: Bounded): boolean =>
  because === undefined && limit > Math.max(slack * measured * rounding, unit === "" ? measured + 1 : 0)

const tenthKb = 1024 / 10

/** Formats a figure of a budget, such as "12.5 KB" or "24". */
export const written = (value: number, unit: string): string =>
  unit === "KB" ? `${(value / 1024).toFixed(1)} KB` : `${Number(value.toFixed(3))}${unit && ` ${unit}`}`

/** Formats the largest limit that is not loose, rounded down so that nobody copies one that is. */
const largestLimit = (measured: number, unit: string): string =>
  written(unit === "KB" ? Math.floor((slack * measured * rounding) / tenthKb) * tenthKb : slack * measured, unit)

/** Checks all budgets of a run of all pages. */
export const slackCheck = (all: readonly Bounded[]) => {
  const loose = largestOf(all).filter(isLoose)
  return {
    budget: `every budget of bytes and counts is ≤ ${slack} × what is measured, or says why`,
    passed: loose.length === 0,
    value: `${loose.length} are looser`,
    reasons: loose.map(
      ({ budget, limit, measured, unit }) =>
        `${budget} ≤ ${written(limit, unit)}, but ${written(measured, unit)} is measured: lower it to ${largestLimit(measured, unit)} at most`,
    ),
  }
}
