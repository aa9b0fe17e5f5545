import { percentile } from "./account.ts"
import type { Outcome } from "./run.ts"

const round = (value: number): string => String(Math.round(value))

const spread = (times: readonly number[]): string => {
  const sorted = Float64Array.from(times).sort()
  return [0.5, 0.95, 0.99, 1].map((share) => round(percentile(sorted, share))).join(" / ")
}

const rows: readonly (readonly [string, (outcome: Outcome) => string])[] = [
  ["seconds", ({ seconds }) => round(seconds)],
  ["sent", ({ sent }) => round(sent)],
  ["acknowledged", ({ acknowledged }) => round(acknowledged)],
  ["stored", ({ stored }) => round(stored)],
  ["lost", ({ lost }) => round(lost)],
  ["duplicates", ({ duplicates }) => round(duplicates)],
  ["foreign", ({ foreign }) => round(foreign)],
  ["server killed", ({ kills }) => round(kills)],
  ["database stopped", ({ databaseStops }) => round(databaseStops)],
  ["mail server stopped", ({ mailStops }) => round(mailStops)],
  ["deliveries taken", ({ deliveries }) => round(deliveries.taken)],
  ["missing", ({ deliveries }) => round(deliveries.missing)],
  ["repeated with the same id", ({ deliveries }) => round(deliveries.repeated)],
  ["repeated with another id", ({ deliveries }) => round(deliveries.ambiguous)],
  ["of requests that are not stored", ({ deliveries }) => round(deliveries.foreign)],
  ["stored to delivered in ms: p50 / p95 / p99 / max", ({ deliveries }) => deliveries.waits.map(round).join(" / ")],
  [
    "nothing left, ms after the last request",
    ({ deliveries: { emptyAfterMs } }) => (emptyAfterMs === undefined ? "never" : round(emptyAfterMs)),
  ],
  ["attempts", ({ record }) => round(record.attempts)],
  [
    "attempts that failed",
    ({ record }) => [...record.failures].map(([answer, count]) => `${answer}: ${count}`).join(", ") || "none",
  ],
  ["answer in ms: p50 / p95 / p99 / max", ({ record }) => spread(record.answers)],
  ["acknowledged in ms, retries and all: p50 / p95 / p99 / max", ({ record }) => spread(record.waits)],
]

/** Formats the outcomes as a Markdown table, aligned for a terminal. */
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

/** Client errors, which no soak request may get: all are valid, and the rate limit is lifted. */
const isRefusal = (answer: string): boolean => /^4\d\d$/.test(answer)

/** Lists the failures of an outcome; a run that proves nothing also fails. */
export const failuresOf = ({
  store,
  lost,
  duplicates,
  foreign,
  acknowledged,
  kills,
  databaseStops,
  record,
  mailStops,
  deliveries: { missing, ambiguous, foreign: foreignDeliveries, forgeries, emptyAfterMs },
}: Outcome) => {
  const refusals = [...record.failures].filter(([answer]) => isRefusal(answer)).map(([answer]) => answer)
  return [
    lost > 0 && `${lost} acknowledged requests are not stored`,
    duplicates > 0 && `${duplicates} requests are stored more than once`,
    foreign > 0 && `${foreign} requests are stored that nobody has sent`,
    refusals.length > 0 && `requests that are right were answered with ${refusals.join(", ")}`,
    acknowledged === 0 && "no request was acknowledged",
    kills === 0 && "the server was never killed",
    emptyAfterMs === undefined && "deliveries are left after three minutes",
    missing > 0 && `${missing} deliveries of stored requests were not made`,
    ambiguous > 0 && `${ambiguous} deliveries were repeated with another id`,
    foreignDeliveries > 0 && `${foreignDeliveries} deliveries are of requests that are not stored`,
    forgeries > 0 && `${forgeries} calls of the webhook had a wrong signature`,
    mailStops === 0 && "the mail server was never stopped",
    store !== "sqlite" && databaseStops === 0 && "the database was never stopped",
  ]
    .filter((failure) => failure !== false)
    .map((failure) => `${store}: ${failure}.`)
}
