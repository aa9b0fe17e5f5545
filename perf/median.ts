import type { FailedAudit } from "./audits.ts"
import { type Category, categories } from "./budgets.ts"
import type { Visit } from "./lighthouse.ts"

/** The middle one, or the mean of the two in the middle; no number where one of them is none. */
export const median = (values: readonly number[]): number => {
  if (values.some(Number.isNaN)) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Audits that failed in most visits, as the first visit with each tells of it. */
const usuallyFailed = (visits: readonly Visit[], category: Category): FailedAudit[] => {
  const all = visits.flatMap(({ failed }) => failed[category])
  return all
    .filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
    .filter(({ id }) => all.filter((other) => other.id === id).length > visits.length / 2)
}

/** What is said of a page: every number is the median of its visits by itself. */
export const medianOf = (visits: readonly Visit[]): Visit => {
  const of = (number: (visit: Visit) => number) => median(visits.map(number))
  const each = <T>(value: (category: Category) => T) =>
    Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<Category, T>
  const hasPictures = visits.some(({ firstPicture }) => firstPicture !== undefined)
  return {
    scores: each((category) => of(({ scores }) => scores[category])),
    failed: each((category) => usuallyFailed(visits, category)),
    lcp: of(({ lcp }) => lcp),
    si: of(({ si }) => si),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    js: of(({ js }) => js),
    pictures: of(({ pictures }) => pictures),
    html: of(({ html }) => html),
    firstPicture: hasPictures ? of(({ firstPicture }) => firstPicture ?? 0) : undefined,
    benchmark: of(({ benchmark }) => benchmark),
  }
}
