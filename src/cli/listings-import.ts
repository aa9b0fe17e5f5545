import { resolve } from "node:path"
import { isMarketName } from "../domain/chosen-market.ts"
import { hasRoute } from "../domain/paths.ts"
import { PlainError } from "../domain/plain-error.ts"
import { listingsVariable } from "../server/store/listing-database.ts"
import { openListings } from "../server/store/listings.ts"
import { importListings } from "../site/listings/import.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { command } from "./output.ts"

const marketsWithHomes = (Object.keys(markets) as MarketName[]).filter((name) => hasRoute(markets[name], "listings"))
const [requestedMarket, ...rest] = process.argv.slice(2)

/** Imports the listings from the content files into the database. */
await command(async () => {
  if (
    rest.length > 0 ||
    (requestedMarket !== undefined && !(isMarketName(requestedMarket) && marketsWithHomes.includes(requestedMarket)))
  )
    throw new PlainError(
      `"${process.argv.slice(2).join(" ")}" is not a market with homes: use npm run listings:import, or npm run listings:import -- ${marketsWithHomes.join(" | ")}.`,
    )
  const url = process.env[listingsVariable]
  if (!url)
    throw new PlainError(
      `${listingsVariable} does not say which database to fill: set it to an address such as postgresql://user:password@host/name.`,
    )
  const database = openListings(url)
  try {
    for (const market of marketsWithHomes.filter((name) => requestedMarket === undefined || name === requestedMarket)) {
      const { written, removed } = await importListings(market, database, resolve("src/content"))
      console.log(`[${markets[market].country}] ${written} written, ${removed} removed`)
    }
  } finally {
    await database.close()
  }
})
