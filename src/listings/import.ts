import type { ListingDatabase } from "../server/store/listing-database.ts"
import { beginImport } from "../server/store/listing-import.ts"
import { type ListingRow, pageSize } from "../server/store/listings.ts"
import { pathsUnder } from "../site/records/content-path.ts"
import { listingFiles, listingFolders, type RecordText } from "../site/records/files.ts"
import { readContent } from "../site/records/read-content.ts"
import type { MarketName } from "../spec/markets.ts"
import { tables } from "./copy.ts"

export type ImportCounts = { written: number; removed: number }

function* batchesOf(records: Iterable<RecordText>): Generator<readonly ListingRow[]> {
  let batch: ListingRow[] = []
  for (const { id, text } of records) {
    batch.push({ id, fields: JSON.stringify(JSON.parse(text)) })
    if (batch.length < pageSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Makes a market of the database the same as the files. No build reads it before the import ends; after a crash, run
 * it again.
 * @throws ContentError before writing anything, if a build from these files would fail
 */
export const importListings = async (
  market: MarketName,
  database: ListingDatabase,
  root: string,
): Promise<ImportCounts> => {
  readContent(market, root)
  const source = listingFiles(market, pathsUnder(root))
  const count: ImportCounts = { written: 0, removed: 0 }
  const { write, deleteOthers, end } = await beginImport(database, market)
  for (const folder of listingFolders) {
    const ids = new Set<string>()
    for (const rows of batchesOf(source.records(folder))) {
      await write(tables[folder], rows)
      for (const { id } of rows) ids.add(id)
    }
    count.written += ids.size
    count.removed += await deleteOthers(tables[folder], ids)
  }
  await end()
  return count
}
