import { createHash } from "node:crypto"
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import type { DatabaseSync as SqliteFile } from "node:sqlite"
import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"
import { type ListingTable, listingTables } from "../../store/listing-tables.ts"
import type { ListingRow, MarketState, OfTables } from "../../store/listings.ts"
import { rowPlace } from "../problems.ts"
import type { ListingFolder, ListingSource } from "../records.ts"

// Gatsby bundles this with Parcel 2.8, which would take "node:" off the name, and there is no built-in "sqlite".
const { DatabaseSync } = process.getBuiltinModule("node:sqlite")

/** Another number for another form: a file of an earlier one is begun anew. */
const form = 1

export const tables: Readonly<Record<ListingFolder, ListingTable>> = {
  areas: "listing_area",
  houses: "listing_house",
  listings: "listing_home",
}

/** What was read of a market's database, and how far: the last reading that was whole. */
export type Snapshot = {
  /** Undefined before the first reading. */
  readonly mark: string | undefined
  readonly moments: OfTables | undefined
  readonly begin: () => void
  readonly put: (table: ListingTable, rows: readonly ListingRow[]) => void
  readonly ids: (table: ListingTable) => Set<string>
  readonly version: (table: ListingTable, id: string) => number | undefined
  readonly drop: (table: ListingTable, ids: Iterable<string>) => void
  readonly sums: () => OfTables
  /** Until then all that was put and dropped is as if it had not been. */
  readonly keep: (state: MarketState) => void
  readonly close: () => void
}

/** Where a market's snapshot is, beside the caches of its builds; a build from nothing takes it away with them. */
export const snapshotFile = (market: MarketName, shelf = ".markets"): string => join(shelf, market, "listings.sqlite")

/** Which database it is, with nothing of who asks it. */
const originOf = (url: string): string => {
  const { host, pathname, searchParams } = new URL(url)
  return createHash("sha256")
    .update([host, pathname, searchParams.get("options") ?? ""].join("\n"))
    .digest("hex")
}

const opened = (file: string, origin: string): SqliteFile => {
  const database = new DatabaseSync(file)
  try {
    const { user_version: found } = database.prepare("pragma user_version").get() ?? {}
    if (found === form && database.prepare("select value from reading where name = 'origin'").get()?.value === origin)
      return database
  } catch {
    // Not a snapshot, or no longer: as if there were none.
  }
  database.close()
  rmSync(file, { force: true })
  rmSync(`${file}-journal`, { force: true })
  const made = new DatabaseSync(file)
  // Pages that hold several records each waste less of the disk.
  made.exec(`
    pragma page_size = 16384;
    create table record (place text, id text, version integer not null, fields text, primary key (place, id));
    create table reading (name text primary key, value text not null);
    pragma user_version = ${form};`)
  made.prepare("insert into reading values ('origin', ?)").run(origin)
  return made
}

/** Opens what was read of this database before, or begins anew where that was another database, or cannot be read. */
export const openSnapshot = (file: string, url: string): Snapshot => {
  mkdirSync(dirname(file), { recursive: true })
  const database = opened(file, originOf(url))
  const value = (name: string) =>
    database.prepare("select value from reading where name = ?").get(name)?.value as string | undefined
  const moments = value("moments")
  const put = database.prepare("insert or replace into record values (?, ?, ?, ?)")
  const drop = database.prepare("delete from record where place = ? and id = ?")
  const version = database.prepare("select version from record where place = ? and id = ?")
  const ids = database.prepare("select id from record where place = ?")
  const sums = database.prepare(
    "select count(*) || '/' || coalesce(sum(version), 0) as sums from record where place = ?",
  )
  const keep = database.prepare("insert or replace into reading values (?, ?)")
  return {
    mark: value("mark"),
    moments: moments === undefined ? undefined : (JSON.parse(moments) as OfTables),
    begin: () => database.exec("begin immediate"),
    put: (table, rows) => {
      for (const { id, version, fields } of rows) put.run(table, id, version, fields)
    },
    ids: (table) => new Set(ids.all(table).map(({ id }) => String(id))),
    version: (table, id) => version.get(table, id)?.version as number | undefined,
    drop: (table, gone) => {
      for (const id of gone) drop.run(table, id)
    },
    sums: () => Object.fromEntries(listingTables.map((table) => [table, sums.get(table)?.sums])) as OfTables,
    keep: ({ mark, moments }) => {
      keep.run("mark", mark)
      keep.run("moments", JSON.stringify(moments))
      database.exec("commit")
    },
    close: () => database.close(),
  }
}

/** The listings as they were last read from the database, a record at a time. */
export const listingsOfSnapshot = (market: MarketName, file = snapshotFile(market)): ListingSource => ({
  records: function* (folder) {
    if (!existsSync(file))
      throw new PlainError(`${file} is missing: build with npm run build, which reads the listings.`)
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const rows = database.prepare(
        "select id, fields as text from record where place = ? and fields is not null order by id",
      )
      yield* rows.iterate(tables[folder]) as Iterable<{ id: string; text: string }>
    } finally {
      database.close()
    }
  },
  placeOf: (folder, id) => rowPlace(tables[folder], market, id),
})
