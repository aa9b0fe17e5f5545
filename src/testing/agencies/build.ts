import { buildMarket } from "../../build/market.ts"
import { chosenMarket } from "../../build/markets.ts"
import { command } from "../../build/output.ts"

/** Builds a market of the project that this process runs in, without encoding its pictures. */
await command(async () => {
  const market = chosenMarket("build", process.argv.slice(2))
  if (market) await buildMarket(market, { pictures: "when asked" })
})
