import { randomBytes } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { freePort } from "../tools/free-port.ts"
import { hasProgram } from "../tools/optional-programs.ts"
import { giveToServers, postgresProcess, runPostgres, serversFolder } from "./postgres-process.ts"

/** Databases for tests, each empty when it is created. */
export type Databases = {
  /** @returns the URL of the new database */
  readonly newDatabase: () => Promise<string>
  /** Removes all databases. */
  readonly remove: () => Promise<void>
}

/** A real PostgreSQL server that a test may stop and start. */
export type PostgresServer = Databases & {
  /** Stops at once without cleanup, as in a power failure. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Databases at the address of a server. */
export const databasesAt = (server: string): Databases => {
  const names: string[] = []
  const ask = async (...statements: string[]) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  return {
    newDatabase: async () => {
      const name = `kvistbo_test_${randomBytes(6).toString("hex")}`
      await ask(`create database ${name}`)
      names.push(name)
      return Object.assign(new URL(server), { pathname: `/${name}` }).href
    },
    remove: () => ask(...names.map((name) => `drop database ${name}`)),
  }
}

/** Creates the data folder of a server whose superuser is "site". @returns the password */
export const createData = async (folder: string, data: string): Promise<string> => {
  const password = randomBytes(12).toString("hex")
  const passwordFile = join(folder, "password")
  writeFileSync(passwordFile, password)
  await giveToServers(folder)
  const access = ["-U", "site", "-A", "scram-sha-256", `--pwfile=${passwordFile}`]
  await runPostgres("initdb", ["-D", data, ...access, "-E", "UTF8", "--locale=C"], folder)
  return password
}

/** Starts a server in a new temporary folder, on a free port. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const { folder, remove } = serversFolder(["data"])
  const data = join(folder, "data")
  const port = await freePort()
  const password = await createData(folder, data)
  const { start, stop } = postgresProcess(folder, data, port)
  await start()
  const { newDatabase } = databasesAt(`postgresql://site:${password}@127.0.0.1:${port}/postgres`)
  return { newDatabase, start, stop, remove: async () => remove() }
}

/** Tells whether tests have databases, from DATABASE_URL_TEST or from a temporary server. */
export const hasDatabases = (): boolean => Boolean(process.env.DATABASE_URL_TEST) || hasProgram("initdb")

export const testDatabases = (): Promise<Databases> => {
  const configuredUrl = process.env.DATABASE_URL_TEST
  return configuredUrl ? Promise.resolve(databasesAt(configuredUrl)) : startPostgres()
}
