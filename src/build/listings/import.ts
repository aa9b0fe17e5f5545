import { createHash, randomBytes } from "node:crypto"
import type { MarketName } from "../../spec/markets.ts"
import type { Listings } from "../../store/listings.ts"
import { readContent } from "../content.ts"
import { type ListingFolder, listingFiles, listingFolders } from "../records.ts"
import { tables } from "./snapshot.ts"

export type Imported = { added: number; changed: number; removed: number; unchanged: number }

/** Rows written at once: distributed engines limit what one statement may change. */
const batchSize = 100

type Record = { readonly id: string; readonly fields: string | null }

/** In the place of a text, so that no market is held in memory. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64")

const inBatches = (write: (batch: readonly Record[]) => Promise<void>) => {
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
 * Makes the database have what the files have: only what differs is written, so that the next build asks for nothing else.
 * From the first row to the last nobody can read the market; where this dies in between, not until it was run again.
 * @throws ContentError, before anything is written, where a build from these files would stop
 */
export const importListings = async (market: MarketName, listings: Listings, root: string): Promise<Imported> => {
  readContent(market, root)
  const source = listingFiles(market, root)
  const count: Imported = { added: 0, changed: 0, removed: 0, unchanged: 0 }
  const importing = `${new Date().toISOString()} (${randomBytes(3).toString("hex")})`

  const importFolder = async (folder: ListingFolder) => {
    const { add, flush } = inBatches((batch) => listings.write(tables[folder], market, importing, batch))
    const kept = new Map<string, string | null>()
    for await (const rows of listings.pages(tables[folder], market))
      for (const { id, fields } of rows) kept.set(id, fields === null ? null : hashOf(fields))
    for (const { id, text } of source.records(folder)) {
      const fields = JSON.stringify(JSON.parse(text))
      const before = kept.get(id) ?? null
      kept.delete(id)
      if (before === hashOf(fields)) {
        count.unchanged++
        continue
      }
      count[before === null ? "added" : "changed"]++
      await add({ id, fields })
    }
    for (const [id, before] of kept)
      if (before !== null) {
        count.removed++
        await add({ id, fields: null })
      }
    await flush()
  }

  await listings.begin(market, importing)
  for (const folder of listingFolders) await importFolder(folder)
  await listings.end(market, importing)
  return count
}
