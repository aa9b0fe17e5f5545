import type { FailedAudit } from "./audits.ts"
import { type Category, categories } from "./budgets.ts"
import type { Visit } from "./lighthouse.ts"

/** Returns the middle value, or the mean of the middle two; NaN if any value is NaN. */
export const median = (values: readonly number[]): number => {
  if (values.some(Number.isNaN)) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Audits that failed in most visits, with the details of the first failure. */
const usuallyFailed = (visits: readonly Visit[], category: Category): FailedAudit[] => {
  const all = visits.flatMap(({ failed }) => failed[category])
  return all
    .filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
    .filter(({ id }) => all.filter((other) => other.id === id).length > visits.length / 2)
}

/** Combines visits into one, taking the median of each figure separately. */
export const medianOf = (visits: readonly Visit[]): Visit => {
  const medianBy = (number: (visit: Visit) => number) => median(visits.map(number))
  const each = <T>(value: (category: Category) => T) =>
    Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<Category, T>
  const hasPictures = visits.some(({ firstPicture }) => firstPicture !== undefined)
  return {
    scores: each((category) => medianBy(({ scores }) => scores[category])),
    failed: each((category) => usuallyFailed(visits, category)),
    lcp: medianBy(({ lcp }) => lcp),
    si: medianBy(({ si }) => si),
    tbt: medianBy(({ tbt }) => tbt),
    cls: medianBy(({ cls }) => cls),
    js: medianBy(({ js }) => js),
    pictures: medianBy(({ pictures }) => pictures),
    html: medianBy(({ html }) => html),
    firstPicture: hasPictures ? medianBy(({ firstPicture }) => firstPicture ?? 0) : undefined,
    benchmark: medianBy(({ benchmark }) => benchmark),
  }
}
