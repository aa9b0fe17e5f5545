import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Row, Value } from "./sql-leads.ts"

/** What SQLite keeps for a database in WAL mode: the file, its log and the index of the log. */
const endings = ["", "-wal", "-shm"]

/** Which files stand at the paths now: a file that is open keeps its inode, so another one never has the same. */
const identityOf = (file: string): string =>
  endings
    .map((ending) => statSync(file + ending, { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.dev}:${stats.ino}` : "none"))
    .join()

/** Makes the file and its folders where they are missing. Contact requests are for nobody else on the machine. */
const prepare = (file: string, warn: (sentence: string) => void): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (!statSync(file, { throwIfNoEntry: false })) closeSync(openSync(file, "a", 0o600))
  for (const ending of endings) {
    const stats = statSync(file + ending, { throwIfNoEntry: false })
    if (!stats?.isFile() || (stats.mode & 0o077) === 0) continue
    try {
      chmodSync(file + ending, 0o600)
    } catch {
      warn(`LEADS_FILE is "${file}", which other users of this machine can read: run chmod 600 on it as its owner.`)
    }
  }
}

/** A connection, and which files it has open. */
type Connection = {
  readonly database: DatabaseSync
  readonly identity: string
  readonly statements: Map<string, ReturnType<DatabaseSync["prepare"]>>
}

const connect = (file: string, warn: (sentence: string) => void): Connection => {
  prepare(file, warn)
  // SQLite itself never waits for a lock: the worker tries again, and does other work meanwhile.
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec("pragma synchronous = full; pragma secure_delete = on; pragma journal_mode = wal")
    // From its first read on, the connection keeps the log and its index in place.
    database.prepare("select count(*) from sqlite_schema").get()
    return { database, identity: identityOf(file), statements: new Map() }
  } catch (error) {
    database.close()
    throw error
  }
}

/** One attempt each: what fails because another program holds the file can be tried again. */
export type SqliteFile = {
  readonly query: (statement: string, values: readonly Value[]) => readonly Row[]
  /** Runs with a connection to the files that stand at the path now. */
  readonly use: <Result>(work: (database: DatabaseSync) => Result) => Result
  /** Lets go of the connection: the next use opens the file again. */
  readonly close: () => void
}

/** @param warn told what whoever runs the sites should know */
export const sqliteFile = (file: string, warn: (sentence: string) => void): SqliteFile => {
  let open: Connection | undefined
  const close = () => {
    const last = open
    open = undefined
    last?.database.close()
  }
  /** Leaves a file that was moved with all that was acknowledged: its log may stand under another name by now. */
  const leave = () => {
    warn(
      `LEADS_FILE is "${file}", which was moved, removed or replaced while it was open: contact requests are now kept in the file that stands there, and those from before are in the one that was taken away.`,
    )
    try {
      open?.database.exec("pragma wal_checkpoint(truncate)")
    } catch {
      // Its disk may be gone.
    }
    close()
  }
  const connected = (): Connection => {
    if (open && open.identity !== identityOf(file)) leave()
    open ??= connect(file, warn)
    return open
  }
  const withConnection = <Result>(work: (connection: Connection) => Result): Result => {
    for (;;) {
      const connection = connected()
      const result = work(connection)
      // What was written while the file was taken away is written again, to the one that stands there.
      if (connection.identity === identityOf(file)) return result
    }
  }
  return {
    query: (statement, values) =>
      withConnection(({ database, statements }) => {
        const prepared = statements.get(statement) ?? database.prepare(statement)
        statements.set(statement, prepared)
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
        return prepared.all(named as Record<string, Value>) as Row[]
      }),
    use: (work) => withConnection(({ database }) => work(database)),
    close,
  }
}
