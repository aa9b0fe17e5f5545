import { categories, KB } from "./budgets.ts"
import type { Check } from "./checks.ts"
import type { Visit } from "./lighthouse.ts"
import { nameOf, type Page } from "./pages.ts"
import { sentenceOf, type Timed } from "./timed.ts"

export type PageReport = {
  readonly page: Page
  readonly median: Visit | undefined
  readonly visits: readonly Visit[]
  /** Visits to the page without scripts, if it is compared with plain HTML. */
  readonly plain: readonly Visit[]
  readonly checks: readonly Check[]
  /** What depends on the machine, beside its aim. */
  readonly times: readonly Timed[]
}

/** Everything that a run of the command finds. */
export type Run = {
  readonly reports: readonly PageReport[]
  readonly summary: string
  readonly date: Date
  /** Milliseconds of the machine for a fixed page, before and after all else. */
  readonly machine: readonly number[]
}

const columns = ["market", "kind", ...categories, "LCP ms", "CLS", "JS KB", "HTML KB"]

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)

const cells = ({ page, median }: PageReport): string[] => [
  page.market,
  page.kind,
  ...categories.map((category) =>
    median ? `${median.scores[category].toFixed(2)}${page.exceptions?.[category] ? "*" : ""}` : "–",
  ),
  ...(median
    ? [median.lcp.toFixed(0), median.cls.toFixed(3), kilobytes(median.js), kilobytes(median.html)]
    : ["–", "–", "–", "–"]),
]

/** Explains each score marked with a star. */
const footnotes = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ page }) =>
    Object.values(page.exceptions ?? {})
      .flatMap((audits) => Object.entries(audits))
      .map(([audit, reason]) => `* ${page.market} ${page.kind}: ${audit} fails on purpose: ${reason}`),
  )

/** Formats the medians for a terminal. */
export const tableOf = (reports: readonly PageReport[]): string => {
  const rows = [columns, ...reports.map(cells)]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const alignCell = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return [...rows.map((row) => row.map(alignCell).join("  ")), ...footnotes(reports), ...notesOf(reports)].join("\n")
}

/** Figures that have no column in the table. */
const notesOf = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ page, checks, times }) =>
    [...checks.flatMap(({ note }) => note ?? []), ...times.map(sentenceOf)].map(
      (note) => `${page.market} ${page.kind}: ${note}`,
    ),
  )

export const failuresOf = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ page, checks }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ budget, value, reasons }) =>
        [`FAILED ${nameOf(page)}: ${budget}, but it is ${value}`, ...reasons.map((reason) => `  ${reason}`)].join("\n"),
      ),
  )
