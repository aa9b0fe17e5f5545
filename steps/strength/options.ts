import { parseArgs } from "node:util"
import type { Mutant } from "./mutant.ts"

export type Options = {
  readonly jobs: number
  /** Whether a rule is meant. */
  readonly includes: (rule: string) => boolean
}

const usualJobs = 2

/**
 * What is to be tried: `--only ROUTE-5` for one rule, `--only ROUTE` for those of a kind; `--jobs 3` at a time.
 * @throws Error with a sentence where that is nothing
 */
export const optionsFrom = (given: readonly string[], rules: readonly string[]): Options => {
  const { values } = parseArgs({ args: [...given], options: { only: { type: "string" }, jobs: { type: "string" } } })
  const jobs = Number(values.jobs ?? usualJobs)
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error(`--jobs is "${values.jobs}": give the number of mutants to try at a time, such as 2.`)
  const { only } = values
  const includes = (rule: string) => only === undefined || rule === only || rule.startsWith(`${only}-`)
  if (!rules.some(includes))
    throw new Error(`--only is "${only}", which is no rule: give one, such as ROUTE-5, or a kind, such as ROUTE.`)
  return { jobs, includes }
}

/** Rules that nobody tries to break, and mutants of rules that there are not. */
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
