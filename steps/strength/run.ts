import { marketNames } from "../../src/spec/markets.ts"
import { type Site, siteAddress } from "../../src/tools/sites.ts"
import { mutantProblems } from "../checks/mutants.ts"
import { ownersIndex } from "../specification/owners-index.ts"
import { version } from "../specification/version.ts"
import { attempt, type Laboratory, type Result } from "./attempt.ts"
import type { Mutant } from "./mutant.ts"
import { mutants } from "./mutants/all.ts"
import { Noticed } from "./noticed.ts"
import { optionsFrom } from "./options.ts"
import { PassedScenarios } from "./passed.ts"
import { Planter } from "./planted-site.ts"
import { startProgress } from "./progress.ts"
import { Queue } from "./queue.ts"
import { lineOf, summaryOf, tableOf } from "./report.ts"
import { resultsFile, storeResult } from "./results-file.ts"
import { type Addresses, ScenarioRunner } from "./scenarios.ts"
import { UnchangedSites } from "./unchanged.ts"

const store = ({ mutant: { rule, change, site }, outcome, reason }: Result, commit: string | undefined): void =>
  storeResult({
    ...{ rule, change, site, outcome, reason, date: new Date().toISOString() },
    ...(commit !== undefined && { version: commit }),
  })

type Shared = Omit<Laboratory, "runner" | "planter">

/** @param end time (ms) after which no other mutant is begun */
const tryAll = async (
  selectedMutants: readonly Mutant[],
  jobs: number,
  end: number,
  shared: Shared,
): Promise<Result[]> => {
  const commit = version()
  const queue = new Queue(selectedMutants, (market) => shared.unchanged.isInstrumented(market))
  // The first builds go on while mutants that need none are tried.
  for (const market of queue.switchedMarkets()) shared.unchanged.instrumented(market).catch(() => {})
  const progress = startProgress(selectedMutants.length)
  const results = new Map<Mutant, Result>()
  const work = async () => {
    const runner = new ScenarioRunner()
    const planter = new Planter(shared.addresses, shared.unchanged)
    try {
      for (let mutant = queue.next(); mutant && Date.now() < end; mutant = queue.next()) {
        const result = await attempt(mutant, { ...shared, runner, planter })
        results.set(mutant, result)
        store(result, commit)
        if (result.scenario !== undefined) shared.noticed.remember(mutant, result.scenario)
        console.log(progress(lineOf(result)))
        queue.done(mutant)
      }
    } finally {
      runner.stop()
      planter.stop()
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return selectedMutants.flatMap((mutant) => results.get(mutant) ?? [])
}

/** Tries mutants that were not killed again, one at a time: beside others, a scenario can run out of time. */
const tryAllTwice = async (
  selectedMutants: readonly Mutant[],
  jobs: number,
  end: number,
  shared: Shared,
): Promise<Result[]> => {
  const results = await tryAll(selectedMutants, jobs, end, shared)
  const others = results.filter(({ outcome }) => outcome !== "killed").map(({ mutant }) => mutant)
  if (jobs === 1 || others.length === 0) return results
  console.log(`\nTrying ${others.length} again, one at a time …`)
  const again = await tryAll(others, 1, Number.POSITIVE_INFINITY, shared)
  return results.map((result) => again.find(({ mutant }) => mutant === result.mutant) ?? result)
}

const measure = async (): Promise<boolean> => {
  const index = ownersIndex().topics.flatMap(({ rules }) => rules)
  const { jobs, minutes, includes } = optionsFrom(process.argv.slice(2), index)
  const rules = index.filter(includes)
  const selectedMutants = mutants.filter(({ rule }) => includes(rule))
  const wrong = mutantProblems(selectedMutants, rules)
  if (wrong.length > 0) throw new Error(wrong.join("\n"))
  const sites = marketNames.flatMap((market): Site[] => [market, `${market}_reporting`])
  const addresses = Object.fromEntries(sites.map((site) => [site, siteAddress(site)])) as Addresses

  const started = Date.now()
  console.log(`Trying ${selectedMutants.length} mutants of ${rules.length} rules, ${jobs} at a time …`)
  const unchanged = new UnchangedSites(addresses, PassedScenarios.ofLastRun())
  const shared = { addresses, unchanged, noticed: new Noticed() }
  const end = started + minutes * 60_000
  const results = await tryAllTwice(selectedMutants, jobs, end, shared).finally(() => unchanged.close())
  const left = selectedMutants.length - results.length
  const elapsed = `${Math.round((Date.now() - started) / 1000)} s`
  console.log(
    `\n${tableOf(results)}\n\n${left > 0 ? `Left out after ${minutes} minutes: ${left} mutants\n` : ""}What turned red for each is in ${resultsFile} (${elapsed})\n${summaryOf(results)}`,
  )
  return results.every(({ outcome }) => outcome === "killed")
}

try {
  process.exitCode = (await measure()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
