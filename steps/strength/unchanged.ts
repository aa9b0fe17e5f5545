import type { MarketName } from "../../src/spec/markets.ts"
import type { Site } from "../../src/testing/tools/sites.ts"
import { startProxy } from "../support/proxy.ts"
import type { Mutant } from "./mutant.ts"
import type { Addresses, ScenarioRunner } from "./scenarios.ts"
import { startRebuilt } from "./workshop.ts"

/** A site that runs until it is closed. */
type Running = { readonly address: string; readonly close: () => Promise<unknown> }

/** Makes a function that calls another once for each key. */
const onceFor = <Key, Value>(call: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? call(key)
    known.set(key, value)
    return value
  }
}

/**
 * The sites without a fault, served like those with one: a scenario that fails there too has noticed no fault.
 */
export class UnchangedSites {
  readonly #addresses: Addresses
  readonly #running: Promise<Running>[] = []
  readonly #proxied = onceFor((site: Site) => this.#start(startProxy(this.#addresses[site])))
  readonly #rebuilt = onceFor((market: MarketName) => this.#start(startRebuilt(market, undefined)))
  readonly #verdicts = new Map<string, Promise<string | undefined>>()

  constructor(addresses: Addresses) {
    this.#addresses = addresses
  }

  #start(site: Promise<Running>): Promise<Running> {
    this.#running.push(site)
    return site
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
    const known = this.#verdicts.get(key)
    if (known !== undefined) return known
    const verdict = this.#addressesFor(mutant)
      .then((addresses) => runner.run({ rule, scenario, addresses }))
      .then((verdict) => (verdict.outcome === "passed" ? undefined : verdict.reason))
    this.#verdicts.set(key, verdict)
    return verdict
  }

  async close(): Promise<void> {
    for (const site of await Promise.allSettled(this.#running))
      if (site.status === "fulfilled") await site.value.close()
  }
}
