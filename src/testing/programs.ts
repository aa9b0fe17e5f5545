import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

export type CommandResult = { readonly code: number | null; readonly out: string; readonly error: string }

/** Runs a command of `src/cli` until it ends, in the given folder. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<CommandResult> => {
  const child = spawn(process.execPath, [resolve(`src/cli/${command}.ts`), ...args], {
    cwd,
    env: { ...process.env, ...env },
  })
  const output = { out: "", error: "" }
  child.stdout.on("data", (chunk) => {
    output.out += chunk
  })
  child.stderr.on("data", (chunk) => {
    output.error += chunk
  })
  const [code] = (await once(child, "close")) as [number | null]
  return { code, ...output }
}
