import { createHash, randomBytes } from "node:crypto"
import type { Listings } from "../../server/store/listings.ts"
import type { MarketName } from "../../spec/markets.ts"
import { type ListingFolder, listingFiles, listingFolders } from "../records/files.ts"
import { readContent } from "../records/read-content.ts"
import { tables } from "./snapshot.ts"

export type ImportCounts = { added: number; changed: number; removed: number; unchanged: number }

/** Rows per statement, because distributed engines limit what one statement may change. */
const batchSize = 100

type Record = { readonly id: string; readonly fields: string | null }

/** Hash kept instead of the text, so that memory does not hold a whole market. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64")

const batchWriter = (write: (batch: readonly Record[]) => Promise<void>) => {
  let batch: Record[] = []
  const flush = async () => {
    if (batch.length > 0) await write(batch)
    batch = []
  }
  const add = async (record: Record) => {
    batch.push(record)
    if (batch.length === batchSize) await flush()
  }
  return { add, flush }
}

/**
 * Updates the database from the files, writing changed rows only, so that the next build reads only those.
 * The market is unreadable until an import has ended; after a crash, run it again.
 * @throws ContentError before writing anything, if a build from these files would fail
 */
export const importListings = async (market: MarketName, listings: Listings, root: string): Promise<ImportCounts> => {
  readContent(market, root)
  const source = listingFiles(market, root)
  const count: ImportCounts = { added: 0, changed: 0, removed: 0, unchanged: 0 }
  const importId = `${new Date().toISOString()} (${randomBytes(3).toString("hex")})`

  const importFolder = async (folder: ListingFolder) => {
    const { add, flush } = batchWriter((batch) => listings.write(tables[folder], market, importId, batch))
    const storedHashes = new Map<string, string | null>()
    for await (const rows of listings.pages(tables[folder], market))
      for (const { id, fields } of rows) storedHashes.set(id, fields === null ? null : hashOf(fields))
    for (const { id, text } of source.records(folder)) {
      const fields = JSON.stringify(JSON.parse(text))
      const previousHash = storedHashes.get(id) ?? null
      storedHashes.delete(id)
      if (previousHash === hashOf(fields)) {
        count.unchanged++
        continue
      }
      count[previousHash === null ? "added" : "changed"]++
      await add({ id, fields })
    }
    for (const [id, hash] of storedHashes)
      if (hash !== null) {
        count.removed++
        await add({ id, fields: null })
      }
    await flush()
  }

  await listings.begin(market, importId)
  for (const folder of listingFolders) await importFolder(folder)
  await listings.end(market, importId)
  return count
}
