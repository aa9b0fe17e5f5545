import { categories, KB } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { nameOf, type Page } from "./pages.ts"

export type PageReport = {
  readonly page: Page
  readonly median: Visit | undefined
  readonly visits: readonly Visit[]
  /** To the same page without scripts, where it is held against it. */
  readonly plain: readonly Visit[]
  readonly checks: readonly Check[]
}

export const columns = ["market", "kind", ...categories, "LCP ms", "CLS", "JS KB", "HTML KB"]

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)

export const cells = ({ page, median }: PageReport): string[] => [
  page.market,
  page.kind,
  ...categories.map((category) =>
    median ? `${median.scores[category].toFixed(2)}${page.exceptions?.[category] ? "*" : ""}` : "–",
  ),
  ...(median
    ? [median.lcp.toFixed(0), median.cls.toFixed(3), kilobytes(median.js), kilobytes(median.html)]
    : ["–", "–", "–", "–"]),
]

/** Why a score with a star may be lower, and of which pages. */
export const footnotes = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ page }) =>
    Object.values(page.exceptions ?? {})
      .flatMap((audits) => Object.entries(audits))
      .map(([audit, reason]) => `* ${page.market} ${page.kind}: ${audit} fails on purpose: ${reason}`),
  )

/** The medians as a person at the terminal reads them. */
export const tableOf = (reports: readonly PageReport[]): string => {
  const rows = [columns, ...reports.map(cells)]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const aligned = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return [...rows.map((row) => row.map(aligned).join("  ")), ...footnotes(reports), ...notesOf(reports)].join("\n")
}

/** Figures that have no column. */
const notesOf = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ page, checks }) =>
    checks.flatMap(({ note }) => (note ? [`${page.market} ${page.kind}: ${note}`] : [])),
  )

export const failuresOf = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ page, checks }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ budget, value, reasons }) =>
        [`FAILED ${nameOf(page)}: ${budget}, but it is ${value}`, ...reasons.map((reason) => `  ${reason}`)].join("\n"),
      ),
  )
