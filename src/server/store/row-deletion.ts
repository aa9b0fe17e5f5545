import { PlainError } from "../../domain/plain-error.ts"
import type { Deletion } from "./contact-requests.ts"
import type { Database, Value } from "./database.ts"

/** Rows read or deleted at once: distributed engines limit how many a statement may change. */
export const pageSize = 500

/**
 * Deletes rows with what is to be delivered of them, and removes them from the disk.
 * @param database migrated, except for its purge
 */
export const rowDeletion =
  (
    { query, transaction }: Pick<Database, "query" | "transaction">,
    database: Pick<Database, "markPurgeDue" | "purge">,
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
    // Runs even if nothing was deleted, to finish a purge that an earlier deletion could not.
    return { count, traces: await database.purge() }
  }
