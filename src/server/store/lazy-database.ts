import type { Database } from "./database.ts"

/** Opens a database on first use and retries after a failure, so that an invalid address leaves the pages as they are. */
export const lazyDatabase = (open: () => Database): Database => {
  let inner: Database | undefined
  const database = (): Database => {
    inner ??= open()
    return inner
  }
  return {
    query: async (statement, values) => database().query(statement, values),
    transaction: async (statements) => database().transaction(statements),
    markPurgeDue: async () => database().markPurgeDue(),
    purge: async () => database().purge(),
    close: async () => inner?.close(),
  }
}
