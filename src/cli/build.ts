import { isMarketName } from "../domain/chosen-market.ts"
import { PlainError } from "../domain/plain-error.ts"
import { buildMarket } from "./market-build.ts"
import { command } from "./output.ts"
import { allMarkets } from "./with-sites.ts"

const [name, ...rest] = process.argv.slice(2)

await command(async () => {
  if (rest.length > 0 || (name !== undefined && !isMarketName(name)))
    throw new PlainError(
      `"${process.argv.slice(2).join(" ")}" is not a market: use npm run build, or npm run build -- ${allMarkets.join(" | ")}.`,
    )
  if (name !== undefined) await buildMarket(name)
  else for (const market of allMarkets) await buildMarket(market, { clean: true })
})
