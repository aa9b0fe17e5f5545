import { existsSync } from "node:fs"
import { chooseSample, chosenAgency } from "../domain/chosen-agency.ts"
import { rulesName } from "../server/http/rules.ts"
import { marketNames } from "../spec/markets.ts"
import { serveForScenarios } from "../testing/scenario-sites.ts"
import { runProgram } from "../testing/tools/program.ts"
import { buildMarket } from "./market-build/market.ts"

/**
 * Runs a program with the sites of the sample on free ports, in SITE_SE, SITE_FI, SITE_NO and (with error reporting)
 * SITE_SE_REPORTING and so on; it builds missing sites, stores contact requests in a temporary LEADS_FILE and delivers them to RECEIVED_FOLDER.
 * @returns the program's exit code
 */
export const runWithSites = async (options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  chooseSample()
  const { dist } = chosenAgency()
  for (const market of marketNames) if (!existsSync(`${dist}/${market}/${rulesName}`)) await buildMarket(market)
  const sites = await serveForScenarios()
  const { code } = await runProgram(process.execPath, options, {
    env: { ...env, ...sites.variables },
    inTerminal: true,
  })
  await sites.stop()
  return code
}
