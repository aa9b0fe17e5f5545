import { isMarketName } from "../build/market.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { buildMarket } from "./market-build.ts"
import { CommandError, command } from "./output.ts"

const [name, ...rest] = process.argv.slice(2)
const all = Object.keys(markets) as MarketName[]

await command(async () => {
  if (rest.length > 0 || (name !== undefined && !isMarketName(name)))
    throw new CommandError(
      `"${process.argv.slice(2).join(" ")}" is not a market: use npm run build, or npm run build -- ${all.join(" | ")}.`,
    )
  if (name !== undefined) await buildMarket(name)
  else for (const market of all) await buildMarket(market, { clean: true })
})
