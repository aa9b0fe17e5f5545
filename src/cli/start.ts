import { once } from "node:events"
import { createServer } from "node:net"
import { ports, startListening } from "../server/http/serve.ts"
import { type MarketName, marketNames, markets } from "../spec/markets.ts"
import { buildMarket } from "./market-build/market.ts"
import { command } from "./output.ts"
import { serveUntilStopped, startOf } from "./serving.ts"

/** Checks that the port is free before the builds, which take minutes. */
const checkPort = async (market: MarketName, host: string | undefined) => {
  const probe = createServer()
  await startListening(probe, `the ${markets[market].country} site`, ports[market], host)
  probe.close()
  await once(probe, "close")
}

await command(async () => {
  const start = startOf(process.env)
  for (const market of marketNames) await checkPort(market, start.deployment.host)
  for (const market of marketNames) await buildMarket(market)
  await serveUntilStopped(new Map(marketNames.map((market) => [market, ports[market]])), start)
  console.log("All three sites are served. Press Ctrl+C to stop.")
})
