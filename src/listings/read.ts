import { PlainError } from "../domain/plain-error.ts"
import { type ListingDatabase, listingTables } from "../server/store/listing-database.ts"
import { openListings, readRows } from "../server/store/listings.ts"
import type { MarketName } from "../spec/markets.ts"
import { copyFile, tables, writeCopy } from "./copy.ts"
import { publishedIds } from "./published-homes.ts"
import { shrinkageProblem, shrinkageVariable } from "./shrinkage.ts"
import { listingsUrl } from "./source.ts"

/**
 * Copies a market's listings, as they are at one moment.
 * @param published number of homes of the published site, if there is one
 * @returns the number of rows
 * @throws PlainError if the database cannot be read or has far fewer homes; an earlier copy is then unchanged
 */
export const copyListings = (
  market: MarketName,
  database: ListingDatabase,
  file: string,
  published?: number,
): Promise<number> =>
  database.snapshot(async (queries) => {
    let count = 0
    let homes = 0
    await writeCopy(file, async (put) => {
      for (const table of listingTables)
        for await (const rows of readRows(queries, table, market)) {
          put(table, rows)
          count += rows.length
          if (table === tables.listings) homes += rows.length
        }
      const problem = shrinkageProblem(published, homes, process.env[shrinkageVariable])
      if (problem) throw new PlainError(problem)
    })
    return count
  })

/**
 * Reads a market's listings from the database, if there is one.
 * @returns a message about what it read
 * @throws PlainError if the database cannot be read
 */
export const readListings = async (market: MarketName): Promise<string | undefined> => {
  const url = listingsUrl(market)
  if (url === undefined) return undefined
  const database = openListings(url)
  try {
    return `listings: ${await copyListings(market, database, copyFile(market), publishedIds(market)?.length)} rows read from the database`
  } finally {
    await database.close()
  }
}
