import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

export type ServingProgram = {
  readonly child: ChildProcess
  /** All that it has said so far. */
  readonly said: { out: string; error: string }
  /** Of the first site that it serves. */
  readonly address: Promise<string>
}

/**
 * Starts the program that serves what is built, in a folder that has a `dist`.
 * @param before a command that the program is started by
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
  const said = { out: "", error: "" }
  child.stdout.on("data", (chunk) => {
    said.out += chunk
  })
  child.stderr.on("data", (chunk) => {
    said.error += chunk
  })
  const address = once(child.stdout, "data").then(() => /http:\/\/[^\s/]+/.exec(said.out)?.[0] ?? "")
  return { child, said, address }
}
