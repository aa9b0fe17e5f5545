import { PlainError } from "../../domain/plain-error.ts"
import type { Database } from "./database.ts"

/** A change of the schema; the statement `present` fails until the change is made. */
export type Migration = { readonly present: string; readonly statement: string }

/**
 * Changes from an empty database to the current schema, one statement each; a released change is never edited. `unique`
 * acts as an index, because not every engine has a plain `create index`; the id at its end keeps the constraint true.
 */
export const migrations: readonly Migration[] = [
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

const isPresent = async (database: Database, { present }: Migration): Promise<boolean> => {
  try {
    await database.query(present)
    return true
  } catch (error) {
    // A database that does not answer may still have the change.
    if (error instanceof PlainError) throw error
    return false
  }
}

/** Whether a database has ever stored contact requests. */
export const hasSchema = async (database: Database): Promise<boolean> => {
  const [first] = migrations
  return first !== undefined && isPresent(database, first)
}

/**
 * Brings a database up to date from any state. It records no progress but tests for each change, so that it can resume
 * after a killed process and run in several processes at once.
 */
export const migrate = async (database: Database, all = migrations): Promise<void> => {
  for (const change of all) {
    if (await isPresent(database, change)) continue
    try {
      await database.query(change.statement)
    } catch (error) {
      if (!(await isPresent(database, change))) throw error
    }
  }
}
