import { chosenMarket, withoutAgency } from "../build/markets.ts"
import { command } from "../build/output.ts"
import { PlainError } from "../domain/plain-error.ts"
import { deliveryWarnings } from "../server/delivery/settings.ts"
import { portOf } from "../server/http/deployment.ts"
import { ports, rulesOf } from "../server/http/serve.ts"
import { storeWarnings } from "../server/store/open.ts"
import { type MarketName, marketNames } from "../spec/markets.ts"
import { serveUntilStopped, startOf } from "./serving.ts"

/**
 * Returns the ports of the chosen markets; PORT applies to a single market.
 * @throws PlainError if the arguments are invalid
 */
const chosenPorts = (args: readonly string[], port: number | undefined): Map<MarketName, number> => {
  const name = chosenMarket("serve", args)
  if (name !== undefined) return new Map([[name, port ?? ports[name]]])
  if (port !== undefined) throw new PlainError("PORT is for one site: name its market, such as npm run serve -- se.")
  return new Map(marketNames.map((market) => [market, ports[market]]))
}

/** Serves all built markets, or the named one, without building. */
await command(async () => {
  const start = startOf(process.env)
  const chosen = chosenPorts(withoutAgency(process.argv.slice(2)), portOf(process.env.PORT))
  for (const market of chosen.keys()) rulesOf(market)
  await serveUntilStopped([...chosen.keys()], start, async ({ serveMarket }) => {
    for (const [market, port] of chosen) await serveMarket(market, port)
  })
  for (const warning of [...storeWarnings(process.env), ...deliveryWarnings(start.contact.delivery)])
    console.error(warning)
})
