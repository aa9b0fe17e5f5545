import { startDeployment } from "../support/deployment.ts"
import type { Mutant } from "./mutant.ts"
import { rewritingOf } from "./rewriting.ts"
import { type Addresses, trial } from "./scenarios.ts"
import type { Verdict } from "./verdict.ts"
import { startRebuilt } from "./workshop.ts"

export type Result = {
  readonly mutant: Mutant
  readonly outcome: "killed" | "survived" | "not applied"
  /** What turned red, or why the mutant was none. */
  readonly reason: string
  readonly seconds: number
}

const outcomeOf = (verdict: Verdict, problem: string | undefined): Pick<Result, "outcome" | "reason"> => {
  if (verdict.outcome === "broken") return { outcome: "not applied", reason: verdict.reason }
  if (problem !== undefined) return { outcome: "not applied", reason: problem }
  return verdict.outcome === "failed"
    ? { outcome: "killed", reason: verdict.reason }
    : { outcome: "survived", reason: "every scenario of the rule passed" }
}

const tried = async (mutant: Mutant, addresses: Addresses): Promise<Pick<Result, "outcome" | "reason">> => {
  const attempt = (address: string) =>
    trial(
      [mutant.rule],
      { ...addresses, [mutant.site]: address },
      { named: mutant.scenarios, options: ["--fail-fast"] },
    )
  if ("source" in mutant) {
    const site = await startRebuilt(mutant.site, mutant.source)
    try {
      return outcomeOf(await attempt(site.address), undefined)
    } finally {
      site.close()
    }
  }
  const rewriting = rewritingOf(mutant.delivery)
  const site = await startDeployment(addresses[mutant.site], rewriting.rewrite, rewriting.asked)
  try {
    const verdict = await attempt(site.address)
    const [failure] = site.failures
    return outcomeOf(verdict, failure ? `the site could not be changed: ${failure}` : rewriting.problem())
  } finally {
    await site.close()
  }
}

/** Tries the scenarios of a mutant's rule against the site with that one thing wrong. */
export const attempted = async (mutant: Mutant, addresses: Addresses): Promise<Result> => {
  const started = Date.now()
  const result = await tried(mutant, addresses).catch((error: unknown) => ({
    outcome: "not applied" as const,
    reason: error instanceof Error ? error.message : String(error),
  }))
  return { mutant, ...result, seconds: (Date.now() - started) / 1000 }
}
