import { mkdirSync, writeFileSync } from "node:fs"
import type { Run } from "./report.ts"
import { reportPage } from "./report-page.ts"
import { extendTrend } from "./trend.ts"

/**
 * Writes `reports/perf.json` with every visit, `reports/perf.html` with charts, and another line of
 * `reports/perf-trend.jsonl`.
 */
export const writeReports = (run: Run): void => {
  const { reports, shared, summary, date, machine } = run
  mkdirSync("reports", { recursive: true })
  writeFileSync(
    "reports/perf.json",
    `${JSON.stringify({ date: date.toISOString(), summary, machine, shared, pages: reports }, null, 2)}\n`,
  )
  writeFileSync("reports/perf.html", reportPage(run, extendTrend(run)))
}
