import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { freePort } from "../tools/free-port.ts"
import { hasProgram, programPath } from "../tools/optional-programs.ts"
import { type Program, startProgram } from "../tools/program.ts"
import { asUser, giveToServers, postgresProcess, runPostgres, serversFolder } from "./postgres-process.ts"
import { createData, databasesAt } from "./postgres-server.ts"

const pooler = programPath("pgbouncer")

/** Tells whether PostgreSQL and PgBouncer are installed. */
export const hasCluster = (): boolean => hasProgram("initdb") && hasProgram("pgbouncer")

/** A primary and its synchronous standby behind PgBouncer in transaction mode. */
export type PostgresCluster = {
  /** Address of an empty database at the pooler. */
  readonly url: string
  /** Kills the primary, promotes the standby and leads the pooler to it; the standby gets none of its own. */
  readonly failOver: () => Promise<void>
  /** Kills the pooler with all its connections, and starts it again. */
  readonly restartPooler: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** The pooler's settings; `*` stands for every database. */
const poolerSettings = (folder: string, port: number, serverPort: number): string =>
  [
    "[databases]",
    `* = host=127.0.0.1 port=${serverPort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${join(folder, "users.txt")}`,
    "pool_mode = transaction",
    "default_pool_size = 15",
    "max_client_conn = 200",
    // Seconds before a server that was down is tried again.
    "server_login_retry = 1",
    "",
  ].join("\n")

const withClient = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the primary acknowledge a commit only once the standby has it on disk, and waits until that is so. */
const replicateSynchronously = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query("select pg_reload_conf()")
    const isSynchronous = async () =>
      (await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rows.length > 0
    while (!(await isSynchronous())) await pause(100)
  })

export const startCluster = async (): Promise<PostgresCluster> => {
  const { folder, remove } = serversFolder(["primary", "standby"])
  const [primaryPort, standbyPort, poolerPort] = [await freePort(), await freePort(), await freePort()]
  const [primaryData, standbyData] = [join(folder, "primary"), join(folder, "standby")]
  const password = await createData(folder, primaryData)
  const urlAt = (port: number) => `postgresql://site:${password}@127.0.0.1:${port}/postgres`
  const primary = postgresProcess(folder, primaryData, primaryPort)
  await primary.start()
  const database = new URL(await databasesAt(urlAt(primaryPort)).newDatabase()).pathname
  // `-R` makes the copy follow the server that it was taken from.
  const copy = ["-d", urlAt(primaryPort), "-D", standbyData, "-R", "-X", "stream", "--checkpoint=fast"]
  await runPostgres("pg_basebackup", copy, folder)
  await postgresProcess(folder, standbyData, standbyPort).start()
  await replicateSynchronously(urlAt(primaryPort))

  const settingsFile = join(folder, "pgbouncer.ini")
  const leadPoolerTo = (serverPort: number) =>
    writeFileSync(settingsFile, poolerSettings(folder, poolerPort, serverPort))
  const startPooler = () => startProgram(...asUser(pooler, ["--quiet", settingsFile]), { cwd: folder })
  const url = Object.assign(new URL(urlAt(poolerPort)), { pathname: database }).href
  const answers = () =>
    withClient(url, (client) => client.query("select 1")).then(
      () => true,
      () => false,
    )
  leadPoolerTo(primaryPort)
  writeFileSync(join(folder, "users.txt"), `"site" "${password}"\n`)
  await giveToServers(folder)
  let program: Program = startPooler()
  while (!(await answers())) {
    if (program.child.exitCode !== null) throw new Error(`PgBouncer did not start: ${program.output.all}`)
    await pause(100)
  }
  return {
    url,
    failOver: async () => {
      await primary.stop()
      await runPostgres("pg_ctl", ["-D", standbyData, "-w", "promote"], folder)
      leadPoolerTo(standbyPort)
      program.child.kill("SIGHUP")
    },
    restartPooler: async () => {
      await program.stop("SIGKILL")
      program = startPooler()
    },
    remove: async () => {
      await program.stop("SIGKILL")
      remove()
    },
  }
}
