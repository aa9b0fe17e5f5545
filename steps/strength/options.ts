import { availableParallelism } from "node:os"
import { parseArgs } from "node:util"

export type Options = {
  readonly jobs: number
  /** After which no other mutant is begun. */
  readonly minutes: number
  readonly includes: (rule: string) => boolean
}

/** A scenario that notices a fault waits most of its time for what never appears. */
const usualJobs = 3 * availableParallelism()

/**
 * Parses the options: `--only ROUTE-5` for one rule, `--only NAV,LOAD` for two kinds, `--jobs 3` for three at a time,
 * `--minutes 20` to begin none later.
 * @throws Error with a sentence for the user if an option is invalid
 */
export const optionsFrom = (args: readonly string[], rules: readonly string[]): Options => {
  const text = { type: "string" } as const
  const { values } = parseArgs({ args: [...args], options: { only: text, jobs: text, minutes: text } })
  const jobs = Number(values.jobs ?? usualJobs)
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error(`--jobs is "${values.jobs}": give the number of mutants to try at a time, such as 2.`)
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY)
  if (!(minutes > 0)) throw new Error(`--minutes is "${values.minutes}": give a number above 0, such as 20.`)
  const only = values.only?.split(",") ?? []
  const means = (name: string, rule: string) => rule === name || rule.startsWith(`${name}-`)
  const unknown = only.find((name) => !rules.some((rule) => means(name, rule)))
  if (unknown !== undefined)
    throw new Error(
      `--only has "${unknown}", which is no rule: give rules, such as ROUTE-5, or kinds, such as NAV,LOAD.`,
    )
  const includes = (rule: string) => only.length === 0 || only.some((name) => means(name, rule))
  return { jobs, minutes, includes }
}
