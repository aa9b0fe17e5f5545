import { mkdirSync, writeFileSync } from "node:fs"
import type { Run } from "./report.ts"

/** Writes every visit, figure and check of a run to `reports/perf.json`. */
export const writeReport = (run: Run): void => {
  const { reports, summary, date, machine } = run
  mkdirSync("reports", { recursive: true })
  writeFileSync(
    "reports/perf.json",
    `${JSON.stringify({ date: date.toISOString(), summary, machine, pages: reports }, null, 2)}\n`,
  )
}
