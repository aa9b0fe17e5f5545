import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { serveMarket } from "../server/serve.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { browserPath } from "./browser.ts"
import { buildMarket } from "./market-build.ts"
import { command } from "./output.ts"

const all = Object.keys(markets) as MarketName[]

/** Serves the built sites on free ports and measures their pages against the budgets; options go to perf/run.ts as they are. */
await command(async () => {
  const browser = await browserPath({ window: true })
  for (const market of all) if (!existsSync(`dist/${market}.rules.json`)) await buildMarket(market)
  const sites = await Promise.all(all.map(async (market) => ({ market, ...(await serveMarket(market, 0)) })))
  const perf = spawn(process.execPath, ["perf/run.ts", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      ...Object.fromEntries(sites.map(({ market, address }) => [`SITE_${market.toUpperCase()}`, address])),
    },
  })
  // It has a Chrome to take along when it goes.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => perf.kill())
  const [code] = await once(perf, "exit")
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  process.exitCode = code ?? 1
})
