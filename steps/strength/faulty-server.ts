import { resolve } from "node:path"
import { marketNames } from "../../src/spec/markets.ts"
import { startProgram } from "../../src/tools/program.ts"
import { type Site, siteVariable } from "../../src/tools/sites.ts"
import type { Mutant } from "./mutant.ts"
import type { Addresses, TrialFiles } from "./scenarios.ts"
import { changesIn } from "./switches/faults.ts"
import type { Verdict } from "./verdict.ts"

/** All sites with a fault in the server's code, with a store and receivers that no server without the fault uses. */
export type FaultyServer = {
  readonly problem: (verdict: Pick<Verdict, "isReached">) => string | undefined
  readonly close: () => Promise<unknown>
  readonly addresses: Addresses
  readonly files: TrialFiles
}

const sites = marketNames.flatMap((market): Site[] => [market, `${market}_reporting`])

/** Serves the built markets with a fault in the server's code. */
export const startWithServerFault = async (mutant: Mutant): Promise<FaultyServer> => {
  const folder = resolve(".")
  const options = ["--import", resolve("steps/strength/switches/server-faults.ts")]
  const server = startProgram(process.execPath, [...options, "src/testing/planted-sites.ts"], {
    env: { PLANTED_FAULT: JSON.stringify(changesIn(folder, mutant)) },
  })
  const variables = JSON.parse(await server.find(/^\{"SITE_.*\}$/m)) as Readonly<Record<string, string>>
  const { LEADS_FILE = "", RECEIVED_FOLDER = "" } = variables
  const isReached = () => server.output.all.includes("The fault was reached.")
  return {
    addresses: Object.fromEntries(sites.map((site) => [site, variables[siteVariable(site)]])) as Addresses,
    files: { LEADS_FILE, RECEIVED_FOLDER, PLANTED_FAULT: JSON.stringify(changesIn(folder, mutant)) },
    problem: (verdict) => (verdict.isReached || isReached() ? undefined : "the server did not load the changed code"),
    close: server.stop,
  }
}
