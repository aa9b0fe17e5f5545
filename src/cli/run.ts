import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"

export type Result = { readonly code: number; readonly output: string }

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/** Passes signals on and waits for the child, so that it does not keep writing files after its parent has exited. */
const stopTogether = (child: ChildProcess): void => {
  const stop = (signal: NodeJS.Signals) => {
    child.once("close", () => process.exit(1))
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, stop)
  child.once("close", () => {
    for (const signal of signals) process.off(signal, stop)
  })
}

/**
 * Runs a program until it ends and collects its output.
 * @param onLine called with each line of output
 */
export const run = (
  program: string,
  options: readonly string[],
  { env = process.env, onLine = () => {} }: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void } = {},
): Promise<Result> =>
  new Promise((resolve) => {
    const child = spawn(program, options, { env, stdio: ["ignore", "pipe", "pipe"] })
    stopTogether(child)
    let output = ""
    let rest = ""
    const take = (chunk: Buffer) => {
      output += chunk
      const lines = (rest + chunk).split("\n")
      rest = lines.pop() ?? ""
      for (const line of lines) onLine(line)
    }
    child.stdout.on("data", take)
    child.stderr.on("data", take)
    child.on("error", (error) => resolve({ code: 127, output: `${program}: ${error.message}\n` }))
    child.on("close", (code) => {
      if (rest) onLine(rest)
      resolve({ code: code ?? 1, output })
    })
  })

/** Runs one of the project's own programs in this terminal and returns its exit code. */
export const runHere = async (options: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> => {
  const child = spawn(process.execPath, options, { stdio: "inherit", env: { ...process.env, ...env } })
  stopTogether(child)
  const [code] = await once(child, "close")
  return code ?? 1
}
