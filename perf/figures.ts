import { type Category, categories, KB, leastScores, most, mostHtml } from "./budgets.ts"
import { scoredCategories } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { median } from "./median.ts"
import type { PageReport } from "./report.ts"

export const subjects = ["beside plain HTML", "times", "bytes", "scores"] as const
export type Subject = (typeof subjects)[number]

/** What was measured of a page, visit by visit, beside what it may be. */
export type Figure = {
  readonly subject: Subject
  readonly page: string
  readonly name: string
  readonly values: readonly number[]
  readonly median: number
  readonly limit?: number
  /** Whether the budget is the least that is enough; otherwise it is the most that is allowed. */
  readonly isLeast?: true
  /** The same of the page without scripts. */
  readonly plain?: readonly number[]
}

export const isKept = ({ median, limit, isLeast }: Figure): boolean =>
  limit === undefined || (isLeast ? median >= limit : median <= limit)

type Said = Omit<Figure, "page" | "median">

const names: Readonly<Record<Category, string>> = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
}

const first = (text: string) => text.replace(/^the /, "").replace(/^./, (letter) => letter.toUpperCase())

const timesOf = (visits: readonly Visit[], plain: readonly Visit[]): Said[] => {
  const time = (name: string, of: (visit: Visit) => number): Said => ({
    subject: "times",
    name,
    values: visits.map(of),
    ...(plain.length > 0 && { plain: plain.map(of) }),
  })
  return [
    time("Largest paint", ({ lcp }) => lcp),
    time("Speed Index", ({ si }) => si),
    time("Blocking time", ({ tbt }) => tbt),
  ]
}

const bytesOf = ({ page, visits }: PageReport): Said[] => {
  const bytes = (name: string, of: (visit: Visit) => number, limit?: number): Said => ({
    subject: "bytes",
    name,
    values: visits.map((visit) => of(visit) / KB),
    ...(limit !== undefined && { limit: limit / KB }),
  })
  return [
    bytes("HTML", ({ html }) => html, mostHtml(page.kind)),
    bytes("Scripts", ({ js }) => js, most.js),
    ...(visits.some(({ pictures }) => pictures > 0) ? [bytes("Pictures", ({ pictures }) => pictures)] : []),
    ...(page.kind === "property"
      ? [bytes("First picture", ({ firstPicture }) => firstPicture ?? 0, most.firstPicture)]
      : []),
  ]
}

/** All that a chart can show of a page: nothing of one that could not be measured. */
export const figuresOf = (report: PageReport): Figure[] => {
  const { page, visits, plain, checks } = report
  if (visits.length === 0) return []
  const said: Said[] = [
    ...checks.flatMap(({ compared }): Said[] =>
      compared
        ? [
            {
              subject: "beside plain HTML",
              name: first(compared.name),
              values: compared.ratios,
              limit: compared.limit,
            },
          ]
        : [],
    ),
    ...timesOf(visits, plain),
    ...bytesOf(report),
    ...categories.map(
      (category): Said => ({
        subject: "scores",
        name: names[category],
        values: visits.map(({ scores }) => scores[category]),
        // A page that fails an audit on purpose has whatever score is left.
        ...(!page.exceptions?.[category] &&
          scoredCategories(page).includes(category) && { limit: leastScores[category], isLeast: true }),
      }),
    ),
  ]
  return said.map((figure) => ({ ...figure, page: `${page.market} ${page.path}`, median: median(figure.values) }))
}
