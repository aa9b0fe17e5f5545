import type { MarketName } from "../../src/spec/markets.ts"
import type { Site } from "../../src/testing/tools/sites.ts"
import { startProxy } from "../support/proxy.ts"
import type { Mutant } from "./mutant.ts"
import type { Addresses, ScenarioRunner } from "./scenarios.ts"
import { startRebuilt } from "./workshop.ts"

/** A site that runs until it is closed. */
type Running = { readonly address: string; readonly close: () => Promise<unknown> }

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
  readonly #running = new Map<string, Promise<Running>>()
  readonly #verdicts = new Map<string, Promise<string | undefined>>()

  constructor(addresses: Addresses) {
    this.#addresses = addresses
  }

  #proxied(site: Site): Promise<Running> {
    return once(this.#running, `${site} behind a proxy`, () => startProxy(this.#addresses[site]))
  }

  #rebuilt(market: MarketName): Promise<Running> {
    return once(this.#running, `${market} built again`, () => startRebuilt(market, undefined))
  }

  async #addressesFor(mutant: Mutant): Promise<Addresses> {
    const { site } = mutant
    if ("source" in mutant) return { ...this.#addresses, [site]: (await this.#rebuilt(site)).address }
    const [plain, reporting] = await Promise.all([this.#proxied(site), this.#proxied(`${site}_reporting`)])
    return { ...this.#addresses, [site]: plain.address, [`${site}_reporting`]: reporting.address }
  }

  /** Tries a scenario without the fault, once for all mutants; returns why it fails, undefined if it passes. */
  problem(mutant: Mutant, scenario: string, runner: ScenarioRunner): Promise<string | undefined> {
    const { rule, site } = mutant
    const key = `${"source" in mutant} ${site} ${rule} ${scenario}`
    return once(this.#verdicts, key, async () => {
      const verdict = await runner.run({ rule, scenario, addresses: await this.#addressesFor(mutant) })
      return verdict.outcome === "passed" ? undefined : verdict.reason
    })
  }

  async close(): Promise<void> {
    for (const site of await Promise.allSettled(this.#running.values()))
      if (site.status === "fulfilled") await site.value.close()
  }
}
