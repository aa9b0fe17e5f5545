import type { Lead, LeadStore } from "./leads.ts"

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** What SQLite and PostgreSQL have in common: statements with `$1`, `$2`, … for their values. */
export type Database = {
  /** @returns the rows that the statement reads or, with `returning`, changes */
  readonly query: (statement: string, values?: readonly Value[]) => Promise<readonly Row[]>
  readonly close: () => Promise<void>
}

/**
 * Steps from an empty database to the present schema, never changed once released. Each can be run again: where two processes
 * start at once, or one is killed half-way, the next start ends it.
 */
const migrations: readonly string[] = [
  `create table if not exists contact_request (
    id text primary key,
    request_key text not null unique,
    market text not null,
    received text not null,
    language text not null,
    topic text not null,
    name text not null,
    email text,
    email_folded text,
    phone text,
    call_time text not null,
    message text,
    home text,
    address text,
    marketing integer not null
  )`,
  "create index if not exists contact_request_received on contact_request (received, id)",
  "create index if not exists contact_request_email on contact_request (email_folded)",
]

const columns =
  "id, request_key, market, received, language, topic, name, email, phone, call_time, message, home, address, marketing"

const leadOf = (row: Row): Lead =>
  ({
    id: row.id,
    key: row.request_key,
    market: row.market,
    received: row.received,
    language: row.language,
    topic: row.topic,
    name: row.name,
    email: row.email,
    phone: row.phone,
    callTime: row.call_time,
    message: row.message,
    home: row.home,
    address: row.address,
    marketing: row.marketing === 1,
  }) as Lead

const folded = (email: string): string => email.normalize("NFC").toLowerCase()

/** Rows read at once. */
const pageSize = 500

/** Keeps contact requests in a database, which is made ready at the first use after it could be reached. */
export const sqlLeads = (database: Database): LeadStore => {
  let ready: Promise<void> | undefined
  const migrate = async () => {
    for (const statement of migrations) await database.query(statement)
  }
  const query: Database["query"] = async (statement, values) => {
    ready ??= migrate()
    try {
      await ready
    } catch (error) {
      ready = undefined
      throw error
    }
    return database.query(statement, values)
  }
  return {
    add: async (lead) => {
      const stored = await query(
        `insert into contact_request (${columns}, email_folded)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         on conflict (request_key) do nothing returning id`,
        [
          lead.id,
          lead.key,
          lead.market,
          lead.received,
          lead.language,
          lead.topic,
          lead.name,
          lead.email,
          lead.phone,
          lead.callTime,
          lead.message,
          lead.home,
          lead.address,
          lead.marketing ? 1 : 0,
          lead.email && folded(lead.email),
        ],
      )
      return stored.length > 0
    },
    all: async function* () {
      let last: Row | undefined
      do {
        const rows: readonly Row[] = await query(
          `select ${columns} from contact_request where received > $1 or (received = $1 and id > $2)
           order by received, id limit ${pageSize}`,
          [last?.received ?? "", last?.id ?? ""],
        )
        yield* rows.map(leadOf)
        last = rows[pageSize - 1]
      } while (last)
    },
    of: async (email) =>
      (
        await query(`select ${columns} from contact_request where email_folded = $1 order by received, id`, [
          folded(email),
        ])
      ).map(leadOf),
    deleteOf: async (email) =>
      (await query("delete from contact_request where email_folded = $1 returning id", [folded(email)])).length,
    deleteBefore: async (moment) =>
      (await query("delete from contact_request where received < $1 returning id", [moment])).length,
    close: database.close,
  }
}
