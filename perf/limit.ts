import { against } from "./against.ts"
import { limits } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"

/** Paints of the page, or of its copy without scripts visited in the same rounds. */
export type Limit = Pick<Visit, "lcp" | "si">

/** Compares round by round, because other load on the machine slows both pages down. */
export const limitChecks = (visits: readonly Limit[], plain: readonly Limit[]): Check[] => {
  const ratios = (figureOf: (visit: Limit) => number) =>
    plain.flatMap((limit, round) => {
      const visit = visits[round]
      return visit ? [figureOf(visit) / figureOf(limit)] : []
    })
  return [
    against(
      "the largest paint",
      ratios(({ lcp }) => lcp),
      limits.lcpToPlain,
    ),
    against(
      "Speed Index",
      ratios(({ si }) => si),
      limits.siToPlain,
    ),
  ]
}
