import { freePort } from "../../tools/free-port.ts"
import { type Program, startProgram } from "../../tools/program.ts"

/** A server process that can be killed at any time and restarted at the same address. */
export type ServerProcess = {
  readonly address: string
  readonly start: () => Promise<unknown>
  readonly kill: () => Promise<unknown>
}

export const serverProcess = async (environment: NodeJS.ProcessEnv, sabotage: string): Promise<ServerProcess> => {
  const port = await freePort()
  let server: Program | undefined
  return {
    address: `http://localhost:${port}`,
    start: () => {
      const args = ["src/testing/soak/server.ts", String(port), sabotage]
      server = startProgram(process.execPath, args, { env: { TRUST_PROXY: "1", ...environment } })
      return server.find(/listening/)
    },
    kill: async () => server?.stop("SIGKILL"),
  }
}
