import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import type { Row, Value } from "./database.ts"
import { type ListingDatabase, type ListingQueries, listingsTimeoutMs, statementProblem } from "./listing-database.ts"

const explain = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw statementProblem(error as Error)
  }
}

const queriesOn = (database: DatabaseSync): ListingQueries => {
  const query: ListingQueries["query"] = async (statement, values = []) => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    return explain(() => database.prepare(statement).all(named as Record<string, Value>) as Row[])
  }
  return {
    query,
    hasTable: async (name) => (await query("select name from sqlite_schema where name = $1", [name])).length > 0,
  }
}

/** @param url such as `file:///srv/homes.sqlite`; the file is created when something is written */
export const openSqliteListings = (url: string): ListingDatabase => {
  const use = async <Result>(readOnly: boolean, work: (queries: ListingQueries) => Promise<Result>) => {
    const database = explain(() => new DatabaseSync(fileURLToPath(url), { readOnly, timeout: listingsTimeoutMs }))
    try {
      return await work(queriesOn(database))
    } finally {
      database.close()
    }
  }
  return {
    query: (statement, values) => use(false, ({ query }) => query(statement, values)),
    hasTable: (name) => use(false, ({ hasTable }) => hasTable(name)),
    // The connection keeps its snapshot from the first read until it is closed.
    snapshot: (work) =>
      use(true, async (queries) => {
        await queries.query("begin")
        return work(queries)
      }),
    close: async () => {},
  }
}
