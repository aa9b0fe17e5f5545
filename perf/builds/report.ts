import { buildAims, filesLimitOf, buildLimits as limits } from "./budgets.ts"
import type { Difference } from "./published.ts"

/** Cost of one build, and the upload that follows it. */
export type Build = {
  readonly homes: number
  /** The change since the last build; null is a build from nothing. */
  readonly change: "price" | "prices" | "added" | "removed" | null
  readonly name: string
  /** Seconds; `cpu` sums all processors. */
  readonly wall: number
  readonly cpu: number
  /** Bytes; undefined on systems other than Linux. */
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

/** Computes the CPU time of each further page, from one number of homes to the next. */
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

export type Check = { readonly what: string; readonly passed: boolean }

/** Minimum number of homes for the warm share: below it, Gatsby's start dominates both builds. */
const leastForShare = 1000

const pagesIn = ({ deploy }: Build): number => deploy?.sent.filter((path) => path.endsWith("index.html")).length ?? 0

/**
 * CPU time of a page, from two warm builds: one that writes nearly all pages and one that writes few. Their fixed cost
 * varies less than that of builds from nothing.
 */
const pageCost = (all: Build, few: Build): { readonly milliseconds: number; readonly pages: number } => {
  const pages = pagesIn(all) - pagesIn(few)
  return { milliseconds: ((all.cpu - few.cpu) * 1000) / pages, pages }
}

/** Warm builds of the same number of homes, or one more, that change little. */
const warmBuilds = (builds: readonly Build[], full: Build): Build[] =>
  builds.filter((build) => build.change !== "prices" && fullOf(builds, build) === full)

/**
 * Compares the cheapest warm build of a run with the build from nothing: what a warm build always does is in each of
 * them, and other work on the machine only adds to it.
 */
const shareCheck = (builds: readonly Build[], full: Build): Check[] => {
  const shares = warmBuilds(builds, full).map(({ cpu }) => cpu / full.cpu)
  if (shares.length === 0 || full.homes < leastForShare) return []
  const least = Math.min(...shares)
  const list = shares.map((share) => share.toFixed(2)).join(", ")
  return [
    {
      what: `${full.homes} homes: of the full build's CPU time ${least.toFixed(2)}, at most ${limits.warmShare} (warm builds: ${list})`,
      passed: least <= limits.warmShare,
    },
  ]
}

/** Compares every build with its budgets. */
export const checksOf = (builds: readonly Build[]): Check[] =>
  builds.flatMap((build) => {
    const { homes, name, memory, change, deploy } = build
    const check = (text: string, value: number, limit: number, write: (value: number) => string) => ({
      what: `${homes} homes, ${name}: ${text} ${write(value)}, at most ${write(limit)}`,
      passed: value <= limit,
    })
    return [
      ...(memory === undefined ? [] : [check("memory of", memory, limits.memory, (bytes) => `${megabytes(bytes)} MB`)]),
      ...(change === null ? shareCheck(builds, build) : []),
      ...(change === "price" && deploy
        ? [
            check("files changed:", deploy.sent.length, filesLimitOf(homes), String),
            {
              what: `${homes} homes, ${name}: the site has changed`,
              passed: deploy.sent.length > 0,
            },
          ]
        : []),
    ]
  })

/** Describes the cost of a page beside its aim. */
export const aimsOf = (builds: readonly Build[]): string[] =>
  builds.flatMap((build, index) => {
    const next = builds[index + 1]
    const full = fullOf(builds, build)
    if (build.change !== "prices" || !next || !full) return []
    const { milliseconds } = pageCost(build, next)
    const share = (milliseconds / full.cpu).toFixed(2)
    return [
      `${build.homes} homes: a page takes ${milliseconds.toFixed(1)} ms of CPU time, a thousand of them ${share} of the full build's; the aim is ${buildAims.pagesShare}`,
    ]
  })
