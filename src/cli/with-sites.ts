import { existsSync } from "node:fs"
import { serveMarket } from "../server/serve.ts"
import { rulesName } from "../server/site.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { buildMarket } from "./market-build.ts"
import { runHere } from "./run.ts"

export const allMarkets = Object.keys(markets) as MarketName[]

/** Each site is served as it is built, and with a DSN; scenarios answer in the place of the host that the DSN names. */
const deployments = { "": {}, _REPORTING: { sentryDsn: "http://public@localhost:9999/1" } }

/**
 * Serves the three built sites on free ports while a program runs that finds their addresses in SITE_SE, SITE_FI and
 * SITE_NO, and those of the same sites with error reporting in SITE_SE_REPORTING and so on; builds those that are not
 * there. Answers the program's exit code.
 */
export const runWithSites = async (options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  for (const market of allMarkets) if (!existsSync(`dist/${market}/${rulesName}`)) await buildMarket(market)
  const sites = await Promise.all(
    allMarkets.flatMap((market) =>
      Object.entries(deployments).map(async ([name, deployment]) => ({
        variable: `SITE_${market.toUpperCase()}${name}`,
        ...(await serveMarket(market, 0, "dist", deployment)),
      })),
    ),
  )
  const addresses = Object.fromEntries(sites.map(({ variable, address }) => [variable, address]))
  const code = await runHere(options, { ...env, ...addresses })
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  return code
}
