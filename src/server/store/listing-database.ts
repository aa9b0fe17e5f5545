import { PlainError } from "../../domain/plain-error.ts"
import type { Query } from "./database.ts"

/** Environment variable with the address of the database of listings. */
export const listingsVariable = "LISTINGS_DATABASE_URL"

/** Tables or views with the columns `market`, `id` and `fields`, the record as JSON. */
export const listingTables = ["listing_area", "listing_house", "listing_home"] as const
export type ListingTable = (typeof listingTables)[number]

/** Timeout (ms), longer than for contact requests, because no visitor waits for a build. */
export const listingsTimeoutMs = 20_000

export type ListingQueries = {
  readonly query: Query
  /** Whether there is a table or view of this name. */
  readonly hasTable: (name: string) => Promise<boolean>
}

export type ListingDatabase = ListingQueries & {
  /** Runs work that reads the database as it is at one moment; a conflict starts the work again. */
  readonly snapshot: <Result>(work: (queries: ListingQueries) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Explains why a statement failed, for the operator. */
export const statementProblem = (error: Error): PlainError =>
  new PlainError(`The listings in the database of ${listingsVariable} cannot be used: ${error.message}.`)
