import type { DatabaseSync } from "node:sqlite"
import type { SqliteFile } from "./sqlite-file.ts"

/**
 * What is still to be done after rows were deleted, kept in the database itself (`user_version`) so that a process that ends
 * before it has done it leaves it to the next. It only grows: its remainder by three says which step comes next.
 */
const steps = { nothing: 0, vacuum: 1, log: 2 } as const

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare("pragma user_version").get()?.user_version ?? 0)

/** Goes on from one version to another, unless somebody has deleted more meanwhile. */
const advance = (database: DatabaseSync, nextOf: (version: number) => number, from?: number): void => {
  database.exec("begin immediate")
  try {
    const version = versionOf(database)
    if (from === undefined || version === from) database.exec(`pragma user_version = ${nextOf(version)}`)
    database.exec("commit")
  } catch (error) {
    if (database.isTransaction) database.exec("rollback")
    throw error
  }
}

/** Notes, before rows are deleted, that the disk has to be cleaned of them. */
export const owePurge = ({ use }: SqliteFile): void =>
  use((database) => advance(database, (version) => version - (version % 3) + (version % 3 === steps.nothing ? 1 : 4)))

/** An error as SQLite itself gives it for a file that another connection holds. */
const locked = () => Object.assign(new Error("database is locked"), { errcode: 5 })

/**
 * Does what is still to be done so that nothing of deleted rows is on the disk; where that is nothing, the file is only read.
 * `secure_delete` misses what was once moved between pages: only a file that is written anew has nothing of it. The log
 * beside the file holds what was there before, until it is taken in and cut.
 */
export const purge = ({ use }: SqliteFile): void =>
  use((database) => {
    const version = versionOf(database)
    const next = (from: number) => advance(database, () => from + 1, from)
    if (version % 3 === steps.vacuum) {
      database.exec("vacuum")
      next(version)
    }
    const vacuumed = versionOf(database)
    if (vacuumed % 3 === steps.vacuum) throw locked()
    if (vacuumed % 3 !== steps.log) return
    if (database.prepare("pragma wal_checkpoint(truncate)").get()?.busy !== 0) throw locked()
    next(vacuumed)
  })
