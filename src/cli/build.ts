import { marketNames } from "../spec/markets.ts"
import { buildMarket } from "./market-build/market.ts"
import { chosenMarket, withoutAgency } from "./markets.ts"
import { command } from "./output.ts"

await command(async () => {
  const name = chosenMarket("build", withoutAgency(process.argv.slice(2)))
  if (name !== undefined) await buildMarket(name)
  else for (const market of marketNames) await buildMarket(market, { clean: true })
})
