import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Database, Row, Value } from "./sql-leads.ts"

/** Milliseconds to wait while another process writes. */
const patience = 5000

/** A database in one file, built into Node. What a statement has written is on the disk when it resolves (WAL, full synchronisation). */
export const openSqlite = (file: string): Database => {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: patience })
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on")
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>()
  return {
    query: async (statement, values = []) => {
      const prepared = statements.get(statement) ?? database.prepare(statement)
      statements.set(statement, prepared)
      const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
      return prepared.all(named as Record<string, Value>) as Row[]
    },
    close: async () => database.close(),
  }
}
