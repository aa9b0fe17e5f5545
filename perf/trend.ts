import { execFileSync } from "node:child_process"
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { median } from "./median.ts"
import type { Run } from "./report.ts"
import type { Timed } from "./timed.ts"

/** The times of one run, as a line of the trend. */
export type TrendLine = {
  readonly date: string
  /** Short hash, or "" outside of a git checkout. */
  readonly commit: string
  /** Milliseconds of the machine for a fixed page. */
  readonly machine: number
  readonly times: Readonly<Record<string, Pick<Timed, "figure" | "aim" | "unit">>>
}

const file = "reports/perf-trend.jsonl"

const rounded = (value: number): number => Number(value.toFixed(3))

/** Takes the times of a run, by market, kind of page and name. */
export const trendLineOf = ({ reports, date, machine }: Run, commit: string): TrendLine => ({
  date: date.toISOString(),
  commit,
  machine: rounded(median(machine)),
  times: Object.fromEntries(
    reports.flatMap(({ page, times }) =>
      times.map(({ name, figure, aim, unit }) => [
        `${page.market} ${page.kind}: ${name}`,
        { figure: rounded(figure), aim, unit },
      ]),
    ),
  ),
})

/** Parses a trend, and leaves out a line that an interrupted run cut off. */
export const trendIn = (text: string): TrendLine[] =>
  text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as TrendLine]
    } catch {
      return []
    }
  })

const currentCommit = (): string => {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim()
  } catch {
    return ""
  }
}

/** Appends a run to the trend, and returns the whole trend from the oldest run. */
export const extendTrend = (run: Run): TrendLine[] => {
  mkdirSync("reports", { recursive: true })
  const earlier = existsSync(file) ? readFileSync(file, "utf8") : ""
  const line = trendLineOf(run, currentCommit())
  appendFileSync(file, `${earlier === "" || earlier.endsWith("\n") ? "" : "\n"}${JSON.stringify(line)}\n`)
  return [...trendIn(earlier), line]
}
