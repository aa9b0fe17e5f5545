import type { FailedAudit } from "./audits.ts"
import { type Category, categories, htmlLimitOf, KB, limits, minimumScores } from "./budgets.ts"
import type { Visit } from "./lighthouse.ts"
import { medianOf } from "./median.ts"
import type { Page } from "./pages.ts"

export type Check = {
  readonly budget: string
  readonly passed: boolean
  readonly value: string
  /** Details that help to fix a failure. */
  readonly reasons: readonly string[]
  /** Extra information that is shown even if the check passes. */
  readonly note?: string
  /** Ratio to plain HTML in each round, with its limit. */
  readonly compared?: Comparison
}

export type Comparison = { readonly name: string; readonly ratios: readonly number[]; readonly limit: number }

/** A content security policy in an error message can be pages long. */
const truncate = (text: string) => (text.length > 300 ? `${text.slice(0, 300)} …` : text)

const reasonsOf = ({ id, title, places }: FailedAudit): string[] => [
  `${id}: ${title}`,
  ...places.slice(0, 5).map((place) => `  ${truncate(place)}`),
]

const scoreCheck = (category: Category, page: Page, result: Visit, visits: readonly Visit[]): Check => {
  const minimumScore = minimumScores[category]
  const [score, failed, exceptions] = [
    result.scores[category],
    result.failed[category],
    page.exceptions?.[category] ?? {},
  ]
  const exceptionIds = Object.keys(exceptions)
  const unexpected = failed.filter(({ id }) => !(id in exceptions))
  const obsolete = exceptionIds.filter((id) => !failed.some((audit) => audit.id === id))
  // Lighthouse rounds scores, so a page with a failed audit may still have 1.
  const passed =
    (exceptionIds.length > 0 || score >= minimumScore) &&
    obsolete.length === 0 &&
    (minimumScore < 1 || unexpected.length === 0)
  const noise = `visits: ${visits.map(({ scores }) => scores[category]).join(", ")}; the machine's speed by Lighthouse: ${result.benchmark}`
  return {
    budget:
      exceptionIds.length > 0
        ? `${category}: every audit but ${exceptionIds.join(" and ")}`
        : `${category} ≥ ${minimumScore}`,
    passed,
    value: String(score),
    reasons: [
      ...unexpected.flatMap(reasonsOf),
      ...obsolete.map((id) => `${id}: passes now, although it should not: ${exceptions[id]}`),
      ...(minimumScore < 1 ? [noise] : []),
    ],
  }
}

const atMost = (budget: string, value: number | undefined, limit: number, write: (value: number) => string): Check => ({
  budget: `${budget} ≤ ${write(limit)}`,
  passed: value !== undefined && value <= limit,
  value: value === undefined ? "there is none" : write(value),
  reasons: [],
})

export const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** Skips the performance score of a single visit, because it depends too much on the machine. */
export const scoredCategories = ({ isVisitedOnce }: Page): readonly Category[] =>
  isVisitedOnce ? categories.filter((category) => category !== "performance") : categories

/** Compares the medians of a page's visits with its budgets. */
export const checksOf = (page: Page, visits: readonly Visit[]): Check[] => {
  const result = medianOf(visits)
  return [
    ...scoredCategories(page).map((category) => scoreCheck(category, page, result, visits)),
    atMost("CLS", result.cls, limits.cls, String),
    atMost("JavaScript", result.js, limits.js, inKB),
    atMost("HTML", result.html, htmlLimitOf(page.kind), inKB),
    ...(page.kind === "property" ? [atMost("first picture", result.firstPicture, limits.firstPicture, inKB)] : []),
  ]
}
