import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { dsnOf } from "../domain/dsn.ts"
import { PlainError } from "../domain/plain-error.ts"
import { hasServiceWorker } from "../publish/service-worker.ts"
import { stampOf, stampOfFiles } from "../publish/stamps.ts"
import { compressedFolder } from "../server/http/rules.ts"
import { readListings } from "../site/listings/read.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { runProgram } from "../testing/tools/program.ts"
import { compressHashed } from "./compressed-copies.ts"
import { writeHostConfigs } from "./host-configs.ts"
import { seconds } from "./output.ts"
import { publish } from "./publish.ts"

/** Stores the caches of markets that are not being built: Gatsby has one `.cache` and one `public` for each project. */
const shelf = ".markets"
const activeFile = join(shelf, "active")
const lockFile = join(shelf, "lock")
const gatsbyFolders = [".cache", "public"] as const

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
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

const shelveCaches = () => {
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

const restoreCaches = (market: MarketName) => {
  writeFileSync(activeFile, market)
  for (const folder of gatsbyFolders) {
    const place = join(shelf, market, folder)
    if (existsSync(place)) renameSync(place, folder)
  }
}

/**
 * Files that invalidate the caches: Gatsby rewrites no page if only its styles change, and webpack's cache ignores
 * patches and the versions of compilers.
 */
const invalidatingFiles = ["src/**/*.css", "src/gatsby/patches/*.patch", "node_modules/.package-lock.json"]

/** Drops unusable caches, also those of another folder: Gatsby stores absolute paths of templates. */
const dropStaleCaches = (market: MarketName) => {
  const cacheKey = stampOf([resolve(), stampOfFiles(invalidatingFiles)])
  const keyFile = join(shelf, market, "use")
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === cacheKey) return
  rmSync(join(shelf, market), { recursive: true, force: true })
  mkdirSync(join(shelf, market), { recursive: true })
  writeFileSync(keyFile, cacheKey)
}

/**
 * Runs Gatsby with the caches of one market, which must never mix with another market's.
 * @param clean deletes the caches first
 * @param check runs before Gatsby and throws to prevent the build
 */
export const withMarket = (
  market: MarketName,
  { clean = false, check }: { clean?: boolean; check?: () => Promise<void> },
  work: () => Promise<void>,
): Promise<void> =>
  withLock(async () => {
    shelveCaches()
    if (clean) rmSync(join(shelf, market), { recursive: true, force: true })
    dropStaleCaches(market)
    await check?.()
    // Gatsby records results before it writes them, so the caches of an aborted build would look valid.
    const unfinished = join(shelf, market, "unfinished")
    if (existsSync(unfinished))
      for (const folder of gatsbyFolders) rmSync(join(shelf, market, folder), { recursive: true, force: true })
    writeFileSync(unfinished, "")
    restoreCaches(market)
    try {
      await work()
      rmSync(unfinished)
    } finally {
      shelveCaches()
    }
  })

/**
 * Checks the content before Gatsby starts, in a separate process that frees the memory of the homes it has read.
 * @throws PlainError that names the invalid content
 */
const checkContent = async (market: MarketName) => {
  const { code, all } = await runProgram(process.execPath, ["src/cli/check.ts"], { env: { MARKET: market } })
  if (code !== 0) throw new PlainError(all.trimEnd())
}

/**
 * Limits the young generation, and collects garbage in one thread, because four waste a fifth of a build's CPU time.
 * `--expose-gc` lets patch 027 free memory before another process starts.
 */
const smallHeap = `--max-semi-space-size=16 --v8-pool-size=1 --expose-gc --require ${JSON.stringify(resolve("src/cli/small-heap.cjs"))}`

/**
 * Gatsby 5.16 with several processes sometimes reads page data before it is stored,
 * and fails with "Couldn't find temp query result".
 */
export const singleProcess = { GATSBY_CPU_COUNT: "1" } as const

/**
 * Builds one market into `dist/<market>`.
 * @param clean discards all caches of earlier builds
 * @throws PlainError if the build fails; `dist` is then unchanged
 */
export const buildMarket = async (market: MarketName, { clean = false }: { clean?: boolean } = {}): Promise<void> => {
  const started = Date.now()
  const label = markets[market].country
  const log = (message: string) => console.log(`[${label}] ${message}`)
  log(clean ? "building from nothing …" : "building …")
  dsnOf(process.env.SENTRY_DSN)
  hasServiceWorker()
  const check = async () => {
    const listingsSummary = await readListings(market)
    if (listingsSummary) log(`  ${listingsSummary}`)
    await checkContent(market)
  }
  await withMarket(market, { clean, check }, async () => {
    const { code, all } = await runProgram(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
      env: {
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${smallHeap}`,
        ...singleProcess,
        MARKET: market,
        GATSBY_TELEMETRY_DISABLED: "1",
        CI: "true",
        NODE_ENV: "production",
      },
      onLine: (line) => {
        const step = /^success (.+?)(?: - (.+))?$/.exec(line)
        if (step && Number.parseFloat(step[2] ?? "0") >= 1) log(`  ${step[1]}, ${step[2]}`)
        if (line.startsWith("info pictures:")) log(`  ${line.slice("info ".length)}`)
      },
    })
    writeFileSync(join(shelf, `${market}.log`), all)
    if (code !== 0)
      throw new PlainError(
        `${all
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
  log(`built into dist/${market} in ${seconds(Date.now() - started)}`)
}
