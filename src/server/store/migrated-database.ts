import { PlainError } from "../../domain/plain-error.ts"
import { migrations } from "./contact-request-table.ts"
import type { Database } from "./database.ts"
import { hasSchema, migrate } from "./schema.ts"

/** Migrates a database on the first use that reaches it, and again if it was replaced since. */
export const migratedDatabase = (database: Database): Pick<Database, "query" | "transaction"> => {
  let migration: Promise<void> | undefined
  const ensureMigrated = async (): Promise<void> => {
    migration ??= migrate(database, migrations)
    try {
      await migration
    } catch (error) {
      migration = undefined
      throw error
    }
  }
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await ensureMigrated()
    try {
      return await work()
    } catch (error) {
      if (error instanceof PlainError || (await hasSchema(database, migrations))) throw error
      migration = undefined
      await ensureMigrated()
      return work()
    }
  }
  return {
    query: (statement, values) => run(() => database.query(statement, values)),
    transaction: (statements) => run(() => database.transaction(statements)),
  }
}
