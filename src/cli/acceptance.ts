import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { serveMarket } from "../server/serve.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { browserPath } from "./browser.ts"
import { buildMarket } from "./market-build.ts"
import { command } from "./output.ts"

const all = Object.keys(markets) as MarketName[]

/** Serves the built sites on free ports and runs the features against them; options go to Cucumber as they are. */
await command(async () => {
  const browser = await browserPath()
  for (const market of all) if (!existsSync(`dist/${market}.rules.json`)) await buildMarket(market)
  const sites = await Promise.all(all.map(async (market) => ({ market, ...(await serveMarket(market, 0)) })))
  mkdirSync("reports", { recursive: true })
  const workers = Math.max(2, Math.min(4, availableParallelism()))
  const cucumber = spawn(
    process.execPath,
    ["node_modules/@cucumber/cucumber/bin/cucumber.js", "--parallel", String(workers), ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        ...Object.fromEntries(sites.map(({ market, address }) => [`SITE_${market.toUpperCase()}`, address])),
      },
    },
  )
  const [code] = await once(cucumber, "exit")
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  process.exitCode = code ?? 1
})
