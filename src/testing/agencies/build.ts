import { buildMarket } from "../../cli/market-build/market.ts"
import { chosenMarket } from "../../cli/markets.ts"
import { command } from "../../cli/output.ts"

/** Builds a market of the project that this process runs in, without encoding its pictures. */
await command(async () => {
  const market = chosenMarket("build", process.argv.slice(2))
  if (market) await buildMarket(market, { pictures: "when asked" })
})
