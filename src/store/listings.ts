import { PlainError } from "../domain/plain-error.ts"
import type { MarketName } from "../spec/markets.ts"
import { type ListingTable, listingChanges, listingsVariable, listingTables } from "./listing-tables.ts"
import { openPostgres } from "./postgres.ts"
import { migrate } from "./schema.ts"
import type { Database, Row, Value } from "./sql-leads.ts"

export type ListingVersion = { readonly id: string; readonly version: number }
/** A row as it is kept; one without fields was deleted. */
export type ListingRow = ListingVersion & { readonly fields: string | null }
export type ListingFields = Pick<ListingRow, "id" | "fields">

/** What is said of each table. */
export type OfTables = Readonly<Record<ListingTable, string>>

/** How a market is in the database at one moment. */
export type MarketState = {
  /** The number of rows, and the sum of their versions. */
  readonly sums: OfTables
  /** When the last change was made that can be seen. */
  readonly moments: OfTables
  /** Another one after each change that anybody makes. */
  readonly mark: string
}

export type Listings = {
  /** @throws PlainError where the market cannot be read now, because it was never filled or is just being filled */
  readonly stateOf: (market: MarketName) => Promise<MarketState>
  /** The rows that were changed after a moment, or all of them, a page at a time. */
  readonly pages: (table: ListingTable, market: MarketName, moment?: string) => AsyncIterable<readonly ListingRow[]>
  /** Which rows there are, and in which version, a page at a time. */
  readonly versions: (table: ListingTable, market: MarketName) => AsyncIterable<readonly ListingVersion[]>
  /** Rows by their ids: no more than a page. */
  readonly rows: (table: ListingTable, market: MarketName, ids: readonly string[]) => Promise<readonly ListingRow[]>
  /** Begins to fill a market, which nobody can read until that has ended. */
  readonly begin: (market: MarketName, importing: string) => Promise<void>
  /** Each row changes, whether or not its fields are others; without fields it is deleted. */
  readonly write: (
    table: ListingTable,
    market: MarketName,
    importing: string,
    records: readonly ListingFields[],
  ) => Promise<void>
  readonly end: (market: MarketName, importing: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Milliseconds: nobody waits for a build as visitors wait for an answer. */
const patience = 20_000

export const pageSize = 500

const importCommand = (market: MarketName) => `npm run listings:import -- ${market}`

const plain = (error: unknown): unknown => {
  if (error instanceof PlainError) return error
  const { code, message } = error as { code?: unknown; message: string }
  if (code === "42P01" || code === "42703")
    return new PlainError(
      `The database of ${listingsVariable} has no tables of listings, or not as they are now: fill it with npm run listings:import.`,
    )
  return new PlainError(`The listings in the database of ${listingsVariable} cannot be used: ${message}.`)
}

/** One statement, which sees all tables as they are at one moment. What is dated in the future hides nothing that comes before. */
const stateStatement = `select
  (select count(*) from listing_market where market = $1) as filled,
  (select importing from listing_market where market = $1) as importing,
  ${listingTables
    .map(
      (table) => `(select cast(count(*) as text) || '/' || cast(coalesce(sum(version), 0) as text)
        from ${table} where market = $1) as ${table}_sum,
      (select cast(max(updated_at) as text) from ${table} where market = $1) as ${table}_newest,
      (select cast(least(coalesce(max(updated_at), now()), now()) as text) from ${table} where market = $1) as ${table}_moment`,
    )
    .join(", ")}`

const ofTables = (row: Row, column: string): OfTables =>
  Object.fromEntries(listingTables.map((table) => [table, String(row[`${table}_${column}`])])) as OfTables

const columns = "id, cast(version as text) as version"
const versionOf = ({ id, version }: Row): ListingVersion => ({ id: String(id), version: Number(version) })
const rowOf = (row: Row): ListingRow => ({ ...versionOf(row), fields: row.fields === null ? null : String(row.fields) })

export const sqlListings = (database: Database): Listings => {
  const query = async (statement: string, values: readonly Value[]): Promise<readonly Row[]> => {
    try {
      return await database.query(statement, values)
    } catch (error) {
      throw plain(error)
    }
  }
  /** @param condition on `$2` and so on, which are `values` */
  async function* paged(
    table: ListingTable,
    market: MarketName,
    columns: string,
    condition = "",
    values: Value[] = [],
  ) {
    let last: Value | undefined
    do {
      const isFirst = last === undefined
      const all = [market, ...values, ...(isFirst ? [] : [last as Value])]
      const rows: readonly Row[] = await query(
        `select ${columns} from ${table} where market = $1 ${condition}
         ${isFirst ? "" : `and id > $${all.length}`} order by id limit ${pageSize}`,
        all,
      )
      if (rows.length > 0) yield rows
      last = rows[pageSize - 1]?.id
    } while (last !== undefined)
  }
  const overtaken = (market: MarketName) =>
    new PlainError(
      `Another import of "${market}" has begun meanwhile, so this one has ended: wait for that, then run ${importCommand(market)}.`,
    )
  return {
    stateOf: async (market) => {
      const [row = {}] = await query(stateStatement, [market])
      if (Number(row.filled) === 0)
        throw new PlainError(
          `The database of ${listingsVariable} has no listings of "${market}": fill it with ${importCommand(market)}.`,
        )
      if (row.importing !== null)
        throw new PlainError(
          `The listings of "${market}" in the database of ${listingsVariable} are half-filled: the import of ${row.importing} has not ended. Wait for it, or run ${importCommand(market)}.`,
        )
      const sums = ofTables(row, "sum")
      return { sums, moments: ofTables(row, "moment"), mark: JSON.stringify([sums, ofTables(row, "newest")]) }
    },
    pages: async function* (table, market, moment) {
      const condition = moment === undefined ? "" : "and updated_at > cast($2 as timestamptz)"
      for await (const rows of paged(
        table,
        market,
        `${columns}, fields`,
        condition,
        moment === undefined ? [] : [moment],
      ))
        yield rows.map(rowOf)
    },
    versions: async function* (table, market) {
      for await (const rows of paged(table, market, columns)) yield rows.map(versionOf)
    },
    rows: async (table, market, ids) =>
      (
        await query(
          `select ${columns}, fields from ${table} where market = $1 and id in (${ids.map((_, index) => `$${index + 2}`).join(", ")})`,
          [market, ...ids],
        )
      ).map(rowOf),
    begin: async (market, importing) => {
      try {
        await migrate(database, listingChanges)
      } catch (error) {
        throw plain(error)
      }
      await query(
        `insert into listing_market (market, importing) values ($1, $2)
         on conflict (market) do update set importing = excluded.importing`,
        [market, importing],
      )
    },
    write: async (table, market, importing, records) => {
      const given = records.map((_, index) => `(cast($${index * 2 + 3} as text), cast($${index * 2 + 4} as text))`)
      const written = await query(
        `insert into ${table} (market, id, fields)
         select cast($1 as text), given.id, given.fields from (values ${given.join(", ")}) as given (id, fields)
         where exists (select 1 from listing_market where market = $1 and importing = $2)
         on conflict (market, id) do update
         set fields = excluded.fields, version = ${table}.version + 1, updated_at = now() returning id`,
        [market, importing, ...records.flatMap(({ id, fields }) => [id, fields])],
      )
      if (written.length < records.length) throw overtaken(market)
    },
    end: async (market, importing) => {
      const ended = await query(
        "update listing_market set importing = null where market = $1 and importing = $2 returning market",
        [market, importing],
      )
      if (ended.length === 0) throw overtaken(market)
    },
    close: database.close,
  }
}

/** @throws PlainError where the address is none */
export const openListings = (url: string): Listings => sqlListings(openPostgres(url, listingsVariable, patience))
