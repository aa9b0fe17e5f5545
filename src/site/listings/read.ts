import { openListings } from "../../server/store/listings.ts"
import type { MarketName } from "../../spec/markets.ts"
import { replicate } from "./replicate.ts"
import { openSnapshot, snapshotFile } from "./snapshot.ts"
import { listingsUrl } from "./source.ts"

/**
 * Reads the changes of a market's listings from the database, if there is one.
 * @returns a message about what it read
 * @throws PlainError if the database cannot be read
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
