import { request } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"
import type { MarketName } from "../../spec/markets.ts"
import { startProgram } from "../../tools/program.ts"

/** A built market on the runtime of a host. */
export type Host = { readonly address: string; readonly stop: () => Promise<unknown> }

export type HostOptions = {
  readonly market: MarketName
  /** Folder of the built site. */
  readonly site: string
  /** Writable folder of the host, with the host configurations of the build. */
  readonly folder: string
  /** Whether a test calls the functions of the host. */
  readonly hasFunctions: boolean
  /** URL of a PostgreSQL database for the functions; empty if none is needed or installed. */
  readonly database: string
  /** Address of our own server (`127.0.0.1:<port>`), for hosts that are proxies for its services. */
  readonly service: string
}

export type Answer = {
  readonly status: number
  /** Values by header name, not merged. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly text: string
}

/** Sends a request with the path exactly as written, and follows no redirects. */
export const ask = (
  address: string,
  path: string,
  { method = "GET", type = "", body = "" }: { method?: string; type?: string; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const headers = body ? { "content-type": type, "content-length": Buffer.byteLength(body) } : {}
    const clientRequest = request(
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
    clientRequest.on("timeout", () => clientRequest.destroy(new Error(`no answer to ${method} ${path} for 30 s`)))
    clientRequest.on("error", reject)
    clientRequest.end(body)
  })

/** Starts a server and waits until it responds. */
export const startServer = async (
  address: string,
  program: string,
  options: readonly string[],
  cwd: string,
  env?: NodeJS.ProcessEnv,
): Promise<Host> => {
  const { child, output, stop: stopWith } = startProgram(program, options, { cwd, ...(env && { env }), hasGroup: true })
  const stop = () => stopWith("SIGKILL")
  const until = Date.now() + 90_000
  for (;;) {
    const answers = await ask(address, "/").then(
      ({ status }) => status === 200,
      () => false,
    )
    if (answers) return { address, stop }
    if (Date.now() > until || child.exitCode !== null) {
      await stop()
      throw new Error(`${program} ${options[0]} does not serve ${address}:\n${output.all}`)
    }
    await sleep(100)
  }
}
