import { readFileSync } from "node:fs"
import { marketNames } from "../../src/spec/markets.ts"
import { type Site, siteAddress } from "../../src/testing/tools/sites.ts"
import { indexRows } from "../checks/index-of-rules.ts"
import { mutantProblems } from "../checks/mutants.ts"
import { version } from "../specification/version.ts"
import { attempt, type Result } from "./attempt.ts"
import { baselineProblems } from "./baseline.ts"
import type { Mutant } from "./mutant.ts"
import { mutants } from "./mutants/all.ts"
import { optionsFrom } from "./options.ts"
import { lineOf, summaryOf, tableOf } from "./report.ts"
import { readResults, resultsFile, storeResult } from "./results-file.ts"
import type { Addresses } from "./scenarios.ts"

/**
 * Queues mutants of one market's source, which share one copy of the sources; every other mutant runs independently.
 */
const linesOf = (selectedMutants: readonly Mutant[]): Mutant[][] => {
  const rebuilt = Map.groupBy(
    selectedMutants.filter((mutant) => "source" in mutant),
    ({ site }) => site,
  )
  return [...rebuilt.values(), ...selectedMutants.filter((mutant) => "delivery" in mutant).map((mutant) => [mutant])]
}

const store = ({ mutant: { rule, change, site }, outcome, reason }: Result, commit: string | undefined): void =>
  storeResult({
    ...{ rule, change, site, outcome, reason, date: new Date().toISOString() },
    ...(commit !== undefined && { version: commit }),
  })

const tryAll = async (selectedMutants: readonly Mutant[], jobs: number, addresses: Addresses): Promise<Result[]> => {
  const commit = version()
  const lines = linesOf(selectedMutants)
  const results = new Map<Mutant, Result>()
  const work = async () => {
    for (let line = lines.shift(); line; line = lines.shift())
      for (const mutant of line) {
        const result = await attempt(mutant, addresses)
        results.set(mutant, result)
        store(result, commit)
        console.log(`${String(results.size).padStart(3)}/${selectedMutants.length} ${lineOf(result)}`)
      }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return selectedMutants.flatMap((mutant) => results.get(mutant) ?? [])
}

const measure = async (): Promise<boolean> => {
  const index = indexRows(readFileSync("features/README.md", "utf8")).map(({ id }) => id)
  const { jobs, includes } = optionsFrom(process.argv.slice(2), index)
  const rules = index.filter(includes)
  const selectedMutants = mutants.filter(({ rule }) => includes(rule))
  const wrong = mutantProblems(selectedMutants, rules)
  if (wrong.length > 0) throw new Error(wrong.join("\n"))
  // Fails on a broken file before the slow part.
  readResults()
  const sites = marketNames.flatMap((market): Site[] => [market, `${market}_reporting`])
  const addresses = Object.fromEntries(sites.map((site) => [site, siteAddress(site)])) as Addresses

  const started = Date.now()
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
  console.log(`Trying the scenarios of ${rules.length} rules with nothing wrong …`)
  const problems = await baselineProblems(selectedMutants, addresses, jobs)
  if (problems.length > 0)
    throw new Error(`With nothing wrong, scenarios fail already, so that no mutant was tried:\n${problems.join("\n")}`)
  console.log(`All pass (${elapsed()}). Trying ${selectedMutants.length} mutants, ${jobs} at a time …`)
  const results = await tryAll(selectedMutants, jobs, addresses)
  console.log(
    `\n${tableOf(results)}\n\nWhat turned red for each is in ${resultsFile} (${elapsed()})\n${summaryOf(results)}`,
  )
  return results.every(({ outcome }) => outcome === "killed")
}

try {
  process.exitCode = (await measure()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
