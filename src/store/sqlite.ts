import { closeSync, mkdirSync, openSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { PlainError } from "../domain/plain-error.ts"
import type { Database, Row, Value } from "./sql-leads.ts"

/** Milliseconds to wait while another process writes. */
const patience = 5000

/** SQLite's result codes for a file that another process holds just now. */
const busy = [5, 6]
const isBusy = (error: unknown): boolean => busy.includes(Number((error as { errcode?: number }).errcode) & 0xff)

const opened = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Contact requests are for nobody else on the machine; SQLite's own files beside it get the same mode.
  closeSync(openSync(file, "a", 0o600))
  const database = new DatabaseSync(file, { timeout: patience })
  try {
    database.exec("pragma synchronous = full; pragma secure_delete = on; pragma journal_mode = wal")
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/**
 * A database in one file, built into Node. What a statement has written is on the disk when it resolves (WAL, full
 * synchronisation).
 * @throws PlainError where there can be no database in the file
 */
export const openSqlite = (file: string): Database => {
  let database: DatabaseSync | undefined
  const giveUp = Date.now() + patience
  while (!database)
    try {
      database = opened(file)
    } catch (error) {
      // Of processes that open a new file at once, SQLite lets one switch it to WAL, and the others do not wait for it.
      if (!isBusy(error) || Date.now() > giveUp)
        throw new PlainError(
          `LEADS_FILE is "${file}", where contact requests cannot be kept (${(error as Error).message}): name an SQLite file, or a new one in a folder that can be written to.`,
        )
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  const connection = database
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>()
  return {
    query: async (statement, values = []) => {
      const prepared = statements.get(statement) ?? connection.prepare(statement)
      statements.set(statement, prepared)
      const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
      return prepared.all(named as Record<string, Value>) as Row[]
    },
    purge: async () => {
      try {
        // `secure_delete` misses what was once moved between pages: only a file that is written anew has nothing of it. The log
        // beside the file holds what was there before, until it is taken in and cut.
        connection.exec("vacuum")
        const log = connection.prepare("pragma wal_checkpoint(truncate)").get()
        if (log?.busy !== 0) throw new Error("database is locked")
      } catch (error) {
        throw new PlainError(
          `LEADS_FILE is "${file}", from whose disk what was deleted could not be taken (${(error as Error).message}): end what else has the file open, or free as much space as it takes, and delete the same once more.`,
        )
      }
    },
    close: async () => connection.close(),
  }
}
