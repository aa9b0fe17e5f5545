import { Client, Pool, type PoolClient } from "pg"
import { PlainError } from "../../domain/plain-error.ts"
import type { Database, Query, Row, Value } from "./database.ts"

/** Timeout (ms) for the server, short because a visitor waits. */
const defaultTimeoutMs = 3000

/** Problems that an operator can fix, by SQLSTATE or Node's code; the server's own message might name the user. */
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

/** Whether two statements conflicted, which distributed engines leave to the client to retry. */
const isConflict = (error: unknown): boolean => codeOf(error) === "40001" || codeOf(error) === "40P01"
const maxAttempts = 5

/** Keeps an error about a statement, and turns one about the server into a sentence for the operator. */
const plainError = (error: unknown, variable: string): unknown => {
  const reason = reasons[codeOf(error)]
  const isStatementError = /^[0-9A-Z]{5}$/.test(codeOf(error)) && !/^(08|57P)/.test(codeOf(error))
  if (isStatementError && !reason) return error
  return new PlainError(
    `The database of ${variable} cannot be used: ${reason || (error as Error).message || "the server does not answer"}.`,
  )
}

/** Replaces NUL, for which PostgreSQL would refuse the statement: an id with one is no id, instead of an error. */
const storable = (value: Value): Value => (typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value)

export type Postgres = Database & {
  /** Runs work that reads the database as it is at one moment; a conflict starts the work again. */
  readonly snapshot: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
}

/**
 * Opens a database on a server that speaks PostgreSQL's protocol, which may start later: each query connects if needed.
 * @param variable environment variable that has the address
 * @param timeoutMs applied first to the connection and then to the answer
 * @throws PlainError if the address is invalid
 */
export const openPostgres = (url: string, variable = "DATABASE_URL", timeoutMs = defaultTimeoutMs): Postgres => {
  // The message repeats neither the address nor a parser's error, because they contain the password.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new PlainError(
      `${variable} is no address of a database: give one such as postgresql://user:password@host/name.`,
    )
  try {
    // Reads the address and its certificates as each connection does, without connecting.
    new Client({ connectionString: url })
  } catch {
    throw new PlainError(
      `${variable} cannot be read: write %25 for a percent sign, and name certificate files that are there.`,
    )
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    application_name: "kvistbo",
  })
  // Without a listener, the loss of an idle connection would end the process; the next query opens another.
  pool.on("error", () => {})
  const explain = async <Result>(answer: Promise<Result>): Promise<Result> => {
    try {
      return await answer
    } catch (error) {
      throw plainError(error, variable)
    }
  }
  const withRetry = async <Result>(work: () => Promise<Result>, attempt = 1): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (isConflict(error) && attempt < maxAttempts) return withRetry(work, attempt + 1)
      throw error
    }
  }
  const queryOn =
    (connection: Pool | PoolClient): Query =>
    async (statement, values = []) =>
      (await explain(connection.query(statement, values.map(storable)))).rows as Row[]
  const queryOnce = queryOn(pool)
  const snapshotOnce: Postgres["snapshot"] = async (work) => {
    const client = await explain(pool.connect())
    client.on("error", () => {})
    try {
      const query = queryOn(client)
      await query("begin transaction isolation level repeatable read, read only")
      return await work(query)
    } finally {
      // Closes the connection, and so ends the transaction.
      client.release(true)
    }
  }
  const transactionOnce: Database["transaction"] = async (statements) => {
    const client = await explain(pool.connect())
    // The failed statement has the reason; without a listener, a lost connection would end the process.
    const ignore = () => {}
    client.on("error", ignore)
    let isCommitted = false
    try {
      const query = queryOn(client)
      await query("begin")
      const rows: (readonly Row[])[] = []
      for (const { statement, values } of statements) rows.push(await query(statement, values))
      await query("commit")
      isCommitted = true
      return rows
    } finally {
      client.off("error", ignore)
      // Closes the connection of a failed transaction, and so ends the transaction.
      client.release(!isCommitted)
    }
  }
  return {
    query: (statement, values) => withRetry(() => queryOnce(statement, values)),
    transaction: (statements) => withRetry(() => transactionOnce(statements)),
    snapshot: (work) => withRetry(() => snapshotOnce(work)),
    // PostgreSQL's own vacuum removes deleted rows.
    markPurgeDue: async () => {},
    purge: async () => undefined,
    close: () => pool.end(),
  }
}
