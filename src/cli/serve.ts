import { isMarketName } from "../build/market.ts"
import { PlainError } from "../domain/plain-error.ts"
import { contactOf, deploymentOf } from "../server/deployment.ts"
import { serveMarket } from "../server/serve.ts"
import { onStop, stopped } from "../server/stop.ts"
import { markets } from "../spec/markets.ts"
import { command } from "./output.ts"

/** Serves one built market on a free port, says where, and goes on until it is stopped. */
await command(async () => {
  const [market = ""] = process.argv.slice(2)
  if (!isMarketName(market))
    throw new PlainError(`"${market}" is no market: name one of ${Object.keys(markets).join(", ")}.`)
  const contact = contactOf(process.env)
  const { server, address } = await serveMarket(market, 0, "dist", deploymentOf(process.env), contact)
  console.log(address)
  onStop(async () => {
    await stopped(server)
    await contact.store.close()
  })
})
