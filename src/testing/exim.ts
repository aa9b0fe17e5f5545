import { chmodSync, chownSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../tools/free-port.ts"
import { programPath } from "../tools/optional-programs.ts"
import { startProgram } from "../tools/program.ts"
import { writeFiles } from "./files.ts"
import { temporaryFolder } from "./folders.ts"
import { asUser } from "./postgres-process.ts"

/** Id of Debian's user and group without rights, since Exim does not work as root. */
const nobody = 65_534

export type Exim = {
  readonly port: number
  /** Returns the messages in the queue, each with how it came, its headers and its body. */
  readonly queued: () => string[]
  readonly stop: () => Promise<number>
}

/** Starts Exim, which keeps each message in its queue. By default it offers STARTTLS with a certificate that it signs itself. */
export const startExim = async (): Promise<Exim> => {
  const isRoot = process.getuid?.() === 0
  const [user, group] = isRoot ? [nobody, nobody] : [process.getuid?.() ?? nobody, process.getgid?.() ?? nobody]
  const folder = temporaryFolder()
  const port = await freePort()
  const settings = [
    `exim_user = ${user}`,
    `exim_group = ${group}`,
    "primary_hostname = mail.kvistbo.example",
    `spool_directory = ${folder}`,
    `log_file_path = ${folder}/%slog`,
    `pid_file_path = ${folder}/exim.pid`,
    `daemon_smtp_ports = ${port}`,
    "local_interfaces = 127.0.0.1",
    "acl_smtp_rcpt = accept",
    "queue_only",
    "begin acl",
    "begin routers",
    "begin transports",
  ]
  writeFiles(folder, { "exim.conf": `${settings.join("\n")}\n` })
  chmodSync(folder, 0o755)
  chmodSync(join(folder, "exim.conf"), 0o644)
  if (isRoot) chownSync(folder, user, group)
  const exim = startProgram(...asUser(programPath("exim4"), ["-C", join(folder, "exim.conf"), "-bdf"]))
  await exim.find(/listening for SMTP/)
  return {
    port,
    queued: () => {
      const queue = join(folder, "input")
      const read = (name: string) => readFileSync(join(queue, name), "utf8")
      return readdirSync(queue)
        .filter((name) => name.endsWith("-H"))
        .map((name) => read(name) + read(name.replace(/-H$/, "-D")))
    },
    stop: () => exim.stop(),
  }
}
