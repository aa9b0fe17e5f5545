import type { Migration } from "./schema.ts"

/** Environment variable with the address of the database of listings. */
export const listingsVariable = "LISTINGS_DATABASE_URL"

export const listingTables = ["listing_area", "listing_house", "listing_home"] as const
export type ListingTable = (typeof listingTables)[number]

/**
 * A deleted record keeps its row, without `fields`, and each change adds one to `version`. So the number of rows and
 * the sum of versions only grow, and two readings with the same numbers have read the same rows.
 */
export const listingMigrations: readonly Migration[] = [
  ...listingTables.map((table) => ({
    present: `select fields, version, updated_at from ${table} where market = '' and id = ''`,
    statement: `create table ${table} (
      market text not null,
      id text not null,
      fields text,
      version bigint not null default 1,
      updated_at timestamptz not null default now(),
      primary key (market, id),
      unique (market, updated_at, id)
    )`,
  })),
  {
    present: "select importing from listing_market where market = ''",
    // A build reads a market only if it has a row here and no import is running.
    statement: "create table listing_market (market text primary key, importing text)",
  },
]
