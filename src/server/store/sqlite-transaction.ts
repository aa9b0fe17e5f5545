import type { DatabaseSync } from "node:sqlite"

/** Runs work in a transaction that locks the file for writing from its start; an error takes all of it back. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec("begin immediate")
  try {
    const result = work()
    database.exec("commit")
    return result
  } catch (error) {
    if (database.isTransaction) database.exec("rollback")
    throw error
  }
}
