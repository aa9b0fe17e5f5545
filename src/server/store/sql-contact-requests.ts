import { PlainError } from "../../domain/plain-error.ts"
import { columns, fields, migrations } from "./contact-request-table.ts"
import { type ContactRequestStore, type Deletion, KeyConflict, type StoredContactRequest } from "./contact-requests.ts"
import type { Database, Row, Value } from "./database.ts"
import { hasSchema, migrate } from "./schema.ts"

/** Columns that statements write and read, in the order of the fields. */
const columnNames = fields.map((field) => columns[field].column).join(", ")

const requestOf = (row: Row): StoredContactRequest =>
  Object.fromEntries(
    fields.map((field) => {
      const { column, type } = columns[field]
      return [field, type === "flag" ? row[column] === 1 : row[column]]
    }),
  ) as unknown as StoredContactRequest

const valuesOf = (request: StoredContactRequest): Value[] =>
  fields.map((field) => {
    const value = request[field]
    return typeof value === "boolean" ? Number(value) : value
  })

const placeholders = (count: number): string => Array.from({ length: count }, (_, index) => `$${index + 1}`).join(", ")

/** Content of a request that each of its retries repeats. */
const contentOf = (request: StoredContactRequest): string =>
  JSON.stringify(valuesOf({ ...request, id: "", key: "", received: "" }))

const foldCase = (email: string): string => email.normalize("NFC").toLowerCase()

/** One value can search both columns, because no telephone number is an e-mail address. */
const personCondition = "(email_folded = $1 or phone = $1)"

/** Rows read or deleted at once: distributed engines limit how many a statement may change. */
const pageSize = 500

/** Stores contact requests in a database, and migrates it on the first use that reaches it. */
export const sqlContactRequests = (database: Database): ContactRequestStore => {
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
  const query: Database["query"] = async (statement, values) => {
    await ensureMigrated()
    try {
      return await database.query(statement, values)
    } catch (error) {
      // The database may have been replaced since it was migrated.
      if (error instanceof PlainError || (await hasSchema(database, migrations))) throw error
      migration = undefined
      await ensureMigrated()
      return database.query(statement, values)
    }
  }
  /** @param condition refers to `value` as `$1` */
  const deleteWhere = async (condition: string, value: string): Promise<Deletion> => {
    const due = await query(`select id from contact_request where ${condition} limit 1`, [value])
    if (due.length > 0) await database.markPurgeDue()
    let count = 0
    let deleted = due
    while (deleted.length > 0) {
      deleted = await query(
        `delete from contact_request where id in
         (select id from contact_request where ${condition} limit ${pageSize}) returning id`,
        [value],
      ).catch((error) => {
        throw count > 0 ? new PlainError(`${count} were deleted, and then no more: ${(error as Error).message}`) : error
      })
      count += deleted.length
    }
    // Runs even if nothing was deleted, to finish a purge that an earlier deletion could not.
    return { count, traces: await database.purge() }
  }
  return {
    add: async (request, otherKey = request.key) => {
      const values = [...valuesOf(request), request.email && foldCase(request.email)]
      const stored = await query(
        `insert into contact_request (${columnNames}, email_folded)
         select ${placeholders(values.length)}
         where not exists (select 1 from contact_request where request_key = $${values.length + 1})
         on conflict (request_key) do nothing returning id`,
        [...values, otherKey],
      )
      if (stored.length > 0) return true
      const [existing] = await query(`select ${columnNames} from contact_request where request_key = $1`, [request.key])
      if (existing && contentOf(requestOf(existing)) !== contentOf(request)) throw new KeyConflict()
      return false
    },
    all: async function* () {
      let last: Row | undefined
      do {
        const rows: readonly Row[] = await query(
          `select ${columnNames} from contact_request where received >= $1 and (received > $1 or id > $2)
           order by received, id limit ${pageSize}`,
          [last?.received ?? "", last?.id ?? ""],
        )
        yield* rows.map(requestOf)
        last = rows[pageSize - 1]
      } while (last)
    },
    findByPerson: async (person) =>
      (
        await query(`select ${columnNames} from contact_request where ${personCondition} order by received, id`, [
          foldCase(person),
        ])
      ).map(requestOf),
    deleteByPerson: (person) => deleteWhere(personCondition, foldCase(person)),
    deleteBefore: (moment) => deleteWhere("received < $1", new Date(moment).toISOString()),
    close: database.close,
  }
}
