import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Row, Statement, Value } from "./database.ts"
import { inTransaction } from "./sqlite-transaction.ts"

/** Files of a database in WAL mode: the database, its log and the index of the log. */
const suffixes = ["", "-wal", "-shm"]

/** Identifies the files at the paths: an open file keeps its inode, so a replacement has another. */
const identityOf = (file: string): string =>
  suffixes
    .map((suffix) => statSync(file + suffix, { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.dev}:${stats.ino}` : "none"))
    .join()

/** Creates the file and its folders if they are missing, and closes them to other users of the machine. */
const prepare = (file: string, warn: (sentence: string) => void): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (!statSync(file, { throwIfNoEntry: false })) closeSync(openSync(file, "a", 0o600))
  for (const suffix of suffixes) {
    const stats = statSync(file + suffix, { throwIfNoEntry: false })
    if (!stats?.isFile() || (stats.mode & 0o077) === 0) continue
    try {
      chmodSync(file + suffix, 0o600)
    } catch {
      warn(`LEADS_FILE is "${file}", which other users of this machine can read: run chmod 600 on it as its owner.`)
    }
  }
}

/** A connection and the identity of the files that it has open. */
type Connection = {
  readonly database: DatabaseSync
  readonly identity: string
  readonly statements: Map<string, ReturnType<DatabaseSync["prepare"]>>
}

const connect = (file: string, warn: (sentence: string) => void): Connection => {
  prepare(file, warn)
  // SQLite itself never waits for a lock: the worker retries, and does other work meanwhile.
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec("pragma synchronous = full; pragma secure_delete = on; pragma journal_mode = wal")
    // The first read opens the log and its index, so that the identity includes them.
    database.prepare("select count(*) from sqlite_schema").get()
    return { database, identity: identityOf(file), statements: new Map() }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Each method makes one attempt; the caller retries if another program locks the file. */
export type SqliteFile = {
  readonly query: (statement: string, values: readonly Value[]) => readonly Row[]
  /** Runs statements in one transaction and returns the rows of each. */
  readonly transaction: (statements: readonly Statement[]) => readonly (readonly Row[])[]
  /** Runs work on a connection to the files that are now at the path. */
  readonly use: <Result>(work: (database: DatabaseSync) => Result) => Result
  /** Closes the connection; the next use opens the file again. */
  readonly close: () => void
}

const rowsOf = ({ database, statements }: Connection, statement: string, values: readonly Value[]): readonly Row[] => {
  const prepared = statements.get(statement) ?? database.prepare(statement)
  statements.set(statement, prepared)
  const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
  return prepared.all(named as Record<string, Value>) as Row[]
}

/** @param warn receives sentences for the operator */
export const sqliteFile = (file: string, warn: (sentence: string) => void): SqliteFile => {
  let current: Connection | undefined
  const close = () => {
    const last = current
    current = undefined
    last?.database.close()
  }
  /** Checkpoints a moved file before closing it: its log may have another name by now, and its rows would be lost. */
  const closeMovedFile = () => {
    warn(
      `LEADS_FILE is "${file}", which was moved, removed or replaced while it was open: contact requests are now kept in the file that is there now, and those from before are in the one that was taken away.`,
    )
    try {
      current?.database.exec("pragma wal_checkpoint(truncate)")
    } catch {
      // The disk of the file may be gone.
    }
    close()
  }
  const currentConnection = (): Connection => {
    if (current && current.identity !== identityOf(file)) closeMovedFile()
    current ??= connect(file, warn)
    return current
  }
  const withConnection = <Result>(work: (connection: Connection) => Result): Result => {
    for (;;) {
      const connection = currentConnection()
      const result = work(connection)
      // Repeats a write during which the file was replaced, so that the new file has it too.
      if (connection.identity === identityOf(file)) return result
    }
  }
  return {
    query: (statement, values) => withConnection((connection) => rowsOf(connection, statement, values)),
    transaction: (all) =>
      withConnection((connection) =>
        inTransaction(connection.database, () =>
          all.map(({ statement, values }) => rowsOf(connection, statement, values)),
        ),
      ),
    use: (work) => withConnection(({ database }) => work(database)),
    close,
  }
}
