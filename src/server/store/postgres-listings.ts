import { DatabaseError } from "pg"
import type { Query } from "./database.ts"
import {
  type ListingDatabase,
  type ListingQueries,
  listingsTimeoutMs,
  listingsVariable,
  statementProblem,
} from "./listing-database.ts"
import { openPostgres } from "./postgres.ts"

const explain = async <Result>(answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer
  } catch (error) {
    throw error instanceof DatabaseError ? statementProblem(error) : error
  }
}

const queriesOn = (query: Query): ListingQueries => ({
  query,
  hasTable: async (name) => (await query("select 1 as found where to_regclass($1) is not null", [name])).length > 0,
})

/** @throws PlainError if the address is invalid */
export const openPostgresListings = (url: string): ListingDatabase => {
  const { query, snapshot, close } = openPostgres(url, listingsVariable, listingsTimeoutMs)
  return {
    ...queriesOn((statement, values) => explain(query(statement, values))),
    snapshot: (work) => explain(snapshot((read) => work(queriesOn(read)))),
    close,
  }
}
