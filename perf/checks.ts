import type { FailedAudit } from "./audits.ts"
import { type Category, categories, KB, leastScores, most, mostHtml } from "./budgets.ts"
import type { Visit } from "./lighthouse.ts"
import { medianOf } from "./median.ts"
import type { Page } from "./pages.ts"

export type Check = {
  readonly budget: string
  readonly passed: boolean
  readonly value: string
  /** What helps to mend it. */
  readonly reasons: readonly string[]
  /** What a reader may want to know of it although it has passed. */
  readonly note?: string
  /** Beside plain HTML: each round's ratio, the most that the median may be, and what of. */
  readonly compared?: Comparison
}

export type Comparison = { readonly name: string; readonly ratios: readonly number[]; readonly limit: number }

/** A policy in an error message can be pages long. */
const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)} …` : text)

const told = ({ id, title, places }: FailedAudit): string[] => [
  `${id}: ${title}`,
  ...places.slice(0, 5).map((place) => `  ${shortened(place)}`),
]

const scoreCheck = (category: Category, page: Page, result: Visit, visits: readonly Visit[]): Check => {
  const least = leastScores[category]
  const [score, failed, exceptions] = [
    result.scores[category],
    result.failed[category],
    page.exceptions?.[category] ?? {},
  ]
  const excepted = Object.keys(exceptions)
  const unexpected = failed.filter(({ id }) => !(id in exceptions))
  const outlived = excepted.filter((id) => !failed.some((audit) => audit.id === id))
  // Lighthouse rounds scores, so a page may have 1 with an audit that fails.
  const passed =
    (excepted.length > 0 || score >= least) && outlived.length === 0 && (least < 1 || unexpected.length === 0)
  const noise = `visits: ${visits.map(({ scores }) => scores[category]).join(", ")}; the machine's speed by Lighthouse: ${result.benchmark}`
  return {
    budget: excepted.length > 0 ? `${category}: every audit but ${excepted.join(" and ")}` : `${category} ≥ ${least}`,
    passed,
    value: String(score),
    reasons: [
      ...unexpected.flatMap(told),
      ...outlived.map((id) => `${id}: passes now, although it should not: ${exceptions[id]}`),
      ...(least < 1 ? [noise] : []),
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

/** Of a single visit, the performance score tells as much of the machine as of the page. */
export const scoredCategories = ({ isVisitedOnce }: Page): readonly Category[] =>
  isVisitedOnce ? categories.filter((category) => category !== "performance") : categories

/** The budgets of a page against the medians of its visits. */
export const checksOf = (page: Page, visits: readonly Visit[]): Check[] => {
  const result = medianOf(visits)
  return [
    ...scoredCategories(page).map((category) => scoreCheck(category, page, result, visits)),
    atMost("CLS", result.cls, most.cls, String),
    atMost("JavaScript", result.js, most.js, inKB),
    atMost("HTML", result.html, mostHtml(page.kind), inKB),
    ...(page.kind === "property" ? [atMost("first picture", result.firstPicture, most.firstPicture, inKB)] : []),
  ]
}
