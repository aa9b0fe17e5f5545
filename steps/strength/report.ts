import type { Result } from "./attempt.ts"
import { nameOf } from "./mutant.ts"
import { outcomes } from "./results-file.ts"

const count = (results: readonly Result[], expectedOutcome: Result["outcome"]): number =>
  results.filter(({ outcome }) => outcome === expectedOutcome).length

/** Counts outcomes, and at the end a killed mutant as passed and any other as failed, in the words of all checks. */
export const summaryOf = (results: readonly Result[]): string => {
  const killed = count(results, "killed")
  const all = outcomes.map((outcome) => `${count(results, outcome)} ${outcome}`).join(", ")
  return `${results.length} mutants: ${all}\n${killed} passed, ${results.length - killed} failed`
}

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
