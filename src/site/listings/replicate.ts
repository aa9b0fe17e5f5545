import { PlainError } from "../../domain/plain-error.ts"
import { listingsVariable, listingTables } from "../../server/store/listing-tables.ts"
import type { ByTable, Listings } from "../../server/store/listings.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { Snapshot } from "./snapshot.ts"

/** Maximum number of readings; each after the first reads only what changed during the one before. */
const maxAttempts = 5

/** Copies rows that have changed since these moments, or all rows. */
const copyChangedRows = async (market: MarketName, listings: Listings, snapshot: Snapshot, moments?: ByTable) => {
  let count = 0
  for (const table of listingTables)
    for await (const rows of listings.pages(table, market, moments?.[table])) {
      snapshot.put(table, rows)
      count += rows.length
    }
  return count
}

/** Copies rows whose version differs from the snapshot's, and drops rows that no longer exist. */
const copyDifferentRows = async (market: MarketName, listings: Listings, snapshot: Snapshot) => {
  let count = 0
  for (const table of listingTables) {
    const removedIds = snapshot.ids(table)
    for await (const versions of listings.versions(table, market)) {
      for (const { id } of versions) removedIds.delete(id)
      const differentVersions = versions.filter(({ id, version }) => snapshot.version(table, id) !== version)
      if (differentVersions.length === 0) continue
      const rows = await listings.rows(
        table,
        market,
        differentVersions.map(({ id }) => id),
      )
      snapshot.put(table, rows)
      count += rows.length
    }
    snapshot.drop(table, removedIds)
  }
  return count
}

/**
 * Updates a snapshot with what has changed in the database, or leaves it unchanged on failure; see README.md.
 * @returns the number of rows read
 * @throws PlainError if the database cannot be read or changes during every reading
 */
export const replicate = async (market: MarketName, listings: Listings, snapshot: Snapshot): Promise<number> => {
  let { moments } = snapshot
  let state = await listings.stateOf(market)
  if (state.mark === snapshot.mark) return 0
  snapshot.begin()
  let hasMissedRows = false
  let count = 0
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    count += hasMissedRows
      ? await copyDifferentRows(market, listings, snapshot)
      : await copyChangedRows(market, listings, snapshot, moments)
    const newState = await listings.stateOf(market)
    const sums = snapshot.sums()
    const isSame = newState.mark === state.mark
    if (isSame && listingTables.every((table) => sums[table] === newState.sums[table])) {
      snapshot.commit(newState)
      return count
    }
    hasMissedRows = isSame
    moments = state.moments
    state = newState
  }
  throw new PlainError(
    `The listings of "${market}" in the database of ${listingsVariable} were changed each time while they were read (${maxAttempts} times): build when less is written.`,
  )
}
