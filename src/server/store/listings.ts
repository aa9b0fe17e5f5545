import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { Query, Row } from "./database.ts"
import { type ListingDatabase, type ListingQueries, type ListingTable, listingsVariable } from "./listing-database.ts"
import { openPostgresListings } from "./postgres-listings.ts"
import { openSqliteListings } from "./sqlite-listings.ts"

export type ListingRow = { readonly id: string; readonly fields: string }

/** Names the import of a market that has begun and not ended; only imports need this table. */
export const importTable = "listing_market"

/** Rows read, written or deleted at once: distributed engines limit how many a statement may change. */
export const pageSize = 500

/** A row without fields is no record: earlier versions deleted records so. */
const condition = "where market = $1 and fields is not null"

export const importCommand = (market: MarketName) => `npm run listings:import -- ${market}`

/**
 * Opens the SQLite file of a `file:` address, or else the PostgreSQL database.
 * @throws PlainError if the address is invalid
 */
export const openListings = (url: string): ListingDatabase =>
  (url.startsWith("file:") ? openSqliteListings : openPostgresListings)(url)

const requireTable = async ({ hasTable }: ListingQueries, table: ListingTable) => {
  if (!(await hasTable(table)))
    throw new PlainError(
      `The database of ${listingsVariable} has no table or view ${table}: create it, or fill the database with npm run listings:import.`,
    )
}

const requireNoImport = async ({ query, hasTable }: ListingQueries, market: MarketName) => {
  if (!(await hasTable(importTable))) return
  const [row] = await query(`select importing from ${importTable} where market = $1 and importing is not null`, [
    market,
  ])
  if (row)
    throw new PlainError(
      `The listings of "${market}" in the database of ${listingsVariable} are half-filled: the import of ${row.importing} has not ended. Wait for it, or run ${importCommand(market)}.`,
    )
}

/** Pages follow each other by id, so a row without an id, or with another's, could be left out. */
const requireIds = async ({ query }: ListingQueries, table: ListingTable, market: MarketName) => {
  const [row] = await query(
    `select id from ${table} ${condition} group by id having id is null or count(*) > 1 limit 1`,
    [market],
  )
  if (row)
    throw new PlainError(
      `The table ${table} in the database of ${listingsVariable} has ${row.id === null ? "a row without id" : `several rows with the id "${row.id}"`} of "${market}": give each row an id of its own.`,
    )
}

export async function* pagesOf(query: Query, table: ListingTable, market: MarketName, columns: string) {
  let page: readonly Row[] = []
  do {
    const last = page.at(-1)?.id
    page = await query(
      `select ${columns} from ${table} ${condition} ${last === undefined ? "" : "and id > $2"} order by id limit ${pageSize}`,
      last === undefined ? [market] : [market, last],
    )
    if (page.length > 0) yield page
  } while (page.length === pageSize)
}

/**
 * Yields the rows of a market's table, page by page.
 * @throws PlainError if the table is missing, an import is at work, ids repeat, or rows change meanwhile
 */
export async function* readRows(
  queries: ListingQueries,
  table: ListingTable,
  market: MarketName,
): AsyncGenerator<readonly ListingRow[]> {
  const { query } = queries
  await requireTable(queries, table)
  await requireNoImport(queries, market)
  await requireIds(queries, table, market)
  let count = 0
  for await (const page of pagesOf(query, table, market, "id, cast(fields as text) as fields")) {
    count += page.length
    yield page.map(({ id, fields }) => ({ id: String(id), fields: String(fields) }))
  }
  await requireNoImport(queries, market)
  // Differs only on an engine that reads each page at another moment, whatever transaction was asked for.
  const [row] = await query(`select count(*) as number from ${table} ${condition}`, [market])
  if (Number(row?.number) !== count)
    throw new PlainError(
      `The listings of "${market}" in the database of ${listingsVariable} were changed while they were read: build again.`,
    )
  if (count === 0 && table === "listing_home")
    throw new PlainError(
      `The database of ${listingsVariable} has no homes of "${market}": fill it with ${importCommand(market)}.`,
    )
}
