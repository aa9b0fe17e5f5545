import type { Database } from "./database.ts"
import type { SqliteFunctions } from "./sqlite-worker.ts"
import { lazyThread } from "./thread.ts"

/** Timeout (ms) while another program locks the file. */
const defaultLockTimeoutMs = 5000

/** Additional time (ms) for a slow disk, after which a statement fails. */
const diskGraceMs = 1000

/**
 * Keeps a database in one file (Node's own SQLite). Writes are on the disk when they resolve (full synchronisation).
 * A thread opens the file on first use, so that no lock or slow disk delays pages. Unusable files give a PlainError.
 */
export const openSqlite = (file: string, lockTimeoutMs = defaultLockTimeoutMs): Database => {
  const worker = new URL("./sqlite-worker.ts", import.meta.url)
  const thread = lazyThread<SqliteFunctions>(
    worker,
    `LEADS_FILE is "${file}", which was closed before it answered.`,
    file,
  )
  const deadline = () => Date.now() + lockTimeoutMs
  const timeout = {
    ms: lockTimeoutMs + diskGraceMs,
    message: `LEADS_FILE is "${file}", whose disk does not answer in time: see to it.`,
  }
  return {
    query: (statement, values = []) => thread.call("query", [statement, values, deadline()], timeout),
    transaction: (statements) => thread.call("transaction", [statements, deadline()], timeout),
    markPurgeDue: () => thread.call("markPurgeDue", [deadline()], timeout),
    // No timeout: the time to rewrite the file depends on its size.
    purge: () => thread.call("purge", [deadline()]),
    close: async () => {
      if (thread.isRunning()) await thread.call("close", []).catch(() => {})
    },
  }
}
