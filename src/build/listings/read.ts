import type { MarketName } from "../../spec/markets.ts"
import { openListings } from "../../store/listings.ts"
import { listingsUrl } from "./in-use.ts"
import { replicate } from "./replicate.ts"
import { openSnapshot, snapshotFile } from "./snapshot.ts"

/**
 * Reads what has changed of a market's listings since the last time, where a database has them.
 * @returns what it did, in words
 * @throws PlainError where the database cannot be read
 */
export const readListings = async (market: MarketName): Promise<string | undefined> => {
  const url = listingsUrl(market)
  if (url === undefined) return undefined
  const listings = openListings(url)
  try {
    const snapshot = openSnapshot(snapshotFile(market), url)
    try {
      const count = await replicate(market, listings, snapshot)
      return `listings: ${count} ${count === 1 ? "row" : "rows"} read from the database`
    } finally {
      snapshot.close()
    }
  } finally {
    await listings.close()
  }
}
