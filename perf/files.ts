import { mkdirSync, writeFileSync } from "node:fs"
import type { PageReport } from "./report.ts"
import { reportPage } from "./report-page.ts"

/** Writes `reports/perf.json` with every visit and `reports/perf.html` with charts. */
export const writeReports = (reports: readonly PageReport[], summary: string): void => {
  const date = new Date()
  mkdirSync("reports", { recursive: true })
  writeFileSync(
    "reports/perf.json",
    `${JSON.stringify({ date: date.toISOString(), summary, pages: reports }, null, 2)}\n`,
  )
  writeFileSync("reports/perf.html", reportPage(reports, summary, date))
}
