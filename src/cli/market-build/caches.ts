import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { stampOf, stampOfFiles } from "../../publish/stamps.ts"
import { writeFile } from "../../site/write-file.ts"
import type { MarketName } from "../../spec/markets.ts"
import { withLock } from "./lock.ts"

/** Stores the caches of markets that are not being built: Gatsby has one `.cache` and one `public` for each project. */
export const shelf = ".markets"
const activeFile = join(shelf, "active")
const gatsbyFolders = [".cache", "public"] as const

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

const shelveCaches = () => {
  const market = existsSync(activeFile) ? readFileSync(activeFile, "utf8") : undefined
  for (const folder of gatsbyFolders)
    if (market === undefined) remove(folder)
    else if (existsSync(folder)) {
      const place = join(shelf, market, folder)
      remove(place)
      mkdirSync(join(shelf, market), { recursive: true })
      renameSync(folder, place)
    }
  rmSync(activeFile, { force: true })
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
  remove(join(shelf, market))
  writeFile(keyFile, cacheKey)
}

export type CacheOptions = {
  /** Deletes the caches first. */
  readonly clean?: boolean
  /** Runs before the work, and throws to prevent it. */
  readonly check?: () => Promise<void>
}

/** Runs Gatsby with the caches of one market, which must never mix with another market's. */
export const withCaches = async (
  market: MarketName,
  { clean = false, check }: CacheOptions,
  work: () => Promise<void>,
): Promise<void> => {
  mkdirSync(shelf, { recursive: true })
  await withLock(join(shelf, "lock"), async () => {
    shelveCaches()
    if (clean) remove(join(shelf, market))
    dropStaleCaches(market)
    await check?.()
    // Gatsby records results before it writes them, so the caches of an aborted build would look valid.
    const unfinished = join(shelf, market, "unfinished")
    if (existsSync(unfinished)) for (const folder of gatsbyFolders) remove(join(shelf, market, folder))
    writeFileSync(unfinished, "")
    restoreCaches(market)
    try {
      await work()
      rmSync(unfinished)
    } finally {
      shelveCaches()
    }
  })
}
