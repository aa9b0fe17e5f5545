import { type Category, categories, htmlLimitOf, KB, limits, minimumScores } from "./budgets.ts"
import type { Visit } from "./lighthouse.ts"
import { median } from "./median.ts"
import type { PageReport } from "./report.ts"

export const subjects = ["beside plain HTML", "times", "bytes", "scores"] as const
export type Subject = (typeof subjects)[number]

/** One measurement of a page in each visit, with its budget. */
export type Figure = {
  readonly subject: Subject
  readonly page: string
  readonly name: string
  readonly values: readonly number[]
  readonly median: number
  readonly limit?: number
  /** Marks a budget that is a minimum; otherwise it is a maximum. */
  readonly isLeast?: true
  /** The same measurement of the page without scripts. */
  readonly plain?: readonly number[]
}

export const isWithinLimit = ({ median, limit, isLeast }: Figure): boolean =>
  limit === undefined || (isLeast ? median >= limit : median <= limit)

/** The median is that of the values, unless it is given. */
type PageFigure = Omit<Figure, "page" | "median"> & { readonly median?: number }

const names: Readonly<Record<Category, string>> = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
}

const first = (text: string) => text.replace(/^the /, "").replace(/^./, (letter) => letter.toUpperCase())

const timesOf = (visits: readonly Visit[], plain: readonly Visit[]): PageFigure[] => {
  const time = (name: string, figureOf: (visit: Visit) => number): PageFigure => ({
    subject: "times",
    name,
    values: visits.map(figureOf),
    ...(plain.length > 0 && { plain: plain.map(figureOf) }),
  })
  return [
    time("Largest paint", ({ lcp }) => lcp),
    time("Speed Index", ({ si }) => si),
    time("Blocking time", ({ tbt }) => tbt),
  ]
}

const bytesOf = ({ page, visits }: PageReport): PageFigure[] => {
  const bytes = (name: string, figureOf: (visit: Visit) => number, limit?: number): PageFigure => ({
    subject: "bytes",
    name,
    values: visits.map((visit) => figureOf(visit) / KB),
    ...(limit !== undefined && { limit: limit / KB }),
  })
  return [
    bytes("HTML", ({ html }) => html, htmlLimitOf(page.kind)),
    bytes("Scripts", ({ js }) => js, limits.js),
    ...(visits.some(({ pictures }) => pictures > 0) ? [bytes("Pictures", ({ pictures }) => pictures)] : []),
    ...(page.kind === "property"
      ? [bytes("First picture", ({ firstPicture }) => firstPicture ?? 0, limits.firstPicture)]
      : []),
  ]
}

/** Collects all chart figures of a page; a page that could not be measured has none. */
export const figuresOf = (report: PageReport): Figure[] => {
  const { page, visits, plain, checks } = report
  if (visits.length === 0) return []
  const pageFigures: PageFigure[] = [
    ...checks.flatMap(({ compared }): PageFigure[] =>
      compared
        ? [
            {
              subject: "beside plain HTML",
              name: first(compared.name),
              values: compared.ratios,
              median: compared.ratio,
              ...(compared.limit !== undefined && { limit: compared.limit }),
            },
          ]
        : [],
    ),
    ...timesOf(visits, plain),
    ...bytesOf(report),
    ...categories.map(
      (category): PageFigure => ({
        subject: "scores",
        name: names[category],
        values: visits.map(({ scores }) => scores[category]),
        // A page with excepted audits has no score limit.
        ...(!page.exceptions?.[category] &&
          minimumScores[category] !== undefined && { limit: minimumScores[category], isLeast: true }),
      }),
    ),
  ]
  return pageFigures.map((figure) => ({
    ...figure,
    page: `${page.market} ${page.path}`,
    median: figure.median ?? median(figure.values),
  }))
}
