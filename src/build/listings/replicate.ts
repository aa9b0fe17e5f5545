import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"
import { listingsVariable, listingTables } from "../../store/listing-tables.ts"
import type { Listings, OfTables } from "../../store/listings.ts"
import type { Snapshot } from "./snapshot.ts"

/** Each but the first asks only for what came during the one before. */
const attempts = 5

/** Takes over the rows that were changed after these moments, or all of them. */
const takeChanged = async (market: MarketName, listings: Listings, snapshot: Snapshot, moments?: OfTables) => {
  let count = 0
  for (const table of listingTables)
    for await (const rows of listings.pages(table, market, moments?.[table])) {
      snapshot.put(table, rows)
      count += rows.length
    }
  return count
}

/** Takes over the rows that are of another version than here, and drops those that are no more. */
const takeDifferent = async (market: MarketName, listings: Listings, snapshot: Snapshot) => {
  let count = 0
  for (const table of listingTables) {
    const gone = snapshot.ids(table)
    for await (const versions of listings.versions(table, market)) {
      for (const { id } of versions) gone.delete(id)
      const different = versions.filter(({ id, version }) => snapshot.version(table, id) !== version)
      if (different.length === 0) continue
      const rows = await listings.rows(
        table,
        market,
        different.map(({ id }) => id),
      )
      snapshot.put(table, rows)
      count += rows.length
    }
    snapshot.drop(table, gone)
  }
  return count
}

/**
 * Brings a snapshot up to what the database has, asking only for what has changed, and leaves it as it was where that fails.
 *
 * No clock is trusted to have missed nothing: a row that is committed late has a time that has been asked for already, and one page
 * of rows may be older than the next. So it ends only where the database's mark has not changed since before the reading, and the
 * sums of the snapshot are the database's (`listing-tables.ts` says why they then have the same rows). Where nothing was
 * written meanwhile and yet they are not, versions are compared one by one. This takes no transaction over several statements, and so
 * none of the isolation levels that engines offer in different kinds.
 * @returns how many rows it asked for
 * @throws PlainError where the database cannot be read, or never stays the same for as long as a reading takes
 */
export const replicate = async (market: MarketName, listings: Listings, snapshot: Snapshot): Promise<number> => {
  let { moments } = snapshot
  let state = await listings.stateOf(market)
  if (state.mark === snapshot.mark) return 0
  snapshot.begin()
  let isMissing = false
  let count = 0
  for (let attempt = 1; attempt <= attempts; attempt++) {
    count += isMissing
      ? await takeDifferent(market, listings, snapshot)
      : await takeChanged(market, listings, snapshot, moments)
    const after = await listings.stateOf(market)
    const sums = snapshot.sums()
    const isSame = after.mark === state.mark
    if (isSame && listingTables.every((table) => sums[table] === after.sums[table])) {
      snapshot.keep(after)
      return count
    }
    isMissing = isSame
    moments = state.moments
    state = after
  }
  throw new PlainError(
    `The listings of "${market}" in the database of ${listingsVariable} were changed each time while they were read (${attempts} times): build when less is written.`,
  )
}
