import { isMarketName } from "../domain/chosen-market.ts"
import { PlainError } from "../domain/plain-error.ts"
import { portOf } from "../server/http/deployment.ts"
import { checkServable, ports } from "../server/http/serve.ts"
import { storeWarnings } from "../server/store/open.ts"
import type { MarketName } from "../spec/markets.ts"
import { command } from "./output.ts"
import { serveUntilStopped, startOf } from "./serving.ts"

const allMarkets = Object.keys(ports) as MarketName[]

/**
 * Returns the ports of the chosen markets; PORT applies to a single market.
 * @throws PlainError if the arguments are invalid
 */
const chosenPorts = ([name, ...rest]: readonly string[], port: number | undefined): Map<MarketName, number> => {
  if (rest.length > 0 || (name !== undefined && !isMarketName(name)))
    throw new PlainError(
      `"${[name, ...rest].join(" ")}" is no market: use npm run serve, or npm run serve -- ${allMarkets.join(" | ")}.`,
    )
  if (name !== undefined) return new Map([[name, port ?? ports[name]]])
  if (port !== undefined) throw new PlainError("PORT is for one site: name its market, such as npm run serve -- se.")
  return new Map(allMarkets.map((market) => [market, ports[market]]))
}

/** Serves all built markets, or the named one, without building. */
await command(async () => {
  const start = startOf(process.env)
  const chosen = chosenPorts(process.argv.slice(2), portOf(process.env.PORT))
  for (const market of chosen.keys()) checkServable(market)
  await serveUntilStopped(chosen, start)
  for (const warning of storeWarnings(process.env)) console.error(warning)
})
