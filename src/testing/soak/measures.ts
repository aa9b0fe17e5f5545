import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import memory from "../../cli/serve-memory.json" with { type: "json" }

/** Options and environment of `npm run serve`, for a server in another working directory. */
export const serveMemory = {
  flags: memory.flags,
  environment: { ...memory.environment, NODE_COMPILE_CACHE: resolve(memory.environment.NODE_COMPILE_CACHE) },
}

/** Megabytes of a process in memory, on Linux. @throws Error if there is no such process or another system */
export const residentMb = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

export const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[values.length >> 1]
