import { mostOfBuilds as most } from "./budgets.ts"
import type { Difference } from "./published.ts"

/** One build: what it cost, and what a deploy of it would send after the one before. */
export type Build = {
  readonly homes: number
  /** What had changed: nothing is a build from nothing. */
  readonly change: "price" | "added" | "removed" | null
  readonly name: string
  /** Seconds, and those of all processors. */
  readonly wall: number
  readonly cpu: number
  /** Bytes; undefined where the system does not tell. */
  readonly memory: number | undefined
  readonly files: number
  readonly pages: number
  readonly bytes: number
  readonly deploy: Difference | null
}

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? "–" : (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)

const columns = [
  "homes",
  "build",
  "wall s",
  "CPU s",
  "of full",
  "memory MB",
  "files",
  "site MB",
  "to upload",
  "MB",
  "to delete",
]

const fullOf = (builds: readonly Build[], { homes, change }: Build): Build | undefined =>
  change === null
    ? undefined
    : builds.findLast((build) => build.change === null && build.homes <= homes + 1 && build.homes >= homes - 1)

const cells = (builds: readonly Build[], build: Build): string[] => {
  const full = fullOf(builds, build)
  return [
    String(build.homes),
    build.name,
    build.wall.toFixed(0),
    build.cpu.toFixed(1),
    full ? (build.cpu / full.cpu).toFixed(2) : "",
    megabytes(build.memory),
    String(build.files),
    megabytes(build.bytes),
    build.deploy ? String(build.deploy.sent.length) : "all",
    megabytes(build.deploy?.bytes ?? build.bytes),
    build.deploy ? String(build.deploy.gone.length) : "",
  ]
}

/** CPU time that each page more has cost, from one number of homes to the next. */
const growth = (builds: readonly Build[]): string[] => {
  const full = builds.filter(({ change }) => change === null)
  return full.slice(1).map((build, index) => {
    const before = full[index] as Build
    const cost = ((build.cpu - before.cpu) * 1000) / (build.pages - before.pages)
    return `From ${before.homes} to ${build.homes} homes each page more costs ${cost.toFixed(1)} ms of CPU time.`
  })
}

export const tableOf = (builds: readonly Build[]): string => {
  const row = (texts: readonly string[]) => `| ${texts.join(" | ")} |`
  return [
    row(columns),
    row(columns.map(() => "---")),
    ...builds.map((build) => row(cells(builds, build))),
    ...growth(builds).flatMap((sentence) => ["", sentence]),
  ].join("\n")
}

/** What a build costs or sends beyond its budget. */
export const failuresOf = (builds: readonly Build[]): string[] =>
  builds.flatMap((build) => {
    const { homes, name, memory, cpu, change, deploy } = build
    const full = fullOf(builds, build)
    return [
      ...(memory !== undefined && memory > most.memory
        ? [`takes ${megabytes(memory)} MB: at most ${megabytes(most.memory)}`]
        : []),
      ...(full && homes >= 1000 && cpu > most.warmShare * full.cpu
        ? [`takes ${(cpu / full.cpu).toFixed(2)} of the full build's CPU time: at most ${most.warmShare}`]
        : []),
      ...(change === "price" && deploy && deploy.sent.length > most.filesOfOnePrice
        ? [`changes ${deploy.sent.length} files: at most ${most.filesOfOnePrice}`]
        : []),
    ].map((what) => `${homes} homes, ${name}: ${what}`)
  })
