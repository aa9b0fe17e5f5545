import { resolve } from "node:path"
import { hasRoute } from "../../domain/paths.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { listingsVariable } from "../../store/listing-tables.ts"
import { type ListingSource, listingFiles } from "../records.ts"
import { listingsOfSnapshot } from "./snapshot.ts"

/** The database of a market's listings; none where its homes are files, or it has none. */
export const listingsUrl = (market: MarketName): string | undefined =>
  hasRoute(markets[market], "listings") ? process.env[listingsVariable] || undefined : undefined

/** Where this build reads a market's listings, which `readListings` has brought here where they are in a database. */
export const listingsInUse = (market: MarketName): ListingSource =>
  listingsUrl(market) ? listingsOfSnapshot(market) : listingFiles(market, resolve("src/content"))
