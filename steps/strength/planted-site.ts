import { resolve } from "node:path"
import { type Rewrite, type SiteProxy, startProxy } from "../support/proxy.ts"
import { startWithServerFault } from "./faulty-server.ts"
import type { Mutant } from "./mutant.ts"
import type { Addresses, TrialFiles } from "./scenarios.ts"
import { changesIn, faultOf, wayOf } from "./switches/faults.ts"
import { remadeResponses } from "./switches/remade-responses.ts"
import { Remaker } from "./switches/remaker.ts"
import { withStyleFault } from "./switches/style-switch.ts"
import type { UnchangedSites } from "./unchanged.ts"
import type { Verdict } from "./verdict.ts"

/** A site with a mutant's fault, while its scenarios run. */
export type PlantedSite = {
  readonly addresses: Partial<Addresses>
  /** Files of servers that share none with the sites without the fault. */
  readonly files?: TrialFiles
  /** The fault that browsers choose. */
  readonly fault?: string | undefined
  /** Explains why the fault was not met; undefined if it was. */
  readonly problem: (verdict: Verdict) => string | undefined
  readonly close: () => Promise<unknown>
}

const failureOf = (proxies: readonly SiteProxy[]): string | undefined => {
  const [failure] = proxies.flatMap(({ failures }) => failures)
  return failure ? `the site could not be changed: ${failure}` : undefined
}

/** Starts a proxy before each deployment of a market. */
const behindProxies = async ({ site }: Mutant, addresses: Partial<Addresses>, rewrite: Rewrite) => {
  const names = [site, `${site}_reporting`] as const
  const proxies = await Promise.all(names.map((name) => startProxy(addresses[name] ?? "", { rewrite })))
  return {
    addresses: Object.fromEntries(names.map((name, index) => [name, proxies[index]?.address])) as Partial<Addresses>,
    failure: () => failureOf(proxies),
    close: () => Promise.all(proxies.map((proxy) => proxy.close())),
  }
}

/** Plants the faults of one worker, one after the other. */
export class Planter {
  readonly #unchanged: UnchangedSites
  readonly #addresses: Addresses
  #remaker: { readonly folder: string; readonly process: Promise<Remaker> } | undefined

  constructor(addresses: Addresses, unchanged: UnchangedSites) {
    this.#addresses = addresses
    this.#unchanged = unchanged
  }

  async plant(mutant: Mutant): Promise<PlantedSite> {
    const way = wayOf(mutant)
    if (way === "server") return startWithServerFault(mutant)
    if (way === "commands") return this.#inCommands(mutant)
    return way === "styles" ? this.#styled(mutant) : this.#switched(mutant, way === "pages")
  }

  #inCommands(mutant: Mutant): PlantedSite {
    const { LEADS_FILE = "", RECEIVED_FOLDER = "" } = process.env
    return {
      addresses: this.#addresses,
      files: { LEADS_FILE, RECEIVED_FOLDER, PLANTED_FAULT: JSON.stringify(changesIn(resolve("."), mutant)) },
      problem: ({ isReached }) => (isReached ? undefined : "no command loaded the changed code"),
      close: () => Promise.resolve(),
    }
  }

  async #switched(mutant: Mutant, isInPages: boolean): Promise<PlantedSite> {
    const { folder, addresses } = await this.#unchanged.instrumented(mutant.site)
    const fault = faultOf(mutant)
    const unmet = "no browser loaded the changed code"
    const chosen: PlantedSite = {
      addresses,
      fault,
      problem: ({ isReached }) => (isReached ? undefined : unmet),
      close: () => Promise.resolve(),
    }
    if (!isInPages) return chosen
    const remaker = await this.#remakerIn(folder, mutant)
    const { isRemade, script } = await remaker.plant(fault, changesIn(folder, mutant))
    if (!isRemade) return chosen
    const site = await behindProxies(mutant, addresses, remadeResponses(remaker, script))
    return {
      ...site,
      fault,
      problem: ({ isReached }) =>
        site.failure() ?? (isReached || remaker.isReached ? undefined : `${unmet}, and no page was made with it`),
    }
  }

  async #styled(mutant: Mutant): Promise<PlantedSite> {
    const { folder, addresses } = await this.#unchanged.instrumented(mutant.site)
    const [fault, paths] = [faultOf(mutant), Object.keys(changesIn(folder, mutant))]
    let isReached = false
    const rewrite: Rewrite = (_path, delivery) => {
      if (!/html|css/.test(delivery.headers["content-type"] ?? "")) return delivery
      const before = delivery.body.toString()
      const after = withStyleFault(before, fault, paths)
      isReached ||= after !== before
      return { ...delivery, body: Buffer.from(after) }
    }
    const site = await behindProxies(mutant, addresses, rewrite)
    return { ...site, problem: () => site.failure() ?? (isReached ? undefined : "no page had the changed styles") }
  }

  #remakerIn(folder: string, { site }: Mutant): Promise<Remaker> {
    if (this.#remaker?.folder !== folder) {
      this.stop()
      this.#remaker = { folder, process: Remaker.start(site, folder) }
    }
    return this.#remaker.process
  }

  stop(): void {
    void this.#remaker?.process.then((remaker) => remaker.stop())
    this.#remaker = undefined
  }
}
