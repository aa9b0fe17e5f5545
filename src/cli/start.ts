import { once } from "node:events"
import { createServer } from "node:net"
import { buildMarket } from "../build/market.ts"
import { command } from "../build/output.ts"
import { ports, specificationPort, startListening } from "../server/http/serve.ts"
import { marketNames, markets } from "../spec/markets.ts"
import { serveUntilStopped, startOf } from "./serving.ts"
import { buildSpecSite } from "./spec-site-build.ts"

/** Checks that the port is free before the builds, which take minutes. */
const checkPort = async (use: string, port: number, host: string | undefined) => {
  const probe = createServer()
  await startListening(probe, use, port, host)
  probe.close()
  await once(probe, "close")
}

await command(async () => {
  const start = startOf(process.env)
  const { host } = start.deployment
  for (const market of marketNames) await checkPort(`the ${markets[market].country} site`, ports[market], host)
  await checkPort("the specification", specificationPort, host)
  await serveUntilStopped(marketNames, start, async ({ serveMarket, serveSpecification }) => {
    for (const market of marketNames) {
      await buildMarket(market, { pictures: "when asked" })
      await serveMarket(market, ports[market])
    }
    if (await buildSpecSite()) await serveSpecification(specificationPort)
    console.log("Everything is served. Press Ctrl+C to stop.")
  })
})
