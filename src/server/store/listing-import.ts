import { randomBytes } from "node:crypto"
import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"
import { type ListingDatabase, type ListingTable, listingTables } from "./listing-database.ts"
import { importCommand, importTable, type ListingRow, pagesOf } from "./listings.ts"

const createTables = async ({ query, hasTable }: ListingDatabase) => {
  for (const table of listingTables)
    if (!(await hasTable(table)))
      await query(
        `create table ${table} (market text not null, id text not null, fields text not null, primary key (market, id))`,
      )
  if (!(await hasTable(importTable)))
    await query(`create table ${importTable} (market text primary key, importing text)`)
}

/** Creates missing tables, and begins an import of a market, which no build reads before `end`. */
export const beginImport = async (database: ListingDatabase, market: MarketName) => {
  const { query } = database
  const importing = `${new Date().toISOString()} (${randomBytes(3).toString("hex")})`
  const isCurrent = `exists (select 1 from ${importTable} where market = $1 and importing = $2)`
  /** @returns the number of rows that the statement, which ends in `returning`, has changed */
  const change = async (statement: string, values: readonly string[] = []) =>
    (await query(statement, [market, importing, ...values])).length
  const requireCurrent = (holds: boolean) => {
    if (!holds)
      throw new PlainError(
        `Another import of "${market}" has begun meanwhile, so this one has ended: wait for that, then run ${importCommand(market)}.`,
      )
  }
  await createTables(database)
  await change(
    `insert into ${importTable} (market, importing) values ($1, $2)
     on conflict (market) do update set importing = excluded.importing returning market`,
  )
  return {
    write: async (table: ListingTable, rows: readonly ListingRow[]): Promise<void> => {
      const places = rows.map((_, index) => `(cast($${2 * index + 3} as text), cast($${2 * index + 4} as text))`)
      const written = await change(
        `insert into ${table} (market, id, fields)
         select cast($1 as text), column1, column2 from (values ${places.join(", ")}) as given where ${isCurrent}
         on conflict (market, id) do update set fields = excluded.fields returning id`,
        rows.flatMap(({ id, fields }) => [id, fields]),
      )
      requireCurrent(written === rows.length)
    },
    /** Deletes all rows of the table but those with these ids. */
    deleteOthers: async (table: ListingTable, ids: ReadonlySet<string>): Promise<number> => {
      let count = 0
      for await (const page of pagesOf(query, table, market, "id")) {
        const others = page.map(({ id }) => String(id)).filter((id) => !ids.has(id))
        if (others.length === 0) continue
        const places = others.map((_, index) => `$${index + 3}`)
        const deleted = await change(
          `delete from ${table} where market = $1 and id in (${places.join(", ")}) and ${isCurrent} returning id`,
          others,
        )
        requireCurrent(deleted === others.length)
        count += deleted
      }
      return count
    },
    end: async (): Promise<void> =>
      requireCurrent(
        (await change(
          `update ${importTable} set importing = null where market = $1 and importing = $2 returning market`,
        )) === 1,
      ),
  }
}
