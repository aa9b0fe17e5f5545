import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"
import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"

/** A built market on the runtime of a host. */
export type Host = { readonly address: string; readonly stop: () => Promise<void> }

export type Starting = {
  readonly market: MarketName
  /** Where the host may write; it has the configurations that the build writes for the market. */
  readonly folder: string
  /** A PostgreSQL database for its functions; empty where none is asked. */
  readonly database: string
  /** Our own server, `127.0.0.1:<port>`, for hosts that pass on what is no file. */
  readonly service: string
}

export type Answer = {
  readonly status: number
  /** By name, each with all its values as they came. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly text: string
}

/** Asks with the path as it is written, and follows nothing. */
export const ask = (
  address: string,
  path: string,
  { method = "GET", type = "", body = "" }: { method?: string; type?: string; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const headers = body ? { "content-type": type, "content-length": Buffer.byteLength(body) } : {}
    const asked = request(
      { hostname, port, path, method, headers, agent: false, timeout: 30_000 },
      async (response) => {
        try {
          const body = await text(response)
          const headers = Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values]) => [name, values ?? []]),
          )
          resolve({ status: response.statusCode ?? 0, headers, text: body })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.on("timeout", () => asked.destroy(new Error(`no answer to ${method} ${path} for 30 s`)))
    asked.on("error", reject)
    asked.end(body)
  })

/**
 * Whether a program is installed; says so where it is not.
 * @throws PlainError in CI, where what needs it may not be left out
 */
export const hasProgram = (name: string, option: string): boolean => {
  if (!spawnSync(name, [option]).error) return true
  const sentence = `${name} is not installed here: the site is not tried on it.`
  if (process.env.CI)
    throw new PlainError(`${sentence} In CI that is a failure: install Debian's package of that name.`)
  console.log(sentence)
  return false
}

/** Starts a server in a process group of its own, and waits until it answers. */
export const started = async (
  address: string,
  program: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<Host> => {
  const child = spawn(program, options, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk))
  const ended = once(child, "close")
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL")
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
    }
  }
  process.once("exit", end)
  const stop = async () => {
    end()
    await ended
    process.off("exit", end)
  }
  const until = Date.now() + 90_000
  for (;;) {
    const answers = await ask(address, "/").then(
      ({ status }) => status === 200,
      () => false,
    )
    if (answers) return { address, stop }
    if (Date.now() > until || child.exitCode !== null) {
      await stop()
      throw new Error(`${program} ${options[0]} does not serve ${address}:\n${said}`)
    }
    await sleep(100)
  }
}
