import { buildMarket } from "../build/market.ts"
import { isStale } from "../build/sources.ts"
import { chooseSample } from "../domain/chosen-agency.ts"
import { marketNames } from "../spec/markets.ts"
import { serveForScenarios } from "../testing/scenario-sites.ts"
import { runProgram } from "../tools/program.ts"

/**
 * Runs a program with the sites of the sample on free ports, in SITE_SE, SITE_FI, SITE_NO and (with error reporting)
 * SITE_SE_REPORTING and so on; it builds sites that are missing or whose sources have changed, stores contact requests in a temporary LEADS_FILE and delivers them to RECEIVED_FOLDER.
 * @returns the program's exit code
 */
export const runWithSites = async (options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  chooseSample()
  for (const market of marketNames) if (isStale(market)) await buildMarket(market)
  const sites = await serveForScenarios()
  const { code } = await runProgram(process.execPath, options, {
    env: { ...env, ...sites.variables },
    inTerminal: true,
  })
  await sites.stop()
  return code
}
