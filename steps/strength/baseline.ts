import { marketNames } from "../../src/spec/markets.ts"
import { startProxy } from "../support/proxy.ts"
import type { Mutant } from "./mutant.ts"
import { type Addresses, trial } from "./scenarios.ts"
import { startRebuilt } from "./workshop.ts"

/** Groups the rules of the mutants by the scenarios that they are limited to. */
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
  const problems: string[] = []
  for (const [named, rules] of partsOf(mutants)) {
    const verdict = await trial(rules, addresses, { named, options: ["--parallel", String(jobs)] })
    if (verdict.outcome !== "passed") problems.push(`${what}: ${verdict.reason}`)
  }
  return problems
}

/**
 * Runs the same scenarios behind a proxy that changes nothing and on a site built from an unchanged copy, because a
 * failure here would make every killed mutant meaningless.
 */
export const baselineProblems = async (
  mutants: readonly Mutant[],
  addresses: Addresses,
  jobs: number,
): Promise<string[]> => {
  const proxies = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => [name, await startProxy(address)] as const),
  )
  const proxyAddresses = Object.fromEntries(proxies.map(([name, { address }]) => [name, address])) as Addresses
  const problems = await complaints("unchanged, behind a proxy", mutants, proxyAddresses, jobs)
  for (const [, proxy] of proxies) await proxy.close()
  for (const market of marketNames) {
    const rebuilds = mutants.filter((mutant) => "source" in mutant && mutant.site === market)
    if (rebuilds.length === 0) continue
    const site = await startRebuilt(market, undefined)
    problems.push(
      ...(await complaints("unchanged, built again", rebuilds, { ...addresses, [market]: site.address }, jobs)),
    )
    await site.close()
  }
  return problems
}
