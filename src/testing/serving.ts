import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

export type ServingProgram = {
  readonly child: ChildProcess
  /** Output so far. */
  readonly output: { out: string; error: string }
  /** Address of the first served site. */
  readonly address: Promise<string>
}

/**
 * Starts `src/cli/serve.ts` in a folder that has a `dist`.
 * @param before command prefix, such as one that limits the process
 */
export const servingProgram = (
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  before: readonly string[] = [],
): ServingProgram => {
  const [command = "", ...all] = [...before, process.execPath, resolve("src/cli/serve.ts"), ...args]
  const child = spawn(command, all, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: "", LEADS_FILE: "", HOST: "", PORT: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output = { out: "", error: "" }
  child.stdout.on("data", (chunk) => {
    output.out += chunk
  })
  child.stderr.on("data", (chunk) => {
    output.error += chunk
  })
  const address = once(child.stdout, "data").then(() => /http:\/\/[^\s/]+/.exec(output.out)?.[0] ?? "")
  return { child, output, address }
}
