import { once } from "node:events"
import type { Server } from "node:http"
import { createServer } from "node:net"
import { PlainError } from "../domain/plain-error.ts"
import { contactOf, deploymentOf, storeProblem } from "../server/deployment.ts"
import { ports, serveMarket } from "../server/serve.ts"
import { onStop, stopped } from "../server/stop.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { buildMarket } from "./market-build.ts"
import { command } from "./output.ts"
import { allMarkets } from "./with-sites.ts"

/** Asks before the builds, which take minutes, whether their ports are free. */
const checkPort = async (market: MarketName) => {
  const probe = createServer()
  probe.listen(ports[market], "localhost")
  await once(probe, "listening").catch(() => {
    throw new PlainError(
      `Port ${ports[market]}, for the ${markets[market].country} site, is in use: stop the program that uses it, then run npm start again.`,
    )
  })
  probe.close()
  await once(probe, "close")
}

await command(async () => {
  const deployment = deploymentOf(process.env)
  const contact = contactOf(process.env)
  for (const market of allMarkets) await checkPort(market)
  for (const market of allMarkets) await buildMarket(market)
  const servers: Server[] = []
  for (const market of allMarkets) {
    const { server, address } = await serveMarket(market, ports[market], "dist", deployment, contact)
    servers.push(server)
    console.log(`[${markets[market].country}] ${address}/`)
  }
  console.log("All three sites are served. Press Ctrl+C to stop.")
  const problem = storeProblem(contact.store).then((sentence) => sentence && console.error(sentence))
  onStop(async () => {
    await Promise.all(servers.map((server) => stopped(server)))
    await problem
    await contact.store.close()
  })
})
