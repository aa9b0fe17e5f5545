import type { FailedAudit } from "./audits.ts"
import { aims, type Category, categories, htmlLimits, KB, limits, minimumScores } from "./budgets.ts"
import type { Visit } from "./lighthouse.ts"
import { median, medianOf } from "./median.ts"
import type { Page } from "./pages.ts"
import { type Bounded, written } from "./slack.ts"
import type { Timed } from "./timed.ts"

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
  /** Budget and figure, if every machine measures the same. */
  readonly bounded?: Bounded
}

/** `limit` includes the noise of the run, and is missing where too few rounds cannot tell it. */
export type Comparison = {
  readonly name: string
  readonly ratios: readonly number[]
  readonly ratio: number
  readonly limit: number | undefined
}

/** What a measurement finds: a check passes or fails, a time is reported. */
export type Finding = Check | Timed

export const isCheck = (finding: Finding): finding is Check => "passed" in finding
export const isTimed = (finding: Finding): finding is Timed => !isCheck(finding)

/** A content security policy in an error message can be pages long. */
const truncate = (text: string) => (text.length > 300 ? `${text.slice(0, 300)} …` : text)

const reasonsOf = ({ id, title, places }: FailedAudit): string[] => [
  `${id}: ${title}`,
  ...places.slice(0, 5).map((place) => `  ${truncate(place)}`),
]

const scoreCheck = (category: Category, page: Page, result: Visit, minimumScore: number): Check => {
  const [score, failed, exceptions] = [
    result.scores[category],
    result.failed[category],
    page.exceptions?.[category] ?? {},
  ]
  const exceptionIds = Object.keys(exceptions)
  const unexpected = failed.filter(({ id }) => !(id in exceptions))
  const obsolete = exceptionIds.filter((id) => !failed.some((audit) => audit.id === id))
  // Lighthouse rounds scores, so a page with a failed audit may still have 1.
  const passed = (exceptionIds.length > 0 || score >= minimumScore) && obsolete.length === 0 && unexpected.length === 0
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
    ],
  }
}

export const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/**
 * Checks a figure that is the same on every machine.
 * @param name of the budget, for the pages that share it
 */
export const atMost = (
  what: string,
  measured: number | undefined,
  limit: number,
  { name = what, unit = "KB" }: { name?: string; unit?: string } = {},
): Check => ({
  budget: `${what} ≤ ${written(limit, unit)}`,
  passed: measured !== undefined && measured <= limit,
  value: measured === undefined ? "there is none" : written(measured, unit),
  reasons: [],
  ...(measured !== undefined && { bounded: { budget: name, limit, measured, unit } }),
})

const performanceOf = (visits: readonly Visit[]): Timed => {
  const values = visits.map(({ scores }) => scores.performance)
  return { name: "performance score", values, figure: median(values), aim: aims.performance, unit: "of 1" }
}

/** Compares the medians of a page's visits with its budgets. */
export const findingsOf = (page: Page, visits: readonly Visit[]): Finding[] => {
  const result = medianOf(visits)
  return [
    ...categories.flatMap((category) => {
      const minimumScore = minimumScores[category]
      return minimumScore === undefined ? [] : [scoreCheck(category, page, result, minimumScore)]
    }),
    // One visit tells too little of what depends on the machine.
    ...(page.isVisitedOnce ? [] : [performanceOf(visits)]),
    atMost("CLS", result.cls, limits.cls, { unit: "" }),
    atMost("JavaScript", result.js, limits.js),
    atMost("HTML", result.html, htmlLimits[page.kind], { name: `HTML of ${page.kind}` }),
    ...(page.kind === "property" ? [atMost("first picture", result.firstPicture, limits.firstPicture)] : []),
  ]
}
