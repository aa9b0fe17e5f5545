import { PlainError } from "../domain/plain-error.ts"
import { type Deletion, KeyConflict, type Lead, type LeadStore } from "./leads.ts"
import { isMade, migrate } from "./schema.ts"

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** What SQLite and PostgreSQL have in common: statements with `$1`, `$2`, … for their values. */
export type Database = {
  /** @returns the rows that the statement reads or, with `returning`, changes */
  readonly query: (statement: string, values?: readonly Value[]) => Promise<readonly Row[]>
  /** Notes, before rows are deleted, that they are to be taken off the disk too: a process that ends before leaves it to the next. */
  readonly owePurge: () => Promise<void>
  /**
   * Takes what was deleted off the disk, where the database does not do so itself; costs nothing where nothing was.
   * @returns what traces are left and until when, where it cannot be done now
   */
  readonly purge: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}

/** The columns that the fields of a lead are kept in. */
const columnOf = {
  id: "id",
  key: "request_key",
  market: "market",
  received: "received",
  language: "language",
  topic: "topic",
  name: "name",
  email: "email",
  phone: "phone",
  callTime: "call_time",
  message: "message",
  home: "home",
  address: "address",
  marketing: "marketing",
} as const satisfies Readonly<Record<keyof Lead, string>>

const fields = Object.keys(columnOf) as (keyof Lead)[]
const columns = Object.values(columnOf).join(", ")

const leadOf = (row: Row): Lead => ({
  ...(Object.fromEntries(fields.map((field) => [field, row[columnOf[field]]])) as unknown as Lead),
  marketing: row.marketing === 1,
})

const valuesOf = (lead: Lead): Value[] =>
  fields.map((field) => {
    const value = lead[field]
    return typeof value === "boolean" ? Number(value) : value
  })

/** The words of a request: all that a second sending of it says again. */
const wordsOf = (lead: Lead): string => JSON.stringify(valuesOf({ ...lead, id: "", key: "", received: "" }))

const folded = (email: string): string => email.normalize("NFC").toLowerCase()

/** No telephone number is an e-mail address, so one value asks for both. */
const isOf = "(email_folded = $1 or phone = $1)"

/** Rows read, or deleted, at once: distributed engines limit what one statement may change. */
const pageSize = 500

/** Keeps contact requests in a database, which is made ready at the first use after it could be reached. */
export const sqlLeads = (database: Database): LeadStore => {
  let ready: Promise<void> | undefined
  const prepare = async (): Promise<void> => {
    ready ??= migrate(database)
    try {
      await ready
    } catch (error) {
      ready = undefined
      throw error
    }
  }
  const query: Database["query"] = async (statement, values) => {
    await prepare()
    try {
      return await database.query(statement, values)
    } catch (error) {
      // Another database may stand in the place of the one that was made ready.
      if (error instanceof PlainError || (await isMade(database))) throw error
      ready = undefined
      await prepare()
      return database.query(statement, values)
    }
  }
  /** @param condition on `$1` */
  const deleteWhere = async (condition: string, value: string): Promise<Deletion> => {
    const due = await query(`select id from contact_request where ${condition} limit 1`, [value])
    if (due.length > 0) await database.owePurge()
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
    // Also where nothing was due: a purge that an earlier deletion could not finish is done now.
    return { count, traces: await database.purge() }
  }
  return {
    add: async (lead, otherKey = lead.key) => {
      const stored = await query(
        `insert into contact_request (${columns}, email_folded)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
         where not exists (select 1 from contact_request where request_key = $16)
         on conflict (request_key) do nothing returning id`,
        [...valuesOf(lead), lead.email && folded(lead.email), otherKey],
      )
      if (stored.length > 0) return true
      const [known] = await query(`select ${columns} from contact_request where request_key = $1`, [lead.key])
      if (known && wordsOf(leadOf(known)) !== wordsOf(lead)) throw new KeyConflict()
      return false
    },
    all: async function* () {
      let last: Row | undefined
      do {
        const rows: readonly Row[] = await query(
          `select ${columns} from contact_request where received >= $1 and (received > $1 or id > $2)
           order by received, id limit ${pageSize}`,
          [last?.received ?? "", last?.id ?? ""],
        )
        yield* rows.map(leadOf)
        last = rows[pageSize - 1]
      } while (last)
    },
    of: async (person) =>
      (await query(`select ${columns} from contact_request where ${isOf} order by received, id`, [folded(person)])).map(
        leadOf,
      ),
    deleteOf: (person) => deleteWhere(isOf, folded(person)),
    deleteBefore: (moment) => deleteWhere("received < $1", new Date(moment).toISOString()),
    close: database.close,
  }
}
