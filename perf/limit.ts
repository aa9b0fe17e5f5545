import { against } from "./against.ts"
import { most } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"

/** The same page with every script taken out, visited in the same rounds. */
export type Limit = Pick<Visit, "lcp" | "si">

/** Rounds are compared one by one: what else the machine does slows both down. */
export const limitChecks = (visits: readonly Limit[], plain: readonly Limit[]): Check[] => {
  const ratios = (of: (visit: Limit) => number) =>
    plain.flatMap((limit, round) => {
      const visit = visits[round]
      return visit ? [of(visit) / of(limit)] : []
    })
  return [
    against(
      "the largest paint",
      ratios(({ lcp }) => lcp),
      most.lcpToPlain,
    ),
    against(
      "Speed Index",
      ratios(({ si }) => si),
      most.siToPlain,
    ),
  ]
}
