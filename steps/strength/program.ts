import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"

const running = new Set<ChildProcess>()

/** Ends all child processes with this process. */
process.once("exit", () => {
  for (const child of running) child.kill()
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130))

export type Place = { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv }

/** Starts one of the project's programs and collects its output. */
export const start = (options: readonly string[], { cwd = process.cwd(), env = {} }: Place = {}) => {
  const child = spawn(process.execPath, options, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  running.add(child)
  child.once("close", () => running.delete(child))
  const said = { output: "" }
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said.output += chunk))
  return { child, said }
}

/** Runs a program to its end, and kills it after `limit` milliseconds. */
export const finished = async (
  options: readonly string[],
  place: Place,
  limit: number,
): Promise<{ code: number | null; output: string }> => {
  const { child, said } = start(options, place)
  const timer = setTimeout(() => child.kill("SIGKILL"), limit)
  const [code] = (await once(child, "close")) as [number | null]
  clearTimeout(timer)
  return { code, output: said.output }
}
