import { execFile, type SpawnOptions, spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import { PlainError } from "../domain/plain-error.ts"
import { freePort } from "./free-port.ts"

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

const execFileAsync = promisify(execFile)
const isRoot = process.getuid?.() === 0

const foldersOfPrograms = (): string[] => {
  const packaged = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .map((name) => join(parent, name, "bin"))
      : [],
  )
  return [...(process.env.PATH ?? "").split(delimiter), ...packaged]
}

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const programs = foldersOfPrograms().find((folder) =>
  ["initdb", "pg_ctl"].every((name) => isProgram(join(folder, name))),
)

/**
 * Tells whether PostgreSQL is installed, and prints a message if it is not.
 * @throws PlainError in CI, where no check may be skipped
 */
export const hasPostgres = (): boolean => {
  if (programs) return true
  const sentence = "PostgreSQL is not installed here (no initdb and pg_ctl): what needs a server of it is left out."
  if (process.env.CI) throw new PlainError(`${sentence} In CI that is a failure: install Debian's package postgresql.`)
  process.stderr.write(`${sentence}\n`)
  return false
}

const databasesAt = (server: string): Databases => {
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

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
const asUser = (program: string, options: readonly string[]): [string, string[]] => {
  const file = join(programs ?? "", program)
  return isRoot
    ? ["setpriv", ["--reuid=nobody", "--regid=nogroup", "--clear-groups", file, ...options]]
    : [file, [...options]]
}

const runAs = async (program: string, options: readonly string[], folder: string): Promise<void> => {
  await execFileAsync(...asUser(program, options), { cwd: folder, env: { ...process.env, HOME: folder } })
}

/** Starts a server in a new temporary folder, on a free port. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-postgres-"))
  const data = join(folder, "data")
  const password = randomBytes(12).toString("hex")
  const passwordFile = join(folder, "password")
  const port = await freePort()
  writeFileSync(passwordFile, password)
  // The user `nobody` needs access to every parent of the temporary folder.
  if (isRoot) await execFileAsync("chown", ["-R", "nobody:nogroup", folder])
  else chmodSync(folder, 0o700)
  await runAs(
    "initdb",
    ["-D", data, "-U", "site", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--locale=C"],
    folder,
  )
  const start = async () => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`
    // Discards pg_ctl's output, which the server would keep open.
    const options: SpawnOptions = { cwd: folder, env: { ...process.env, HOME: folder }, stdio: "ignore" }
    const [program, programArgs] = asUser("pg_ctl", [
      "-D",
      data,
      "-w",
      "-o",
      settings,
      "-l",
      join(folder, "log"),
      "start",
    ])
    const [code] = await once(spawn(program, programArgs, options), "close")
    if (code !== 0) throw new Error(`PostgreSQL did not start: see ${join(folder, "log")}.`)
  }
  const stop = () => runAs("pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"], folder)
  const remove = async () => {
    process.off("exit", kill)
    if (existsSync(join(data, "postmaster.pid"))) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // Stops the server if this process exits before `remove`.
  const kill = () => {
    spawnSync(...asUser("pg_ctl", ["-D", data, "-m", "immediate", "stop"]), { cwd: folder, stdio: "ignore" })
    rmSync(folder, { recursive: true, force: true })
  }
  process.once("exit", kill)
  await start()
  const { newDatabase } = databasesAt(`postgresql://site:${password}@127.0.0.1:${port}/postgres`)
  return { newDatabase, start, stop, remove }
}

/** Tells whether tests have databases, from DATABASE_URL_TEST or from a temporary server. */
export const hasDatabases = (): boolean => Boolean(process.env.DATABASE_URL_TEST) || hasPostgres()

export const testDatabases = (): Promise<Databases> => {
  const configuredUrl = process.env.DATABASE_URL_TEST
  return configuredUrl ? Promise.resolve(databasesAt(configuredUrl)) : startPostgres()
}
