import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"

const storeFile = (): string => {
  const file = process.env.LEADS_FILE
  if (!file) throw new Error("LEADS_FILE is not set: run the features with npm run acceptance")
  return file
}

/** The table that the store makes last, at its first use. */
const lastTable = "total"

/**
 * Uses the database of the sites under test directly, without the service.
 * @returns undefined if the store has not made all of its tables yet
 */
export const inStore = <Result>(use: (database: DatabaseSync) => Result, file = storeFile()): Result | undefined => {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    const isReady = database.prepare("select 1 from sqlite_master where name = ?").get(lastTable) !== undefined
    return isReady ? use(database) : undefined
  } finally {
    database.close()
  }
}
