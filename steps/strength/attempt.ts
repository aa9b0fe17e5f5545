import type { Mutant } from "./mutant.ts"
import type { Noticed } from "./noticed.ts"
import type { PlantedSite, Planter } from "./planted-site.ts"
import type { outcomes } from "./results-file.ts"
import type { Addresses, ScenarioRunner } from "./scenarios.ts"
import type { UnchangedSites } from "./unchanged.ts"
import type { Verdict } from "./verdict.ts"

export type Result = {
  readonly mutant: Mutant
  readonly outcome: (typeof outcomes)[number]
  /** The scenario that failed, or why the mutant did not apply. */
  readonly reason: string
  /** Title of the scenario that noticed the fault. */
  readonly scenario?: string
  readonly seconds: number
}

export type Laboratory = {
  readonly addresses: Addresses
  readonly unchanged: UnchangedSites
  readonly planter: Planter
  readonly runner: ScenarioRunner
  readonly noticed: Noticed
}

type Judged = Omit<Result, "mutant" | "seconds">

const notApplied = (reason: string): Judged => ({ outcome: "not applied", reason })

/** Runs the scenario that noticed the mutant the last time, and all of its rule if that one does not notice it. */
const verdictOn = async (mutant: Mutant, site: PlantedSite, laboratory: Laboratory): Promise<Verdict> => {
  const { runner, addresses, noticed } = laboratory
  const trial = {
    rule: mutant.rule,
    part: mutant.scenarios,
    addresses: { ...addresses, ...site.addresses },
    files: site.files,
    fault: site.fault,
  }
  const scenario = noticed.scenarioOf(mutant)
  const verdict = scenario === undefined ? undefined : await runner.run({ ...trial, scenario })
  return verdict?.outcome === "failed" ? verdict : runner.run(trial)
}

/** Judges a verdict; `problem` says why the fault did not reach the visitor. */
const judge = async (
  mutant: Mutant,
  verdict: Verdict,
  problem: string | undefined,
  { unchanged, runner }: Laboratory,
): Promise<Judged> => {
  if (verdict.outcome === "broken") return notApplied(verdict.reason)
  if (problem !== undefined)
    return notApplied(verdict.outcome === "failed" ? `${problem}, but: ${verdict.reason}` : problem)
  if (verdict.outcome === "passed") return { outcome: "survived", reason: "every scenario of the rule passed" }
  const { scenario, reason } = verdict
  const failure = await unchanged.problem(mutant, scenario, runner)
  if (failure !== undefined) return notApplied(`the scenario fails without the fault too: ${failure}`)
  return { outcome: "killed", reason, scenario }
}

const attemptResult = async (mutant: Mutant, laboratory: Laboratory): Promise<Judged> => {
  const site = await laboratory.planter.plant(mutant)
  try {
    const verdict = await verdictOn(mutant, site, laboratory)
    return await judge(mutant, verdict, site.problem(verdict), laboratory)
  } finally {
    await site.close()
  }
}

/** Runs the scenarios of a mutant's rule against the site with its fault. */
export const attempt = async (mutant: Mutant, laboratory: Laboratory): Promise<Result> => {
  const started = Date.now()
  const result = await attemptResult(mutant, laboratory).catch((error: unknown) =>
    notApplied(error instanceof Error ? error.message : String(error)),
  )
  return { mutant, ...result, seconds: (Date.now() - started) / 1000 }
}
