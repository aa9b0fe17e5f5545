import { parseArgs } from "node:util"
import type { Mutant } from "./mutant.ts"

export type Options = {
  readonly jobs: number
  readonly includes: (rule: string) => boolean
}

const usualJobs = 2

/**
 * Parses the options: `--only ROUTE-5` for one rule, `--only NAV,LOAD` for two kinds, `--jobs 3` for three at a time.
 * @throws Error with a sentence for the user if an option is invalid
 */
export const optionsFrom = (args: readonly string[], rules: readonly string[]): Options => {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string" }, jobs: { type: "string" } } })
  const jobs = Number(values.jobs ?? usualJobs)
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error(`--jobs is "${values.jobs}": give the number of mutants to try at a time, such as 2.`)
  const only = values.only?.split(",") ?? []
  const means = (name: string, rule: string) => rule === name || rule.startsWith(`${name}-`)
  const unknown = only.find((name) => !rules.some((rule) => means(name, rule)))
  if (unknown !== undefined)
    throw new Error(
      `--only has "${unknown}", which is no rule: give rules, such as ROUTE-5, or kinds, such as NAV,LOAD.`,
    )
  const includes = (rule: string) => only.length === 0 || only.some((name) => means(name, rule))
  return { jobs, includes }
}

/** Finds rules without a mutant, and mutants of unknown rules. */
export const coverageProblems = (rules: readonly string[], mutants: readonly Mutant[]): string[] => [
  ...rules
    .filter((id) => !mutants.some(({ rule }) => rule === id))
    .map((id) => `${id} has no mutant: add one to steps/strength/mutants.`),
  ...mutants
    .filter(({ rule }) => !rules.includes(rule))
    .map(({ rule, change }) => `No rule is called ${rule}, for "${change}".`),
  ...mutants
    .filter(
      (mutant, index) =>
        mutants.findIndex(({ rule, change }) => rule === mutant.rule && change === mutant.change) !== index,
    )
    .map(({ rule, change }) => `${rule} has two mutants called "${change}".`),
]
