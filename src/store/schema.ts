import { PlainError } from "../domain/plain-error.ts"
import type { Database } from "./sql-leads.ts"

/** One change of the schema, and a statement that fails until it is there. */
export type Change = { readonly present: string; readonly statement: string }

/**
 * From an empty database to the present schema, never changed once released: what comes later is another line. Engines that
 * speak PostgreSQL's protocol differ in what they lack (advisory locks, DDL in transactions, plain `create index`): a change
 * is one statement, and what is searched for is indexed by constraints of the table, which the id at their end keeps true.
 */
export const changes: readonly Change[] = [
  {
    present: "select id from contact_request where id = ''",
    statement: `create table contact_request (
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
      marketing integer not null,
      unique (received, id),
      unique (email_folded, id)
    )`,
  },
]

const isPresent = async (database: Database, { present }: Change): Promise<boolean> => {
  try {
    await database.query(present)
    return true
  } catch (error) {
    // A database that cannot be asked says nothing of its schema.
    if (error instanceof PlainError) throw error
    return false
  }
}

/** Whether contact requests have ever been kept in a database. */
export const isMade = async (database: Database): Promise<boolean> => {
  const [first] = changes
  return first !== undefined && isPresent(database, first)
}

/**
 * Makes a database ready, whatever state it is in. Nothing is written down of how far it came: a process that was killed
 * half-way is continued by the next, and of two at once each goes on where the other has been first.
 */
export const migrate = async (database: Database, all = changes): Promise<void> => {
  for (const change of all) {
    if (await isPresent(database, change)) continue
    try {
      await database.query(change.statement)
    } catch (error) {
      if (!(await isPresent(database, change))) throw error
    }
  }
}
