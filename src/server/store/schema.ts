import { PlainError } from "../../domain/plain-error.ts"
import type { Database } from "./database.ts"

/** A change of the schema; the statement `present` fails until the change is made. */
export type Migration = { readonly present: string; readonly statement: string }

const isPresent = async (database: Database, { present }: Migration): Promise<boolean> => {
  try {
    await database.query(present)
    return true
  } catch (error) {
    // A database that does not answer may still have the change.
    if (error instanceof PlainError) throw error
    return false
  }
}

/** Whether the first change was ever made to a database. */
export const hasSchema = async (database: Database, [first]: readonly Migration[]): Promise<boolean> =>
  first !== undefined && isPresent(database, first)

/**
 * Brings a database up to date from any state. It records no progress but tests for each change, so that it can resume
 * after a killed process and run in several processes at once.
 */
export const migrate = async (database: Database, all: readonly Migration[]): Promise<void> => {
  for (const change of all) {
    if (await isPresent(database, change)) continue
    try {
      await database.query(change.statement)
    } catch (error) {
      if (!(await isPresent(database, change))) throw error
    }
  }
}
