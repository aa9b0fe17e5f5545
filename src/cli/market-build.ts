import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { readListings } from "../build/listings/read.ts"
import { serviceWorkerInUse } from "../build/service-worker.ts"
import { stampOf, stampOfFiles } from "../build/stamps.ts"
import { dsnOf } from "../domain/dsn.ts"
import { PlainError } from "../domain/plain-error.ts"
import { compressedFolder } from "../server/rules.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { compressHashed } from "./compressed-copies.ts"
import { writeHostConfigs } from "./host-configs.ts"
import { seconds } from "./output.ts"
import { publish } from "./publish.ts"
import { run } from "./run.ts"

/** Where each market's caches wait while another is built: Gatsby knows one `.cache` and one `public` a project. */
const shelf = ".markets"
const activeFile = join(shelf, "active")
const lockFile = join(shelf, "lock")
const gatsbyFolders = [".cache", "public"] as const

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is one all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

const takeLock = (): boolean => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}

const withLock = async (work: () => Promise<void>): Promise<void> => {
  mkdirSync(shelf, { recursive: true })
  if (!takeLock()) {
    const holder = Number(readFileSync(lockFile, "utf8"))
    if (isRunning(holder))
      throw new PlainError(
        `Another build is running here (process ${holder}, by ${lockFile}): wait for it, or stop it, then run the command again.`,
      )
    rmSync(lockFile, { force: true })
    if (!takeLock()) throw new PlainError(`Another build has just begun here, by ${lockFile}: run the command again.`)
  }
  try {
    await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

const putAway = () => {
  if (!existsSync(activeFile)) {
    for (const folder of gatsbyFolders) rmSync(folder, { recursive: true, force: true })
    return
  }
  const market = readFileSync(activeFile, "utf8")
  for (const folder of gatsbyFolders) {
    const place = join(shelf, market, folder)
    if (!existsSync(folder)) continue
    rmSync(place, { recursive: true, force: true })
    mkdirSync(join(shelf, market), { recursive: true })
    renameSync(folder, place)
  }
  rmSync(activeFile)
}

const takeOut = (market: MarketName) => {
  writeFileSync(activeFile, market)
  for (const folder of gatsbyFolders) {
    const place = join(shelf, market, folder)
    if (existsSync(place)) renameSync(place, folder)
  }
}

/**
 * Caches are of no use where one of these is another: pages hold styles, and Gatsby writes no page anew for them alone; of packages
 * webpack knows the version, and neither their patches nor what compiles the scripts.
 */
const decisive = ["src/**/*.css", "src/patches/*", "node_modules/.package-lock.json"]

/** Nor in another folder: Gatsby knows templates and queries by their full path, and takes those of the old folder for ones that are gone. */
const dropIfOfNoUse = (market: MarketName) => {
  const use = stampOf([resolve(), stampOfFiles(decisive)])
  const stamp = join(shelf, market, "use")
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === use) return
  rmSync(join(shelf, market), { recursive: true, force: true })
  mkdirSync(join(shelf, market), { recursive: true })
  writeFileSync(stamp, use)
}

/**
 * Runs Gatsby's work with the caches of one market in place; they never mix with another's.
 * @param clean without what is in the caches
 * @param check what has to hold before Gatsby starts
 */
export const withMarket = (
  market: MarketName,
  { clean = false, check }: { clean?: boolean; check?: () => Promise<void> },
  work: () => Promise<void>,
): Promise<void> =>
  withLock(async () => {
    putAway()
    if (clean) rmSync(join(shelf, market), { recursive: true, force: true })
    dropIfOfNoUse(market)
    await check?.()
    // Gatsby notes what it has worked out before it has written it: caches of a build that broke off would be taken for right.
    const unfinished = join(shelf, market, "unfinished")
    if (existsSync(unfinished))
      for (const folder of gatsbyFolders) rmSync(join(shelf, market, folder), { recursive: true, force: true })
    writeFileSync(unfinished, "")
    takeOut(market)
    try {
      await work()
      rmSync(unfinished)
    } finally {
      putAway()
    }
  })

/**
 * Stops before Gatsby starts where the content is not right. In a process of its own, because the homes that it has read would stay in
 * memory beside Gatsby's.
 * @throws PlainError that says what is wrong
 */
const checkContent = async (market: MarketName) => {
  const { code, output } = await run(process.execPath, ["src/cli/check.ts"], {
    env: { ...process.env, MARKET: market },
  })
  if (code !== 0) throw new PlainError(output.trimEnd())
}

/**
 * Little room for what has just been made, and one thread beside each that works to collect it: four wait for each other, and take a
 * fifth of a build's CPU time. Memory that can be cleaned up before another process starts (patch 027); the rest is said there.
 */
const smallHeap = `--max-semi-space-size=16 --v8-pool-size=1 --expose-gc --require ${JSON.stringify(resolve("src/cli/small-heap.cjs"))}`

/**
 * One process for page data: from several, Gatsby 5.16 now and then reads a page's data before it is stored, and the build ends with
 * "Couldn't find temp query result".
 */
export const inOneProcess = { GATSBY_CPU_COUNT: "1" } as const

/**
 * Builds one market into `dist/<market>`.
 * @param clean without anything kept from earlier builds
 * @throws PlainError, after which `dist` is as it was
 */
export const buildMarket = async (market: MarketName, { clean = false }: { clean?: boolean } = {}): Promise<void> => {
  const started = Date.now()
  const label = markets[market].country
  const say = (message: string) => console.log(`[${label}] ${message}`)
  say(clean ? "building from nothing …" : "building …")
  dsnOf(process.env.SENTRY_DSN)
  serviceWorkerInUse()
  const check = async () => {
    const read = await readListings(market)
    if (read) say(`  ${read}`)
    await checkContent(market)
  }
  await withMarket(market, { clean, check }, async () => {
    const { code, output } = await run(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${smallHeap}`,
        ...inOneProcess,
        MARKET: market,
        GATSBY_TELEMETRY_DISABLED: "1",
        CI: "true",
        NODE_ENV: "production",
      },
      onLine: (line) => {
        const step = /^success (.+?)(?: - (.+))?$/.exec(line)
        if (step && Number.parseFloat(step[2] ?? "0") >= 1) say(`  ${step[1]}, ${step[2]}`)
        if (line.startsWith("info pictures:")) say(`  ${line.slice("info ".length)}`)
      },
    })
    writeFileSync(join(shelf, `${market}.log`), output)
    if (code !== 0)
      throw new PlainError(
        `${output
          .trimEnd()
          .split("\n")
          .slice(-40)
          .map((line) => line.slice(0, 300))
          .join(
            "\n",
          )}\n\nThe ${label} site could not be built: see the message above (all of it is in ${shelf}/${market}.log). dist/${market} is as it was.`,
      )
    await compressHashed("public", compressedFolder(market))
    publish(market, join(shelf, market))
    writeHostConfigs(market)
  })
  say(`built into dist/${market} in ${seconds(Date.now() - started)}`)
}
