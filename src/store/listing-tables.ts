import type { Change } from "./schema.ts"

/** The variable of the environment that says which database has the listings. */
export const listingsVariable = "LISTINGS_DATABASE_URL"

export const listingTables = ["listing_area", "listing_house", "listing_home"] as const
export type ListingTable = (typeof listingTables)[number]

/**
 * The tables of listings, made as those of contact requests are (`schema.ts`): each a single statement, with the index on
 * `updated_at` as a constraint, since not every engine has a plain `create index`.
 *
 * A row is never taken away: without `fields` it is a record that is no more. Each change of a row adds one to its `version`
 * and sets `updated_at`. So the number of rows and the sum of their versions only grow, and two readings that find both
 * the same have read the same rows.
 */
export const listingChanges: readonly Change[] = [
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
    // A market is there to be read once it has a row here, and while nobody is at work on it.
    statement: "create table listing_market (market text primary key, importing text)",
  },
]
