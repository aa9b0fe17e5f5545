import { spawn } from "node:child_process"

export type Result = { readonly code: number; readonly output: string }

/**
 * Runs a program to its end and keeps what it says.
 * @param onLine called with each line as it comes
 */
export const run = (
  program: string,
  options: readonly string[],
  { env = process.env, onLine = () => {} }: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void } = {},
): Promise<Result> =>
  new Promise((resolve) => {
    const child = spawn(program, options, { env, stdio: ["ignore", "pipe", "pipe"] })
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
    const stop = () => child.kill("SIGTERM")
    process.once("exit", stop)
    child.on("close", () => process.off("exit", stop))
  })
