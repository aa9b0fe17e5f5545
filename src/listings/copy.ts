import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import type { ListingTable } from "../server/store/listing-database.ts"
import type { ListingRow } from "../server/store/listings.ts"
import type { ListingFolder, ListingSource } from "../site/records/files.ts"
import { rowPlace } from "../site/records/problems.ts"
import type { MarketName } from "../spec/markets.ts"

// Avoids an import, because Parcel 2.8, which Gatsby bundles this with, strips "node:", and "sqlite" does not exist.
const { DatabaseSync } = process.getBuiltinModule("node:sqlite")

export const tables: Readonly<Record<ListingFolder, ListingTable>> = {
  areas: "listing_area",
  houses: "listing_house",
  listings: "listing_home",
}

/** Path of a market's copy, among the build caches, so that a build from nothing deletes it too. */
export const copyFile = (market: MarketName, cacheFolder = ".markets"): string =>
  join(cacheFolder, market, "listings.sqlite")

/** Writes a new copy, which replaces the previous one if the work succeeds. */
export const writeCopy = async (
  file: string,
  work: (put: (table: ListingTable, rows: readonly ListingRow[]) => void) => Promise<void>,
): Promise<void> => {
  const newFile = `${file}.new`
  mkdirSync(dirname(file), { recursive: true })
  rmSync(newFile, { force: true })
  const database = new DatabaseSync(newFile)
  try {
    // Large pages waste less disk space, because each holds several records; a file that is incomplete is never read.
    database.exec(`
      pragma page_size = 16384; pragma journal_mode = off; pragma synchronous = off;
      create table record (place text, id text, text text not null, primary key (place, id));
      begin;`)
    const insert = database.prepare("insert into record values (?, ?, ?)")
    await work((table, rows) => {
      for (const { id, fields } of rows) insert.run(table, id, fields)
    })
    database.exec("commit")
  } finally {
    database.close()
  }
  renameSync(newFile, file)
}

/** Listings of the copy, one record at a time. */
export const listingsOfCopy = (market: MarketName, file = copyFile(market)): ListingSource => ({
  records: function* (folder) {
    if (!existsSync(file))
      throw new PlainError(`${file} is missing: build with npm run build, which reads the listings.`)
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const rows = database.prepare("select id, text from record where place = ? order by id")
      yield* rows.iterate(tables[folder]) as Iterable<{ id: string; text: string }>
    } finally {
      database.close()
    }
  },
  placeOf: (folder, id) => rowPlace(tables[folder], market, id),
})
