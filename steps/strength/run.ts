import { readFileSync } from "node:fs"
import { marketNames } from "../../src/spec/markets.ts"
import { type Site, siteAddress } from "../../src/testing/tools/sites.ts"
import { indexRows } from "../checks/index-of-rules.ts"
import { mutantProblems } from "../checks/mutants.ts"
import { version } from "../specification/version.ts"
import { attempt, type Laboratory, type Result } from "./attempt.ts"
import type { Mutant } from "./mutant.ts"
import { mutants } from "./mutants/all.ts"
import { optionsFrom } from "./options.ts"
import { lineOf, summaryOf, tableOf } from "./report.ts"
import { lastScenarios, readResults, resultsFile, storeResult } from "./results-file.ts"
import { type Addresses, ScenarioRunner } from "./scenarios.ts"
import { UnchangedSites } from "./unchanged.ts"

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

const store = (
  { mutant: { rule, change, site }, outcome, reason, scenario }: Result,
  commit: string | undefined,
): void =>
  storeResult({
    ...{ rule, change, site, outcome, reason, date: new Date().toISOString() },
    ...(scenario !== undefined && { scenario }),
    ...(commit !== undefined && { version: commit }),
  })

type Shared = Omit<Laboratory, "runner">

const tryAll = async (selectedMutants: readonly Mutant[], jobs: number, shared: Shared): Promise<Result[]> => {
  const commit = version()
  const lines = linesOf(selectedMutants)
  const results = new Map<Mutant, Result>()
  const work = async () => {
    const runner = new ScenarioRunner()
    try {
      for (let line = lines.shift(); line; line = lines.shift())
        for (const mutant of line) {
          const result = await attempt(mutant, { ...shared, runner })
          results.set(mutant, result)
          store(result, commit)
          console.log(`${String(results.size).padStart(3)}/${selectedMutants.length} ${lineOf(result)}`)
        }
    } finally {
      runner.stop()
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
  const lastScenario = lastScenarios(readResults())
  const sites = marketNames.flatMap((market): Site[] => [market, `${market}_reporting`])
  const addresses = Object.fromEntries(sites.map((site) => [site, siteAddress(site)])) as Addresses

  const started = Date.now()
  console.log(`Trying ${selectedMutants.length} mutants of ${rules.length} rules, ${jobs} at a time …`)
  const unchanged = new UnchangedSites(addresses)
  const results = await tryAll(selectedMutants, jobs, { addresses, unchanged, lastScenario }).finally(() =>
    unchanged.close(),
  )
  const elapsed = `${Math.round((Date.now() - started) / 1000)} s`
  console.log(
    `\n${tableOf(results)}\n\nWhat turned red for each is in ${resultsFile} (${elapsed})\n${summaryOf(results)}`,
  )
  return results.every(({ outcome }) => outcome === "killed")
}

try {
  process.exitCode = (await measure()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
