import { existsSync } from "node:fs"
import { serveMarket } from "../server/serve.ts"
import { rulesName } from "../server/site.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { buildMarket } from "./market-build.ts"
import { runHere } from "./run.ts"

export const allMarkets = Object.keys(markets) as MarketName[]

/**
 * Serves the three built sites on free ports while a program runs that finds their addresses in SITE_SE, SITE_FI and
 * SITE_NO; builds those that are not there. Answers the program's exit code.
 */
export const runWithSites = async (options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  for (const market of allMarkets) if (!existsSync(`dist/${market}/${rulesName}`)) await buildMarket(market)
  const sites = await Promise.all(allMarkets.map(async (market) => ({ market, ...(await serveMarket(market, 0)) })))
  const addresses = Object.fromEntries(sites.map(({ market, address }) => [`SITE_${market.toUpperCase()}`, address]))
  const code = await runHere(options, { ...env, ...addresses })
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  return code
}
