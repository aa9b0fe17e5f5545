import { accessSync, constants, existsSync, statSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { PlainError } from "../../domain/plain-error.ts"
import { migrations } from "./contact-request-table.ts"
import type { ContactRequestStore } from "./contact-requests.ts"
import type { Database } from "./database.ts"
import { lazyDatabase } from "./lazy-database.ts"
import { openPostgres } from "./postgres.ts"
import { hasSchema } from "./schema.ts"
import { openSqlite } from "./sqlite.ts"
import { type KindsOf, type Stores, storesIn } from "./stores.ts"

/** Default file for contact requests. */
const defaultFile = "data/leads.sqlite"

const databaseOf = ({ DATABASE_URL, LEADS_FILE }: NodeJS.ProcessEnv): Database =>
  DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(LEADS_FILE || defaultFile)

/** The folder of a file, or the nearest above it that is there. */
const folderOf = (file: string): string => {
  const folder = dirname(file)
  return existsSync(folder) ? folder : folderOf(folder)
}

const canWrite = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Checks where contact requests are to be kept, without opening it.
 * @throws PlainError that names the invalid variable
 */
export const checkStoreSettings = ({ DATABASE_URL, LEADS_FILE }: NodeJS.ProcessEnv): void => {
  if (DATABASE_URL) return void openPostgres(DATABASE_URL).close()
  const name = LEADS_FILE || defaultFile
  const fileError = (reason: string) =>
    new PlainError(`LEADS_FILE is "${name}", which ${reason}: name one, such as /var/lib/kvistbo/leads.sqlite.`)
  if (name.trim() === "" || name.includes("\0")) throw fileError("is no file")
  const file = resolve(name)
  const isThere = existsSync(file)
  if (isThere && !statSync(file).isFile()) throw fileError("is no file")
  const folder = folderOf(file)
  if (!statSync(folder).isDirectory() || !canWrite(folder)) throw fileError("is in no folder that can be written to")
  if (isThere && !canWrite(file)) throw fileError("is a file that cannot be written to")
}

/** Whether a PostgreSQL host is this machine, by name, address or socket. */
const isLocal = (host: string): boolean => /^$|^localhost$|^127\.|^\[?::1\]?$|^\/|^%2f/i.test(host)

/** Warnings for the operator about where contact requests are stored, one sentence each. */
export const storeWarnings = ({ DATABASE_URL, LEADS_FILE, PGSSLMODE }: NodeJS.ProcessEnv): string[] => {
  if (!DATABASE_URL)
    return LEADS_FILE
      ? []
      : [
          `LEADS_FILE is not set, so contact requests are kept in ${resolve(defaultFile)}, inside the checkout, and go when that is cleaned or replaced: set it to a file outside, such as /var/lib/kvistbo/leads.sqlite.`,
        ]
  if (!URL.canParse(DATABASE_URL)) return []
  const { hostname, searchParams } = new URL(DATABASE_URL)
  if (isLocal(searchParams.get("host") ?? hostname) || searchParams.has("sslmode") || PGSSLMODE) return []
  return [
    "DATABASE_URL names another machine without sslmode, so contact requests travel unencrypted: add ?sslmode=verify-full (and sslrootcert, where its certificate is from a CA of your own).",
  ]
}

/**
 * Opens the PostgreSQL database of DATABASE_URL, or else the SQLite file of LEADS_FILE, on first use.
 * @param kindsOf what is to be delivered of a request
 */
export const openStores = (env: NodeJS.ProcessEnv, kindsOf?: KindsOf): Stores =>
  storesIn(
    lazyDatabase(() => databaseOf(env)),
    kindsOf,
  )

export const openContactRequests = (env: NodeJS.ProcessEnv): ContactRequestStore => openStores(env).store

/**
 * Opens only stores that exist, so that a misspelt name does not look like a store without requests.
 * @throws PlainError if no contact requests have ever been stored
 */
export const openExistingStores = async (env: NodeJS.ProcessEnv): Promise<Stores> => {
  const { DATABASE_URL, LEADS_FILE } = env
  const fileSetting = LEADS_FILE ? `LEADS_FILE is "${LEADS_FILE}"` : "LEADS_FILE is not set"
  const file = resolve(LEADS_FILE || defaultFile)
  if (!DATABASE_URL && !existsSync(file))
    throw new PlainError(
      `${fileSetting}, and there is no file ${file}: name the one that the server keeps contact requests in.`,
    )
  const database = databaseOf(env)
  try {
    if (await hasSchema(database, migrations)) return storesIn(database)
  } catch (error) {
    await database.close()
    throw error
  }
  await database.close()
  throw new PlainError(
    `${DATABASE_URL ? "DATABASE_URL names a database" : fileSetting}, where no contact requests have ever been kept: name the one that the server keeps them in.`,
  )
}
