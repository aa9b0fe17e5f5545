import { mkdirSync, writeFileSync } from "node:fs"
import type { Result } from "./attempt.ts"
import { nameOf } from "./mutant.ts"

const outcomes = ["killed", "survived", "not applied"] as const

const count = (results: readonly Result[], expectedOutcome: Result["outcome"]): number =>
  results.filter(({ outcome }) => outcome === expectedOutcome).length

export const summaryOf = (results: readonly Result[]): string =>
  `${results.length} mutants: ${outcomes.map((outcome) => `${count(results, outcome)} ${outcome}`).join(", ")}`

/** Formats one result for the log. */
export const lineOf = ({ mutant, outcome, seconds, reason }: Result): string =>
  `${outcome.padEnd(11)} ${seconds.toFixed(1).padStart(5)} s  ${nameOf(mutant)}${outcome === "killed" ? "" : `\n    ${reason}`}`

const byRule = (results: readonly Result[]): [rule: string, results: readonly Result[]][] => [
  ...Map.groupBy(results, ({ mutant }) => mutant.rule),
]

/** Formats one row for each rule. */
export const tableOf = (results: readonly Result[]): string =>
  byRule(results)
    .map(
      ([rule, of]) =>
        `${rule.padEnd(12)} ${outcomes.map((outcome) => `${String(count(of, outcome)).padStart(3)} ${outcome}`).join("  ")}`,
    )
    .join("\n")

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ")

/** Writes the failed scenario of each mutant to a report. */
export const writeReport = (results: readonly Result[]): void => {
  mkdirSync("reports", { recursive: true })
  writeFileSync(
    "reports/strength.md",
    [
      "# How strongly the examples hold the rules",
      "",
      summaryOf(results),
      "",
      "| Rule | What was wrong | Outcome | Seconds | What turned red |",
      "| --- | --- | --- | --- | --- |",
      ...results.map(
        ({ mutant, outcome, seconds, reason }) =>
          `| ${mutant.rule} | ${cell(mutant.change)} | ${outcome} | ${seconds.toFixed(1)} | ${cell(reason)} |`,
      ),
      "",
    ].join("\n"),
  )
}
