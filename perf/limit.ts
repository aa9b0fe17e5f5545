import { limits } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { ratioCheck } from "./ratio-check.ts"

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
    ratioCheck(
      "the largest paint",
      ratios(({ lcp }) => lcp),
      limits.lcpToPlain,
    ),
    ratioCheck(
      "Speed Index",
      ratios(({ si }) => si),
      limits.siToPlain,
    ),
  ]
}
