import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { Database, Row, Value } from "./database.ts"
import { type ListingTable, listingMigrations, listingsVariable, listingTables } from "./listing-tables.ts"
import { openPostgres } from "./postgres.ts"
import { migrate } from "./schema.ts"

export type ListingVersion = { readonly id: string; readonly version: number }
/** A row without fields is a deleted record. */
export type ListingRow = ListingVersion & { readonly fields: string | null }
export type ListingFields = Pick<ListingRow, "id" | "fields">

export type ByTable = Readonly<Record<ListingTable, string>>

/** State of a market in the database at one moment. */
export type MarketState = {
  /** Number of rows and sum of their versions, joined by a slash. */
  readonly sums: ByTable
  /** Time of the newest change, or now if that is in the future. */
  readonly moments: ByTable
  /** Differs after each change to the market. */
  readonly mark: string
}

export type Listings = {
  /** @throws PlainError if the market was never filled or is being filled */
  readonly stateOf: (market: MarketName) => Promise<MarketState>
  /** Yields the rows that changed after a moment, or all rows, page by page. */
  readonly pages: (table: ListingTable, market: MarketName, moment?: string) => AsyncIterable<readonly ListingRow[]>
  /** Yields the id and version of each row, page by page. */
  readonly versions: (table: ListingTable, market: MarketName) => AsyncIterable<readonly ListingVersion[]>
  /** Reads rows by their ids, one page at most. */
  readonly rows: (table: ListingTable, market: MarketName, ids: readonly string[]) => Promise<readonly ListingRow[]>
  /** Begins to fill a market, which nobody can read before `end`. */
  readonly begin: (market: MarketName, importing: string) => Promise<void>
  /** Raises the version of each row, even if its fields are the same; without fields the record is deleted. */
  readonly write: (
    table: ListingTable,
    market: MarketName,
    importing: string,
    records: readonly ListingFields[],
  ) => Promise<void>
  readonly end: (market: MarketName, importing: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Timeout (ms), longer than for contact requests, because no visitor waits for a build. */
const answerTimeoutMs = 20_000

export const pageSize = 500

const importCommand = (market: MarketName) => `npm run listings:import -- ${market}`

const plainError = (error: unknown): unknown => {
  if (error instanceof PlainError) return error
  const { code, message } = error as { code?: unknown; message: string }
  if (code === "42P01" || code === "42703")
    return new PlainError(
      `The database of ${listingsVariable} has no tables of listings, or not as they are now: fill it with npm run listings:import.`,
    )
  return new PlainError(`The listings in the database of ${listingsVariable} cannot be used: ${message}.`)
}

/** One statement reads all tables at one moment; `least` keeps a row dated in the future from hiding later changes. */
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

const byTable = (row: Row, column: string): ByTable =>
  Object.fromEntries(listingTables.map((table) => [table, String(row[`${table}_${column}`])])) as ByTable

const columns = "id, cast(version as text) as version"
const versionOf = ({ id, version }: Row): ListingVersion => ({ id: String(id), version: Number(version) })
const rowOf = (row: Row): ListingRow => ({ ...versionOf(row), fields: row.fields === null ? null : String(row.fields) })

export const sqlListings = (database: Database): Listings => {
  const query = async (statement: string, values: readonly Value[]): Promise<readonly Row[]> => {
    try {
      return await database.query(statement, values)
    } catch (error) {
      throw plainError(error)
    }
  }
  /** @param condition refers to `values` as `$2` and so on */
  async function* rowPages(
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
  const overtakenError = (market: MarketName) =>
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
      const sums = byTable(row, "sum")
      return { sums, moments: byTable(row, "moment"), mark: JSON.stringify([sums, byTable(row, "newest")]) }
    },
    pages: async function* (table, market, moment) {
      const condition = moment === undefined ? "" : "and updated_at > cast($2 as timestamptz)"
      for await (const rows of rowPages(
        table,
        market,
        `${columns}, fields`,
        condition,
        moment === undefined ? [] : [moment],
      ))
        yield rows.map(rowOf)
    },
    versions: async function* (table, market) {
      for await (const rows of rowPages(table, market, columns)) yield rows.map(versionOf)
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
        await migrate(database, listingMigrations)
      } catch (error) {
        throw plainError(error)
      }
      await query(
        `insert into listing_market (market, importing) values ($1, $2)
         on conflict (market) do update set importing = excluded.importing`,
        [market, importing],
      )
    },
    write: async (table, market, importing, records) => {
      const placeholders = records.map(
        (_, index) => `(cast($${index * 2 + 3} as text), cast($${index * 2 + 4} as text))`,
      )
      const writtenRows = await query(
        `insert into ${table} (market, id, fields)
         select cast($1 as text), given.id, given.fields from (values ${placeholders.join(", ")}) as given (id, fields)
         where exists (select 1 from listing_market where market = $1 and importing = $2)
         on conflict (market, id) do update
         set fields = excluded.fields, version = ${table}.version + 1, updated_at = now() returning id`,
        [market, importing, ...records.flatMap(({ id, fields }) => [id, fields])],
      )
      if (writtenRows.length < records.length) throw overtakenError(market)
    },
    end: async (market, importing) => {
      const endedRows = await query(
        "update listing_market set importing = null where market = $1 and importing = $2 returning market",
        [market, importing],
      )
      if (endedRows.length === 0) throw overtakenError(market)
    },
    close: database.close,
  }
}

/** @throws PlainError if the address is invalid */
export const openListings = (url: string): Listings => sqlListings(openPostgres(url, listingsVariable, answerTimeoutMs))
