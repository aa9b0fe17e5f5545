import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { freePort } from "../free-port.ts"

/** A server process that can be killed at any time and restarted at the same address. */
export type ServerProcess = {
  readonly address: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
}

export const serverProcess = async (environment: NodeJS.ProcessEnv, sabotage: string): Promise<ServerProcess> => {
  const port = await freePort()
  let child: ChildProcess | undefined
  process.once("exit", () => child?.kill("SIGKILL"))
  return {
    address: `http://localhost:${port}`,
    start: async () => {
      const started = spawn(process.execPath, ["src/testing/soak/server.ts", String(port), sabotage], {
        env: { ...process.env, TRUST_PROXY: "1", ...environment },
        // Discards the errors about a stopped database, which are expected.
        stdio: ["ignore", "pipe", "ignore"],
      })
      child = started
      const ended = once(started, "exit").then(([code]) => {
        throw new Error(`The server ended with ${code} before it listened.`)
      })
      await Promise.race([once(started.stdout, "data"), ended])
      ended.catch(() => {})
    },
    kill: async () => {
      const killed = child
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return
      killed.kill("SIGKILL")
      await once(killed, "exit")
    },
  }
}
