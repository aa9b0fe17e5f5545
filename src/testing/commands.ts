import { resolve } from "node:path"
import { type Program, runProgram, startProgram } from "../tools/program.ts"

/** Commands see the editors' agency, as operators do. */
const editors = { AGENCY: "editors" }

type Place = { readonly cwd: string; readonly env: NodeJS.ProcessEnv }

/** Runs a command of `src/cli` until it ends, in the given folder. */
export const runCommand = async (command: string, args: readonly string[], place: Place) => {
  const { code, out, error } = await runProgram(process.execPath, [resolve(`src/cli/${command}.ts`), ...args], {
    ...place,
    env: { ...editors, ...place.env },
  })
  return { code, out, error }
}

/** A server with the address of its first site. */
export type ServingProgram = Program & { readonly address: Promise<string> }

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
  const program = startProgram(command, all, {
    cwd: folder,
    env: { ...editors, DATABASE_URL: "", LEADS_FILE: "", HOST: "", PORT: "", ...env },
  })
  const address = program.find(/(?<!\[metrics\] )http:\/\/[^\s/]+(?=\/)/)
  // A test of a server that cannot start never asks for its address.
  address.catch(() => {})
  return { ...program, address }
}
