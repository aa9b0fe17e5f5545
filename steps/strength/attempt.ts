import { startProxy } from "../support/proxy.ts"
import type { Mutant } from "./mutant.ts"
import type { outcomes } from "./results-file.ts"
import { rewritingOf } from "./rewriting.ts"
import { type Addresses, trial } from "./scenarios.ts"
import type { Verdict } from "./verdict.ts"
import { startRebuilt } from "./workshop.ts"

export type Result = {
  readonly mutant: Mutant
  readonly outcome: (typeof outcomes)[number]
  /** The scenario that failed, or why the mutant did not apply. */
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

const attemptResult = async (mutant: Mutant, addresses: Addresses): Promise<Pick<Result, "outcome" | "reason">> => {
  const attempt = (wrong: Partial<Addresses>) =>
    trial([mutant.rule], { ...addresses, ...wrong }, { named: mutant.scenarios, options: ["--fail-fast"] })
  if ("source" in mutant) {
    const site = await startRebuilt(mutant.site, mutant.source)
    try {
      return outcomeOf(await attempt({ [mutant.site]: site.address }), undefined)
    } finally {
      await site.close()
    }
  }
  const rewriting = rewritingOf(mutant.delivery)
  const { rewrite, upstreamUrl } = rewriting
  const changed = (name: keyof Addresses) => startProxy(addresses[name], { rewrite, requestPathOf: upstreamUrl })
  const [site, reporting] = await Promise.all([changed(mutant.site), changed(`${mutant.site}_reporting`)])
  try {
    const verdict = await attempt({ [mutant.site]: site.address, [`${mutant.site}_reporting`]: reporting.address })
    const [failure] = [...site.failures, ...reporting.failures]
    return outcomeOf(verdict, failure ? `the site could not be changed: ${failure}` : rewriting.problem())
  } finally {
    await Promise.all([site.close(), reporting.close()])
  }
}

/** Runs the scenarios of a mutant's rule against the site with its fault. */
export const attempt = async (mutant: Mutant, addresses: Addresses): Promise<Result> => {
  const started = Date.now()
  const result = await attemptResult(mutant, addresses).catch((error: unknown) => ({
    outcome: "not applied" as const,
    reason: error instanceof Error ? error.message : String(error),
  }))
  return { mutant, ...result, seconds: (Date.now() - started) / 1000 }
}
