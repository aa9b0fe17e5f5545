import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import type { LeadStore } from "./leads.ts"
import { openPostgres } from "./postgres.ts"
import { isMade } from "./schema.ts"
import { type Database, sqlLeads } from "./sql-leads.ts"
import { openSqlite } from "./sqlite.ts"

/** Where contact requests are kept unless something else is set. */
export const usualFile = "data/leads.sqlite"

const databaseOf = ({ DATABASE_URL, LEADS_FILE }: NodeJS.ProcessEnv): Database =>
  DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(LEADS_FILE || usualFile)

/** Whether PostgreSQL's address leads to this machine: by its name, or by a socket. */
const isLocal = (host: string): boolean => /^$|^localhost$|^127\.|^\[?::1\]?$|^\/|^%2f/i.test(host)

/** What whoever starts the sites should know of where contact requests are kept: sentences, none where all is well. */
export const storeWarnings = ({ DATABASE_URL, LEADS_FILE, PGSSLMODE }: NodeJS.ProcessEnv): string[] => {
  if (!DATABASE_URL)
    return LEADS_FILE
      ? []
      : [
          `LEADS_FILE is not set, so contact requests are kept in ${resolve(usualFile)}, inside the checkout, and go when that is cleaned or replaced: set it to a file outside, such as /var/lib/kvistbo/leads.sqlite.`,
        ]
  if (!URL.canParse(DATABASE_URL)) return []
  const { hostname, searchParams } = new URL(DATABASE_URL)
  if (isLocal(searchParams.get("host") ?? hostname) || searchParams.has("sslmode") || PGSSLMODE) return []
  return [
    "DATABASE_URL names another machine without sslmode, so contact requests travel unencrypted: add ?sslmode=verify-full (and sslrootcert, where its certificate is from a CA of your own).",
  ]
}

/**
 * Opens what the environment names: a server with DATABASE_URL, otherwise the file LEADS_FILE.
 * @throws PlainError where that is nothing to keep contact requests in
 */
export const openLeads = (env: NodeJS.ProcessEnv): LeadStore => sqlLeads(databaseOf(env))

/**
 * Opens what is there already and makes nothing: for who reads or deletes, a misspelt name must not look like a store without
 * requests.
 * @throws PlainError where no contact requests have ever been kept
 */
export const openKeptLeads = async (env: NodeJS.ProcessEnv): Promise<LeadStore> => {
  const { DATABASE_URL, LEADS_FILE } = env
  const named = LEADS_FILE ? `LEADS_FILE is "${LEADS_FILE}"` : "LEADS_FILE is not set"
  const file = resolve(LEADS_FILE || usualFile)
  if (!DATABASE_URL && !existsSync(file))
    throw new PlainError(
      `${named}, and there is no file ${file}: name the one that the server keeps contact requests in.`,
    )
  const database = databaseOf(env)
  try {
    if (await isMade(database)) return sqlLeads(database)
  } catch (error) {
    await database.close()
    throw error
  }
  await database.close()
  throw new PlainError(
    `${DATABASE_URL ? "DATABASE_URL names a database" : named}, where no contact requests have ever been kept: name the one that the server keeps them in.`,
  )
}
