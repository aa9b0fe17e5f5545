import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { contactOf } from "../server/deployment.ts"
import { rulesName } from "../server/rules.ts"
import { serveMarket } from "../server/serve.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { buildMarket } from "./market-build.ts"
import { runHere } from "./run.ts"

export const allMarkets = Object.keys(markets) as MarketName[]

/** Each site is served as it is built, and with a DSN; scenarios answer in the place of the host that the DSN names. */
const deployments = { "": {}, _REPORTING: { sentryDsn: "http://public@localhost:9999/1" } }

/**
 * Serves the three built sites on free ports while a program runs that finds their addresses in SITE_SE, SITE_FI and
 * SITE_NO, and those of the same sites with error reporting in SITE_SE_REPORTING and so on; builds those that are not
 * there. Contact requests are kept in a file that is gone afterwards, LEADS_FILE. Answers the program's exit code.
 */
export const runWithSites = async (options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  for (const market of allMarkets) if (!existsSync(`dist/${market}/${rulesName}`)) await buildMarket(market)
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-leads-"))
  // All scenarios come from one address.
  const leads = { LEADS_FILE: join(folder, "leads.sqlite"), CONTACT_RATE_LIMIT: "1000000" }
  const contact = contactOf(leads)
  const sites = await Promise.all(
    allMarkets.flatMap((market) =>
      Object.entries(deployments).map(async ([name, deployment]) => ({
        variable: `SITE_${market.toUpperCase()}${name}`,
        ...(await serveMarket(market, 0, "dist", deployment, contact)),
      })),
    ),
  )
  const addresses = Object.fromEntries(sites.map(({ variable, address }) => [variable, address]))
  const code = await runHere(options, { ...env, ...addresses, LEADS_FILE: leads.LEADS_FILE })
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  await contact.store.close()
  rmSync(folder, { recursive: true })
  return code
}
