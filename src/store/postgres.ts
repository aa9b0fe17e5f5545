import { Pool } from "pg"
import type { Database, Row } from "./sql-leads.ts"

/** Milliseconds to wait for the server: a visitor waits with us, and is told to try again. */
const patience = 3000

/** A database on a server that speaks PostgreSQL's protocol. */
export const openPostgres = (url: string): Database => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
  })
  // A server that goes while a connection rests is told of here; the next query opens another.
  pool.on("error", () => {})
  return {
    query: async (statement, values = []) => (await pool.query(statement, [...values])).rows as Row[],
    close: () => pool.end(),
  }
}
