import { resolve } from "node:path"
import { chosenMarket } from "../build/markets.ts"
import { command } from "../build/output.ts"
import { hasRoute } from "../domain/paths.ts"
import { PlainError } from "../domain/plain-error.ts"
import { importListings } from "../listings/import.ts"
import { listingsVariable } from "../server/store/listing-database.ts"
import { openListings } from "../server/store/listings.ts"
import { marketNames, markets } from "../spec/markets.ts"

const marketsWithHomes = marketNames.filter((name) => hasRoute(markets[name], "listings"))

/** Imports the listings from the content files into the database. */
await command(async () => {
  const chosen = chosenMarket("listings:import", process.argv.slice(2), {
    markets: marketsWithHomes,
    kind: "a market with homes",
  })
  const url = process.env[listingsVariable]
  if (!url)
    throw new PlainError(
      `${listingsVariable} does not say which database to fill: set it to an address such as postgresql://user:password@host/name.`,
    )
  const database = openListings(url)
  try {
    for (const market of chosen ? [chosen] : marketsWithHomes) {
      const { written, removed } = await importListings(market, database, resolve("src/content"))
      console.log(`[${markets[market].country}] ${written} written, ${removed} removed`)
    }
  } finally {
    await database.close()
  }
})
