import { Pool } from "pg"
import { PlainError } from "../domain/plain-error.ts"
import type { Database, Row } from "./sql-leads.ts"

/** Milliseconds to wait for the server: a visitor waits with us, and is told to try again. */
const usualPatience = 3000

/** What went wrong and can be mended where the server is, by SQLSTATE; its own words might name the user. */
const reasons: Readonly<Record<string, string>> = {
  "28000": "the server does not let this user in",
  "28P01": "the server refuses the user or the password",
  "3D000": "the server has no such database: create it",
  "42501": "the user may not do this in the database",
  "53300": "the server has too many connections",
  "57P03": "the server is starting or stopping",
  ENOTFOUND: "its host is not found",
  ECONNREFUSED: "no server listens there",
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? "")

/** Statements that met another's: on distributed engines whoever sent them sends them again. */
const isConflict = (error: unknown): boolean => codeOf(error) === "40001" || codeOf(error) === "40P01"
const attempts = 5

/** The server's complaint about a statement passes as it is; that it cannot be reached, or used, is a sentence. */
const plain = (error: unknown, variable: string): unknown => {
  const reason = reasons[codeOf(error)]
  const isComplaint = /^[0-9A-Z]{5}$/.test(codeOf(error)) && !/^(08|57P)/.test(codeOf(error))
  if (isComplaint && !reason) return error
  return new PlainError(
    `The database of ${variable} cannot be used: ${reason || (error as Error).message || "the server does not answer"}.`,
  )
}

/**
 * A database on a server that speaks PostgreSQL's protocol. It need not run yet: each statement asks anew.
 * @param variable of the environment that has the address
 * @param patience milliseconds to wait for a connection, and for an answer
 * @throws PlainError where the address is none
 */
export const openPostgres = (url: string, variable = "DATABASE_URL", patience = usualPatience): Database => {
  // Neither the address nor what a parser says of it is repeated: it has the password in it.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new PlainError(
      `${variable} is no address of a database: give one such as postgresql://user:password@host/name.`,
    )
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: "kvistbo",
  })
  // A server that goes while a connection rests is told of here; the next query opens another.
  pool.on("error", () => {})
  const query = async (statement: string, values: readonly unknown[], attempt = 1): Promise<Row[]> => {
    try {
      return (await pool.query(statement, [...values])).rows as Row[]
    } catch (error) {
      if (isConflict(error) && attempt < attempts) return query(statement, values, attempt + 1)
      throw plain(error, variable)
    }
  }
  return {
    query: (statement, values = []) => query(statement, values),
    // The server's own vacuum does it.
    owePurge: async () => {},
    purge: async () => undefined,
    close: () => pool.end(),
  }
}
