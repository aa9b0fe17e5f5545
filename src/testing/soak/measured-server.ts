import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { freePort } from "../../tools/free-port.ts"
import { type Program, startProgram } from "../../tools/program.ts"
import { residentMb, serveMemory } from "./measures.ts"

export type MeasuredServer = {
  readonly port: number
  /** Seconds of CPU time used so far. */
  readonly cpu: () => number
  readonly memoryMb: () => number
  readonly stop: () => Promise<unknown>
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false))
    socket.on("connect", () => socket.destroy())
  })

const ticks = Number(execFileSync("getconf", ["CLK_TCK"]))

const measure = async ({ child, stop }: Program, port: number): Promise<MeasuredServer> => {
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} has ended with ${child.exitCode}.`)
    await wait(50)
  }
  const read = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, "utf8")
  return {
    port,
    cpu: () => {
      const fields = read("stat")
        .replace(/^.*\) /, "")
        .split(" ")
      return (Number(fields[11]) + Number(fields[12])) / ticks
    },
    memoryMb: () => residentMb(child.pid),
    stop,
  }
}

/** @param folder contains a `dist` with the Swedish site */
export const ourServer = async (folder: string): Promise<MeasuredServer> => {
  const port = await freePort()
  const env = {
    ...serveMemory.environment,
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATABASE_URL: "",
  }
  const args = [...serveMemory.flags, join(process.cwd(), "src/cli/serve.ts"), "se"]
  const server = startProgram(process.execPath, args, {
    cwd: folder,
    env: { ...env, LEADS_FILE: join(folder, "leads.sqlite") },
    onLine: (line, stream) => stream === "error" && console.error(line),
  })
  return measure(server, port)
}

/**
 * Starts nginx in one process, with the compressed copies beside the files.
 * @param folder contains a `dist` with the Swedish site
 */
export const nginx = async (folder: string): Promise<MeasuredServer> => {
  const port = await freePort()
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  const http = [
    "include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;",
    "open_file_cache max=10000; gzip_static on;",
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `server { listen 127.0.0.1:${port}; root ${folder}/dist/se; }`,
  ]
  const user = process.getuid?.() === 0 ? "user root;" : ""
  const config = `${user} daemon off; master_process off; error_log stderr; pid ${folder}/nginx.pid; events {} http { ${http.join(" ")} }`
  const place = join(folder, "nginx.conf")
  writeFileSync(place, config)
  return measure(startProgram("nginx", ["-e", "stderr", "-c", place]), port)
}
