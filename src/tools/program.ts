import { type ChildProcess, spawn } from "node:child_process"
import { constants } from "node:os"
import { stopWithThisProcess } from "./stopping.ts"

export type ProgramOptions = {
  readonly cwd?: string
  /** Added to the environment of this process. */
  readonly env?: NodeJS.ProcessEnv
  readonly onLine?: (line: string, stream: "out" | "error") => void
  /** Kills the program after this time. */
  readonly timeoutMs?: number
  /** Stops the program together with its own child processes. */
  readonly hasGroup?: boolean
  /** Lets the program use this terminal, which then gets the output instead. */
  readonly inTerminal?: boolean
}

export type Output = { all: string; out: string; error: string }

export type Program = {
  readonly child: ChildProcess
  /** Output so far. */
  readonly output: Readonly<Output>
  /** Exit code, as shells report it: 127 for a program that cannot start, 128 and its number for a signal. */
  readonly ended: Promise<number>
  /** @returns the first match in the output @throws Error if the program ends without one */
  readonly find: (pattern: RegExp) => Promise<string>
  readonly stop: (signal?: NodeJS.Signals) => Promise<number>
}

const collect = (child: ChildProcess, onLine: NonNullable<ProgramOptions["onLine"]>): Output => {
  const output = { all: "", out: "", error: "" }
  for (const [name, stream] of [["out", child.stdout] as const, ["error", child.stderr] as const]) {
    let rest = ""
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output.all += chunk
      output[name] += chunk
      const lines = (rest + chunk).split("\n")
      rest = lines.pop() ?? ""
      for (const line of lines) onLine(line, name)
    })
    stream?.once("end", () => rest && onLine(rest, name))
  }
  return output
}

/** Starts a program, which gets the stop signals of this process and never outlives it. */
export const startProgram = (
  command: string,
  args: readonly string[],
  { cwd, env, onLine = () => {}, timeoutMs, hasGroup = false, inTerminal = false }: ProgramOptions = {},
): Program => {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: hasGroup,
    stdio: inTerminal ? "inherit" : ["ignore", "pipe", "pipe"],
  })
  const output = collect(child, onLine)
  const ended = new Promise<number>((resolve) => {
    child.once("error", ({ code }: NodeJS.ErrnoException) => {
      output.all += `${command}: cannot be started (${code})\n`
      resolve(127)
    })
    child.once("close", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  const kill = (signal: NodeJS.Signals) => {
    if (!hasGroup || !child.pid) return child.kill(signal)
    try {
      process.kill(-child.pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
    }
  }
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    if (isRunning) kill(signal)
    return ended
  }
  const find = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const streams = [child.stdout, child.stderr]
      const look = () => {
        const [match] = pattern.exec(output.all) ?? []
        if (match === undefined) return
        for (const stream of streams) stream?.off("data", look)
        resolve(match)
      }
      for (const stream of streams) stream?.on("data", look)
      look()
      void ended.then((code) => reject(new Error(`${command} ${args[0]} has ended with ${code}:\n${output.all}`)))
    })
  stopWithThisProcess(ended, stop)
  if (timeoutMs !== undefined) {
    const timer = setTimeout(stop, timeoutMs, "SIGKILL")
    void ended.then(() => clearTimeout(timer))
  }
  return { child, output, ended, find, stop }
}

/** Runs a program until it ends. */
export const runProgram = async (
  command: string,
  args: readonly string[],
  options?: ProgramOptions,
): Promise<Output & { readonly code: number }> => {
  const { ended, output } = startProgram(command, args, options)
  const code = await ended
  return { code, ...output }
}
