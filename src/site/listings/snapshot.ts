import { createHash } from "node:crypto"
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import type { DatabaseSync as SqliteFile } from "node:sqlite"
import { PlainError } from "../../domain/plain-error.ts"
import { type ListingTable, listingTables } from "../../server/store/listing-tables.ts"
import type { ByTable, ListingRow, MarketState } from "../../server/store/listings.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { ListingFolder, ListingSource } from "../records/files.ts"
import { rowPlace } from "../records/problems.ts"

// Avoids an import, because Parcel 2.8, which Gatsby bundles this with, strips "node:", and "sqlite" does not exist.
const { DatabaseSync } = process.getBuiltinModule("node:sqlite")

/** Version of the file format; a file of another version is replaced. */
const formatVersion = 1

export const tables: Readonly<Record<ListingFolder, ListingTable>> = {
  areas: "listing_area",
  houses: "listing_house",
  listings: "listing_home",
}

/** Copy of a market's database, as of the last complete reading. */
export type Snapshot = {
  /** Undefined before the first reading. */
  readonly mark: string | undefined
  readonly moments: ByTable | undefined
  readonly begin: () => void
  readonly put: (table: ListingTable, rows: readonly ListingRow[]) => void
  readonly ids: (table: ListingTable) => Set<string>
  readonly version: (table: ListingTable, id: string) => number | undefined
  readonly drop: (table: ListingTable, ids: Iterable<string>) => void
  readonly sums: () => ByTable
  /** Commits all changes since `begin`; without it they are rolled back. */
  readonly commit: (state: MarketState) => void
  readonly close: () => void
}

/** Path of a market's snapshot, among the build caches, so that a build from nothing deletes it too. */
export const snapshotFile = (market: MarketName, cacheFolder = ".markets"): string =>
  join(cacheFolder, market, "listings.sqlite")

/** Hash that identifies the database, without user and password. */
const originOf = (url: string): string => {
  const { host, pathname, searchParams } = new URL(url)
  return createHash("sha256")
    .update([host, pathname, searchParams.get("options") ?? ""].join("\n"))
    .digest("hex")
}

const openDatabase = (file: string, origin: string): SqliteFile => {
  const database = new DatabaseSync(file)
  try {
    const { user_version: fileVersion } = database.prepare("pragma user_version").get() ?? {}
    if (
      fileVersion === formatVersion &&
      database.prepare("select value from reading where name = 'origin'").get()?.value === origin
    )
      return database
  } catch {
    // The file is not a readable snapshot, so a new one replaces it.
  }
  database.close()
  rmSync(file, { force: true })
  rmSync(`${file}-journal`, { force: true })
  const newDatabase = new DatabaseSync(file)
  // Large pages waste less disk space, because each holds several records.
  newDatabase.exec(`
    pragma page_size = 16384;
    create table record (place text, id text, version integer not null, fields text, primary key (place, id));
    create table reading (name text primary key, value text not null);
    pragma user_version = ${formatVersion};`)
  newDatabase.prepare("insert into reading values ('origin', ?)").run(origin)
  return newDatabase
}

/** Opens the snapshot of this database, or creates one if the file belongs to another database or is unreadable. */
export const openSnapshot = (file: string, url: string): Snapshot => {
  mkdirSync(dirname(file), { recursive: true })
  const database = openDatabase(file, originOf(url))
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
  const setValue = database.prepare("insert or replace into reading values (?, ?)")
  return {
    mark: value("mark"),
    moments: moments === undefined ? undefined : (JSON.parse(moments) as ByTable),
    begin: () => database.exec("begin immediate"),
    put: (table, rows) => {
      for (const { id, version, fields } of rows) put.run(table, id, version, fields)
    },
    ids: (table) => new Set(ids.all(table).map(({ id }) => String(id))),
    version: (table, id) => version.get(table, id)?.version as number | undefined,
    drop: (table, removedIds) => {
      for (const id of removedIds) drop.run(table, id)
    },
    sums: () => Object.fromEntries(listingTables.map((table) => [table, sums.get(table)?.sums])) as ByTable,
    commit: ({ mark, moments }) => {
      setValue.run("mark", mark)
      setValue.run("moments", JSON.stringify(moments))
      database.exec("commit")
    },
    close: () => database.close(),
  }
}

/** Listings of the snapshot, one record at a time. */
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
