import type { DatabaseSync } from "node:sqlite"
import type { SqliteFile } from "./sqlite-file.ts"
import { inTransaction } from "./sqlite-transaction.ts"

/**
 * Next step after rows are deleted. The database keeps it in `user_version`, so that another process can finish; the
 * value only grows, and its remainder by three is the step.
 */
const steps = { nothing: 0, vacuum: 1, log: 2 } as const

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare("pragma user_version").get()?.user_version ?? 0)

/** Moves on to the next version, unless another deletion changed the version meanwhile. */
const advance = (database: DatabaseSync, nextVersion: (version: number) => number, from?: number): void =>
  inTransaction(database, () => {
    const version = versionOf(database)
    if (from === undefined || version === from) database.exec(`pragma user_version = ${nextVersion(version)}`)
  })

/** Records, before rows are deleted, that they must leave the disk too. */
export const markPurgeDue = ({ use }: SqliteFile): void =>
  use((database) => advance(database, (version) => version - (version % 3) + (version % 3 === steps.nothing ? 1 : 4)))

/** The error that SQLite gives if another connection locks the file. */
const lockedError = () => Object.assign(new Error("database is locked"), { errcode: 5 })

export const isPurgeDue = ({ use }: SqliteFile): boolean => use((database) => versionOf(database) % 3 !== steps.nothing)

const truncateLog = (database: DatabaseSync): void => {
  if (database.prepare("pragma wal_checkpoint(truncate)").get()?.busy !== 0) throw lockedError()
}

/**
 * Removes all traces of deleted rows; if none are due, it only reads. `secure_delete` misses rows that SQLite once
 * moved between pages, so `vacuum` rewrites the file, and a checkpoint truncates the log, which has the old pages.
 */
export const purge = ({ use }: SqliteFile): void =>
  use((database) => {
    const version = versionOf(database)
    const next = (from: number) => advance(database, () => from + 1, from)
    if (version % 3 === steps.vacuum) {
      // While a reader keeps the log from being truncated, each rewrite would add the whole file to it.
      truncateLog(database)
      database.exec("vacuum")
      next(version)
    }
    const vacuumed = versionOf(database)
    if (vacuumed % 3 === steps.vacuum) throw lockedError()
    if (vacuumed % 3 !== steps.log) return
    truncateLog(database)
    next(vacuumed)
  })
