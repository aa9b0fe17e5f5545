import { type Kind, paintRatiosOf } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { ratioCheck } from "./ratio-check.ts"

/** Paints of a visit. */
export type Limit = Pick<Visit, "lcp" | "si">

/** Visits of the same rounds; the plain page lacks the cookie question, as it does for one who has answered. */
export type ComparedVisits = Readonly<Record<"visits" | "answered" | "plain", readonly Limit[]>>

/**
 * Compares round by round, because other load on the machine slows both pages down. Speed Index waits for the last part
 * of the window to appear, and the cookie question covers much of it, so only a visitor who has answered compares.
 */
export const limitChecks = (kind: Kind, { visits, answered, plain }: ComparedVisits): Check[] => {
  const limits = paintRatiosOf(kind)
  const rounds = (own: readonly Limit[], figureOf: (visit: Limit) => number) =>
    plain.flatMap((limit, round) => {
      const visit = own[round]
      return visit ? [{ own: figureOf(visit), plain: figureOf(limit) }] : []
    })
  return [
    ratioCheck(
      "the largest paint",
      rounds(visits, ({ lcp }) => lcp),
      limits.lcp,
    ),
    ratioCheck(
      "Speed Index",
      rounds(answered, ({ si }) => si),
      limits.speedIndex,
    ),
  ]
}
