import { buildMarket } from "../build/market.ts"
import { chosenMarket, withoutAgency } from "../build/markets.ts"
import { command } from "../build/output.ts"
import { marketNames } from "../spec/markets.ts"

await command(async () => {
  const name = chosenMarket("build", withoutAgency(process.argv.slice(2)))
  if (name !== undefined) await buildMarket(name)
  else for (const market of marketNames) await buildMarket(market, { clean: true })
})
