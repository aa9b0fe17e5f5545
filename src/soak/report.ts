import { percentile } from "./account.ts"
import type { Outcome } from "./run.ts"

const whole = (value: number): string => String(Math.round(value))

const spread = (times: readonly number[]): string => {
  const sorted = Float64Array.from(times).sort()
  return [0.5, 0.95, 0.99, 1].map((share) => whole(percentile(sorted, share))).join(" / ")
}

const rows: readonly (readonly [string, (outcome: Outcome) => string])[] = [
  ["seconds", ({ seconds }) => whole(seconds)],
  ["sent", ({ sent }) => whole(sent)],
  ["acknowledged", ({ acknowledged }) => whole(acknowledged)],
  ["stored", ({ stored }) => whole(stored)],
  ["lost", ({ lost }) => whole(lost)],
  ["doubled", ({ doubled }) => whole(doubled)],
  ["strangers", ({ strangers }) => whole(strangers)],
  ["server killed", ({ kills }) => whole(kills)],
  ["database stopped", ({ databaseStops }) => whole(databaseStops)],
  ["attempts", ({ record }) => whole(record.attempts)],
  [
    "attempts that failed",
    ({ record }) => [...record.failures].map(([answer, count]) => `${answer}: ${count}`).join(", ") || "none",
  ],
  ["answer in ms: p50 / p95 / p99 / max", ({ record }) => spread(record.answers)],
  ["acknowledged in ms, retries and all: p50 / p95 / p99 / max", ({ record }) => spread(record.waits)],
]

/** The outcomes side by side, as a Markdown table that a terminal shows well too. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const lines = [
    ["", ...outcomes.map(({ store }) => store)],
    ...rows.map(([name, cell]) => [name, ...outcomes.map(cell)]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const [head = "", ...body] = lines.map(
    (line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  )
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n")
}

/** Answers that no request of the soak may have: none of them is wrong, and the rate limit is lifted. */
const isRefusal = (answer: string): boolean => /^4\d\d$/.test(answer)

/** What is wrong with an outcome; a run that has proved nothing is wrong too. */
export const failuresOf = ({
  store,
  lost,
  doubled,
  strangers,
  acknowledged,
  kills,
  databaseStops,
  record,
}: Outcome) => {
  const refused = [...record.failures].filter(([answer]) => isRefusal(answer)).map(([answer]) => answer)
  return [
    lost > 0 && `${lost} acknowledged requests are not stored`,
    doubled > 0 && `${doubled} requests are stored more than once`,
    strangers > 0 && `${strangers} requests are stored that nobody has sent`,
    refused.length > 0 && `requests that are right were answered with ${refused.join(", ")}`,
    acknowledged === 0 && "no request was acknowledged",
    kills === 0 && "the server was never killed",
    store === "postgres" && databaseStops === 0 && "the database was never stopped",
  ]
    .filter((failure) => failure !== false)
    .map((failure) => `${store}: ${failure}.`)
}
