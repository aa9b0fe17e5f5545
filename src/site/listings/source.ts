import { resolve } from "node:path"
import { hasRoute } from "../../domain/paths.ts"
import { listingsVariable } from "../../server/store/listing-database.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { type ListingSource, listingFiles } from "../records/files.ts"
import { listingsOfCopy } from "./copy.ts"

/** Database of a market's listings; undefined if the market has no homes or reads them from files. */
export const listingsUrl = (market: MarketName): string | undefined =>
  hasRoute(markets[market], "listings") ? process.env[listingsVariable] || undefined : undefined

/** Source of a market's listings: files, or the copy that `readListings` has made. */
export const listingSource = (market: MarketName): ListingSource =>
  listingsUrl(market) ? listingsOfCopy(market) : listingFiles(market, resolve("src/content"))
