import { chosenAgency } from "../domain/chosen-agency.ts"
import { hasRoute } from "../domain/paths.ts"
import { listingsVariable } from "../server/store/listing-database.ts"
import { contentPath } from "../site/records/content-path.ts"
import { type ListingSource, listingFiles } from "../site/records/files.ts"
import { agencies } from "../spec/agencies.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { listingsOfCopy } from "./copy.ts"

/** Database of a market's listings; undefined if the market has no homes or reads them from files, as the sample does. */
export const listingsUrl = (market: MarketName): string | undefined =>
  hasRoute(markets[market], "listings") && chosenAgency() === agencies.editors
    ? process.env[listingsVariable] || undefined
    : undefined

/** Source of a market's listings: files, or the copy that `readListings` has made. */
export const listingSource = (market: MarketName): ListingSource =>
  listingsUrl(market) ? listingsOfCopy(market) : listingFiles(market, contentPath)
