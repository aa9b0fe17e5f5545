import { PlainError } from "../../domain/plain-error.ts"
import type { Ages, Deletion } from "./contact-requests.ts"
import type { Database, Query, Value } from "./database.ts"

/** Rows read or deleted at once: distributed engines limit how many a statement may change. */
export const pageSize = 500

/** @param column has the moment at which a row came */
export const agesIn = async (
  query: Query,
  table: "contact_request" | "search_alert",
  column: "received" | "requested",
  moment: string,
): Promise<Ages> => {
  const [row] = await query(
    `select count(*) as total, count(case when ${column} < $1 then 1 end) as old, max(${column}) as newest from ${table}`,
    [new Date(moment).toISOString()],
  )
  return { total: Number(row?.total), old: Number(row?.old), newest: row?.newest as string | null }
}

/**
 * Deletes rows with what is to be delivered of them, and records that they must leave the disk too: the purge that does
 * this costs more the larger the database is, so nobody waits for it here.
 */
export const rowDeletion =
  (
    { query, transaction }: Pick<Database, "query" | "transaction">,
    database: Pick<Database, "markPurgeDue">,
    table: "contact_request" | "search_alert",
  ) =>
  /** @param condition refers to `values` as `$1` and so on */
  async (condition: string, values: readonly Value[]): Promise<Deletion> => {
    const due = await query(`select id from ${table} where ${condition} limit 1`, values)
    if (due.length > 0) await database.markPurgeDue()
    const page = `(select id from ${table} where ${condition} order by id limit ${pageSize})`
    let count = 0
    let deleted = due
    while (deleted.length > 0) {
      const [, rows = []] = await transaction([
        { statement: `delete from delivery where request_id in ${page}`, values },
        { statement: `delete from ${table} where id in ${page} returning id`, values },
      ]).catch((error) => {
        throw count > 0 ? new PlainError(`${count} were deleted, and then no more: ${(error as Error).message}`) : error
      })
      deleted = rows
      count += deleted.length
    }
    return { count }
  }
