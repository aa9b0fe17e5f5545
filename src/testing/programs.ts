import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

export type Ended = { readonly code: number | null; readonly out: string; readonly error: string }

/** Runs one of the commands in `src/cli` to its end, in a folder of its own. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Ended> => {
  const child = spawn(process.execPath, [resolve(`src/cli/${command}.ts`), ...args], {
    cwd,
    env: { ...process.env, ...env },
  })
  const said = { out: "", error: "" }
  child.stdout.on("data", (chunk) => {
    said.out += chunk
  })
  child.stderr.on("data", (chunk) => {
    said.error += chunk
  })
  const [code] = (await once(child, "close")) as [number | null]
  return { code, ...said }
}
