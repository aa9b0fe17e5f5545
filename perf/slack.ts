/** A budget that is the same on every machine, with the largest figure of one page. */
export type Bounded = {
  readonly budget: string
  readonly limit: number
  readonly measured: number
  readonly unit: string
}

/** Above this many times the largest figure, a budget no longer protects what is measured. */
const slack = 1.15

/** Formats a figure of a budget, such as "12.5 KB" or "24". */
export const written = (value: number, unit: string): string =>
  unit === "KB" ? `${(value / 1024).toFixed(1)} KB` : `${Number(value.toFixed(3))}${unit && ` ${unit}`}`

/** Whether a budget may be lowered; one more is never too much for a small count. */
const isLoose = ({ limit, measured, unit }: Bounded): boolean =>
  limit > Math.max(slack * measured, unit === "" ? measured + 1 : 0)

/** Says which budgets are far above the largest figure of all pages that share them, so that somebody lowers them. */
export const looseBudgets = (all: readonly Bounded[]): string[] =>
  [...Map.groupBy(all, ({ budget }) => budget).values()]
    .map((same) => same.reduce((largest, next) => (next.measured > largest.measured ? next : largest)))
    .filter(isLoose)
    .map(
      ({ budget, limit, measured, unit }) =>
        `LOOSE ${budget} ≤ ${written(limit, unit)}, and ${written(measured, unit)} is measured`,
    )
