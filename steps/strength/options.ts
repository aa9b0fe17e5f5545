import { parseArgs } from "node:util"
import type { Mutant } from "./mutant.ts"

export type Options = { readonly chosen: readonly Mutant[]; readonly jobs: number }

const usualJobs = 2

/**
 * What is to be tried: `--only ROUTE-5` for the mutants of one rule, `--only ROUTE` for those of a kind; `--jobs 3` at a time.
 * @throws Error with a sentence where that is nothing
 */
export const optionsFrom = (given: readonly string[], mutants: readonly Mutant[]): Options => {
  const { values } = parseArgs({ args: [...given], options: { only: { type: "string" }, jobs: { type: "string" } } })
  const jobs = Number(values.jobs ?? usualJobs)
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error(`--jobs is "${values.jobs}": give the number of mutants to try at a time, such as 2.`)
  const only = values.only ?? ""
  const chosen = mutants.filter(({ rule }) => rule === only || rule.startsWith(only && `${only}-`))
  if (chosen.length === 0)
    throw new Error(
      `--only is "${only}", of which there is no mutant: give a rule, such as ROUTE-5, or a kind, such as ROUTE.`,
    )
  return { chosen, jobs }
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
