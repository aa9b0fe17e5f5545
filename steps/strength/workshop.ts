import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { type MarketName, marketNames } from "../../src/spec/markets.ts"
import { runProgram, startProgram } from "../../src/testing/tools/program.ts"
import { copyProject } from "../../src/testing/tools/project-copy.ts"
import { type Site, siteVariable } from "../../src/testing/tools/sites.ts"
import { type Mutant, type SourceChange, sourceChangesOf } from "./mutant.ts"
import type { Addresses, TrialFiles } from "./scenarios.ts"
import { changesIn } from "./switches/faults.ts"
import { changedText } from "./switches/switch-text.ts"
import type { Verdict } from "./verdict.ts"

const buildTimeoutMs = 1_800_000

/** @throws Error unless the change applies to the file of the copy */
const change = (folder: string, { file, ...replacement }: SourceChange): void => {
  const path = join(folder, file)
  const text = existsSync(path) ? readFileSync(path, "utf8") : ""
  writeFileSync(path, changedText(file, text, [replacement]))
}

/** A site that runs until it is closed. */
export type Running = {
  readonly address: string
  readonly problem: () => string | undefined
  readonly close: () => Promise<unknown>
}

const serve = async (market: MarketName, folder: string) => {
  const server = startProgram(process.execPath, ["src/cli/serve.ts", market], { cwd: folder, env: { PORT: "0" } })
  return { address: await server.find(/http:\/\/[^\s/]+(?=\/)/), close: server.stop }
}

const build = async (market: MarketName, folder: string, changes: readonly SourceChange[]): Promise<Running> => {
  copyProject(folder)
  for (const part of changes) change(folder, part)
  const built = await runProgram(process.execPath, ["src/cli/build.ts", market], {
    cwd: folder,
    timeoutMs: buildTimeoutMs,
    hasGroup: true,
  })
  if (built.code !== 0) throw new Error(`the market cannot be built so: ${built.all.trimEnd().slice(-600)}`)
  return { ...(await serve(market, folder)), problem: () => undefined }
}

/**
 * Builds a market with a change to its source, and serves it.
 * @throws Error if the change does not apply or the build fails
 */
export const startRebuilt = (mutant: Mutant): Promise<Running> =>
  build(mutant.site, join(".markets", "strength", mutant.site), sourceChangesOf(mutant))

/** The same without a change, in another folder, because it is served while others are built. */
export const startUnchanged = (market: MarketName): Promise<Running> =>
  build(market, join(".markets", "strength", `${market}-unchanged`), [])

/** All sites with a fault in the server's code, with a store and receivers that no server without the fault uses. */
export type FaultyServer = Omit<Running, "address" | "problem"> & {
  readonly problem: (verdict: Pick<Verdict, "isReached">) => string | undefined
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
