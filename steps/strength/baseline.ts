import type { MarketName } from "../../src/spec/markets.ts"
import { startDeployment } from "../support/deployment.ts"
import type { Mutant } from "./mutant.ts"
import { type Addresses, trial } from "./scenarios.ts"
import { startRebuilt } from "./workshop.ts"

const marketNames: readonly MarketName[] = ["se", "fi", "no"]

/** The scenarios that mutants will be tried with: the rules that share a part of their scenarios, or have all tried. */
const partsOf = (mutants: readonly Mutant[]): [named: string | undefined, rules: string[]][] => {
  const parts = Map.groupBy(mutants, ({ scenarios }) => scenarios)
  return [...parts].map(([named, of]) => [named, [...new Set(of.map(({ rule }) => rule))]])
}

const complaints = async (
  what: string,
  mutants: readonly Mutant[],
  addresses: Addresses,
  jobs: number,
): Promise<string[]> => {
  const found: string[] = []
  for (const [named, rules] of partsOf(mutants)) {
    const verdict = await trial(rules, addresses, { named, options: ["--parallel", String(jobs)] })
    if (verdict.outcome !== "passed") found.push(`${what}: ${verdict.reason}`)
  }
  return found
}

/**
 * What the same scenarios, tried the same way, find in sites with nothing wrong: behind a proxy that changes nothing, and
 * built from a copy of the sources. Anything at all, and no mutant's death would mean something.
 */
export const baselineProblems = async (
  mutants: readonly Mutant[],
  addresses: Addresses,
  jobs: number,
): Promise<string[]> => {
  const proxies = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => [name, await startDeployment(address)] as const),
  )
  const behind = Object.fromEntries(proxies.map(([name, { address }]) => [name, address])) as Addresses
  const found = await complaints("unchanged, behind a proxy", mutants, behind, jobs)
  for (const [, proxy] of proxies) await proxy.close()
  for (const market of marketNames) {
    const rebuilds = mutants.filter((mutant) => "source" in mutant && mutant.site === market)
    if (rebuilds.length === 0) continue
    const site = await startRebuilt(market, undefined)
    found.push(
      ...(await complaints("unchanged, built again", rebuilds, { ...addresses, [market]: site.address }, jobs)),
    )
    site.close()
  }
  return found
}
