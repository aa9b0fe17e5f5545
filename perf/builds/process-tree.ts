import { readdirSync, readFileSync } from "node:fs"
import { startProgram } from "../../src/tools/program.ts"

export type Cost = {
  readonly code: number
  readonly output: string
  /** Seconds. */
  readonly wall: number
  /** Seconds of all processors, for the program and its child processes. */
  readonly cpu: number
  /** Peak memory of all processes in bytes, shared pages counted once; undefined on systems other than Linux. */
  readonly memory: number | undefined
}

/** Milliseconds between memory samples; a sample costs a few milliseconds. */
const pause = 500

const parents = (): Map<number, number> =>
  new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, "latin1")) ?? []
          return [[Number(name), Number(parent)] as const]
        } catch {
          return []
        }
      }),
  )

const isBelow = (root: number, pid: number, tree: ReadonlyMap<number, number>): boolean => {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = tree.get(at)) if (at === root) return true
  return false
}

/** Sums the proportional set size (PSS), which counts shared memory once. */
const memoryOf = (root: number): number => {
  const tree = parents()
  return [...tree.keys()]
    .filter((pid) => isBelow(root, pid, tree))
    .reduce((sum, pid) => {
      try {
        return sum + 1024 * Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "latin1"))?.[1] ?? 0)
      } catch {
        return sum
      }
    }, 0)
}

/** Parses "0m1.230s" into seconds. */
const secondsOf = (text: string): number => {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Runs a program in a shell, whose `times` command reports the CPU time of all child processes. */
export const costOf = async (program: readonly string[], cwd: string): Promise<Cost> => {
  const started = performance.now()
  const script = '"$@"; code=$?; echo; echo @times; times; exit $code'
  const { child, output, ended } = startProgram("sh", ["-c", script, "sh", ...program], { cwd, hasGroup: true })
  let memory: number | undefined
  const look = () => {
    if (process.platform === "linux" && child.pid) memory = Math.max(memory ?? 0, memoryOf(child.pid))
  }
  const looks = setInterval(look, pause)
  const code = await ended
  clearInterval(looks)
  const wall = (performance.now() - started) / 1000
  const [programOutput = "", timesText = ""] = output.all.split("\n@times\n")
  const cpu = [...timesText.matchAll(/\d+m[\d.]+s/g)].reduce((sum, [text]) => sum + secondsOf(text), 0)
  return { code, output: programOutput, wall, cpu, memory }
}
