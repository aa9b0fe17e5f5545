import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { contactOf } from "../server/http/deployment.ts"
import { rulesName } from "../server/http/rules.ts"
import { serveMarket } from "../server/http/serve.ts"
import { marketNames } from "../spec/markets.ts"
import { runProgram } from "../testing/tools/program.ts"
import { type Site, siteVariable } from "../testing/tools/sites.ts"
import { buildMarket } from "./market-build/market.ts"

/** Serves each site as built, and with a DSN, whose host the scenarios replace. */
const deployments = { "": {}, _reporting: { sentryDsn: "http://public@localhost:9999/1" } }

/**
 * Runs a program with the sites on free ports, in SITE_SE, SITE_FI, SITE_NO and (with error reporting)
 * SITE_SE_REPORTING and so on; it builds missing sites and stores contact requests in a temporary LEADS_FILE.
 * @returns the program's exit code
 */
export const runWithSites = async (options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  for (const market of marketNames) if (!existsSync(`dist/${market}/${rulesName}`)) await buildMarket(market)
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-contact-requests-"))
  // All scenarios share one client address, so the rate limit is raised.
  const contactEnvironment = { LEADS_FILE: join(folder, "leads.sqlite"), CONTACT_RATE_LIMIT: "1000000" }
  const contact = contactOf(contactEnvironment)
  const sites = await Promise.all(
    marketNames.flatMap((market) =>
      Object.entries(deployments).map(async ([name, deployment]) => ({
        variable: siteVariable(`${market}${name}` as Site),
        ...(await serveMarket(market, 0, "dist", deployment, contact)),
      })),
    ),
  )
  const addresses = Object.fromEntries(sites.map(({ variable, address }) => [variable, address]))
  const { code } = await runProgram(process.execPath, options, {
    env: { ...env, ...addresses, LEADS_FILE: contactEnvironment.LEADS_FILE },
    inTerminal: true,
  })
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  await contact.store.close()
  rmSync(folder, { recursive: true })
  return code
}
