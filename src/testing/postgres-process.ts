import { execFile, type SpawnOptions, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { programPath } from "../tools/optional-programs.ts"

const execFileAsync = promisify(execFile)
const isRoot = process.getuid?.() === 0

/** PostgreSQL, PgBouncer and Exim refuse to run as root, so root starts them as the user `nobody`. */
export const asUser = (file: string, options: readonly string[]): [string, string[]] =>
  isRoot ? ["setpriv", ["--reuid=nobody", "--regid=nogroup", "--clear-groups", file, ...options]] : [file, [...options]]

/** Debian keeps the programs of the server beside initdb, but may link only some of them in PATH. */
const ofPostgres = (program: string, options: readonly string[]) =>
  asUser(join(dirname(realpathSync(programPath("initdb"))), program), options)

/** Runs one of PostgreSQL's programs to its end. */
export const runPostgres = async (program: string, options: readonly string[], folder: string): Promise<void> => {
  await execFileAsync(...ofPostgres(program, options), { cwd: folder, env: { ...process.env, HOME: folder } })
}

/** Lets the user of the servers write in a folder, with all that it has. */
export const giveToServers = async (folder: string): Promise<void> => {
  if (isRoot) await execFileAsync("chown", ["-R", "nobody:nogroup", folder])
  else chmodSync(folder, 0o700)
}

/** A server of a data folder that exists, such as one of `initdb`. */
export type PostgresProcess = {
  readonly start: () => Promise<void>
  /** Stops at once without cleanup, as in a power failure. */
  readonly stop: () => Promise<void>
}

export const postgresProcess = (folder: string, data: string, port: number): PostgresProcess => ({
  start: async () => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`
    // Discards pg_ctl's output, which the server would keep open.
    const options: SpawnOptions = { cwd: folder, env: { ...process.env, HOME: folder }, stdio: "ignore" }
    const log = join(folder, `log-${port}`)
    const [program, programArgs] = ofPostgres("pg_ctl", ["-D", data, "-w", "-o", settings, "-l", log, "start"])
    const [code] = await once(spawn(program, programArgs, options), "close")
    if (code !== 0) throw new Error(`PostgreSQL did not start: see ${log}.`)
  },
  stop: () => runPostgres("pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"], folder),
})

/**
 * Makes a temporary folder for servers, which are stopped with it even if this process exits before.
 * @param dataFolders names of the servers' data folders in it
 */
export const serversFolder = (dataFolders: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-postgres-"))
  const remove = () => {
    process.off("exit", remove)
    for (const name of dataFolders.filter((name) => existsSync(join(folder, name, "postmaster.pid"))))
      spawnSync(...ofPostgres("pg_ctl", ["-D", join(folder, name), "-m", "immediate", "stop"]), {
        cwd: folder,
        stdio: "ignore",
      })
    rmSync(folder, { recursive: true, force: true })
  }
  process.once("exit", remove)
  return { folder, remove }
}
