import type { MarketName } from "../../src/spec/markets.ts"
import type { Mutant } from "./mutant.ts"
import type { PassedScenarios } from "./passed.ts"
import type { Addresses, ScenarioRunner } from "./scenarios.ts"
import { isSwitched } from "./switches/faults.ts"
import { type Instrumented, startInstrumented } from "./switches/instrumented.ts"

/** Returns the value of a key, which is made once. */
const once = <Value>(values: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}

/**
 * The sites without a fault, served like those with one: a scenario that fails there too has noticed no fault.
 */
export class UnchangedSites {
  readonly #addresses: Addresses
  readonly #passed: PassedScenarios
  readonly #instrumented = new Map<string, Promise<Instrumented>>()
  readonly #instrumentedMarkets = new Set<MarketName>()
  /** Builds one market at a time, because a build uses every processor. */
  #builds: Promise<unknown> = Promise.resolve()
  readonly #verdicts = new Map<string, Promise<string | undefined>>()

  /** @param passed scenarios that need not be tried again on the sites as they are */
  constructor(addresses: Addresses, passed: PassedScenarios) {
    this.#addresses = addresses
    this.#passed = passed
  }

  /** Whether the market with switches is built, or has failed to build. */
  isInstrumented(market: MarketName): boolean {
    return this.#instrumentedMarkets.has(market)
  }

  /** The market built with all its faults, of which none is chosen yet. */
  async instrumented(market: MarketName): Promise<{ folder: string; addresses: Partial<Addresses> }> {
    const { folder, address, reportingAddress } = await once(this.#instrumented, market, () => {
      const site = this.#builds.then(() => startInstrumented(market))
      this.#builds = site.catch(() => {}).then(() => this.#instrumentedMarkets.add(market))
      return site
    })
    return { folder, addresses: { [market]: address, [`${market}_reporting`]: reportingAddress } }
  }

  async #addressesFor(mutant: Mutant): Promise<Addresses> {
    if (!isSwitched(mutant)) return this.#addresses
    return { ...this.#addresses, ...(await this.instrumented(mutant.site)).addresses }
  }

  /** Tries a scenario without the fault, once for all mutants, unless it is known to pass; returns why it fails, undefined if it passes. */
  problem(mutant: Mutant, scenario: string, runner: ScenarioRunner): Promise<string | undefined> {
    const { rule, site } = mutant
    if (!isSwitched(mutant) && this.#passed.has(rule, scenario)) return Promise.resolve(undefined)
    const key = `${isSwitched(mutant)} ${site} ${rule} ${scenario}`
    return once(this.#verdicts, key, async () => {
      const verdict = await runner.run({ rule, scenario, addresses: await this.#addressesFor(mutant) })
      if (verdict.outcome === "passed") return undefined
      // The next try may have the processor for itself.
      this.#verdicts.delete(key)
      return verdict.reason
    })
  }

  async close(): Promise<void> {
    for (const site of await Promise.allSettled(this.#instrumented.values()))
      if (site.status === "fulfilled") await site.value.close()
  }
}
