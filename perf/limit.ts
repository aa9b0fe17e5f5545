import { type Kind, paintRatiosOf } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { ratioCheck } from "./ratio-check.ts"

/** Paints of a visit. */
export type Limit = Pick<Visit, "lcp" | "si">

/** Visits of the same rounds, to a page and to the same page without scripts. */
export type ComparedVisits = Readonly<Record<"visits" | "plain", readonly Limit[]>>

/** Compares round by round, because other load on the machine slows both pages down. */
export const limitChecks = (kind: Kind, { visits, plain }: ComparedVisits): Check[] => {
  const limits = paintRatiosOf(kind)
  const rounds = (figureOf: (visit: Limit) => number) =>
    plain.flatMap((limit, round) => {
      const visit = visits[round]
      return visit ? [{ own: figureOf(visit), plain: figureOf(limit) }] : []
    })
  return [
    ratioCheck(
      "the largest paint",
      rounds(({ lcp }) => lcp),
      limits.lcp,
    ),
    ratioCheck(
      "Speed Index",
      rounds(({ si }) => si),
      limits.speedIndex,
    ),
  ]
}
