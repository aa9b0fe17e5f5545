import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { stampOf, stampOfFiles } from "../publish/stamps.ts"
import { writeFile } from "../site/write-file.ts"
import { agencies } from "../spec/agencies.ts"
import type { MarketName } from "../spec/markets.ts"
import { withLock } from "./lock.ts"

const shelf = agencies.editors.caches

/** Stores the caches of a site that is not being built: Gatsby has one `.cache` and one `public` for each project. */
export const cachesOf = (market: MarketName): string => join(chosenAgency().caches, market)

/** Names the folder of the site that is being built. */
const activeFile = join(shelf, "building")
const gatsbyFolders = [".cache", "public"] as const

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

const shelveCaches = () => {
  const site = existsSync(activeFile) ? readFileSync(activeFile, "utf8") : undefined
  for (const folder of gatsbyFolders)
    if (site === undefined) remove(folder)
    else if (existsSync(folder)) {
      const place = join(site, folder)
      remove(place)
      mkdirSync(site, { recursive: true })
      renameSync(folder, place)
    }
  rmSync(activeFile, { force: true })
}

const restoreCaches = (site: string) => {
  writeFileSync(activeFile, site)
  for (const folder of gatsbyFolders) {
    const place = join(site, folder)
    if (existsSync(place)) renameSync(place, folder)
  }
}

/**
 * Files that invalidate the caches: Gatsby rewrites no page if only its styles change, and webpack's cache ignores
 * patches and the versions of compilers.
 */
const invalidatingFiles = ["src/**/*.css", "src/gatsby/patches/*.patch", "node_modules/.package-lock.json"]

/** Drops unusable caches, also those of another folder: Gatsby stores absolute paths of templates. */
const dropStaleCaches = (site: string) => {
  const cacheKey = stampOf([resolve(), stampOfFiles(invalidatingFiles)])
  const keyFile = join(site, "use")
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === cacheKey) return
  remove(site)
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
  const site = cachesOf(market)
  await withLock(join(shelf, "lock"), async () => {
    shelveCaches()
    if (clean) remove(site)
    dropStaleCaches(site)
    await check?.()
    // Gatsby records results before it writes them, so the caches of an aborted build would look valid.
    const unfinished = join(site, "unfinished")
    if (existsSync(unfinished)) for (const folder of gatsbyFolders) remove(join(site, folder))
    writeFileSync(unfinished, "")
    restoreCaches(site)
    try {
      await work()
      rmSync(unfinished)
    } finally {
      shelveCaches()
    }
  })
}
