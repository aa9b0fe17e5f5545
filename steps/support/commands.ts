import { resolve } from "node:path"
import { runProgram } from "../../src/tools/program.ts"

/** Printed by a command or server that has loaded the changed module of a mutant. */
const reachedLine = "The fault was reached.\n"

/** Options with which a program loads the changed module of a mutant, if there is one. */
export const plantFaults = (): string[] =>
  process.env.PLANTED_FAULT ? ["--import", resolve("steps/strength/switches/server-faults.ts")] : []

/** Tells the trial of a mutant that a program has loaded its changed module. */
export const noteFault = (output: string): void => {
  if (output.includes(reachedLine)) process.env.FAULT_REACHED = "yes"
}

/** Runs a command of the agency, and returns its exit code, its output and, beside errors, all that it prints. */
export const runCommand = async (file: string, args: readonly string[]) => {
  const { code, out, all } = await runProgram(process.execPath, [...plantFaults(), file, ...args])
  noteFault(all)
  return { code, out, all: all.replace(reachedLine, "") }
}
