import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { basename, dirname, join } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { headersOf } from "../domain/host-rules.ts"
import { rulesFile } from "../gatsby/adapter.ts"
import { hashedName, readRules, rulesName } from "../server/http/rules.ts"
import { switchLink } from "../server/http/switch-link.ts"
import type { MarketName } from "../spec/markets.ts"

/** Files that Gatsby writes for its own use. */
const notPublished = /^(?:_gatsby|~partytown|webpack\.stats\.json|chunk-map\.json)(?:\/|$)|\.map$/

/** Time (ms) for which an open tab can load files of the build that it was opened with. */
const retentionMs = 7 * 24 * 60 * 60 * 1000

const placesOf = (market: MarketName, { dist } = chosenAgency()) => ({
  /** Link to the release that is published. */
  site: join(dist, market),
  /** Folder of releases, which are named after the time (ms) of their publishing. */
  releases: join(dist, ".releases", market),
  /** Times at which files that only open tabs request were replaced, by path. */
  replaced: join(dist, ".releases", `${market}.json`),
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Name of the published release; undefined if there is none, or another program has put the site there. */
const publishedRelease = (market: MarketName): string | undefined => {
  const { site, releases } = placesOf(market)
  if (!lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const name = basename(readlinkSync(site))
  return existsSync(join(releases, name, rulesName)) ? name : undefined
}

/** Times (ms) of replacement, by path. */
type Replaced = Readonly<Record<string, number>>

/** Files of the last release that the new build lacks, but that open tabs may request. */
const replacedFiles = (last: string, paths: Iterable<string>, replaced: Replaced, now: number): Replaced => {
  const { headers } = readRules(readFileSync(join(last, rulesName), "utf8"))
  const isImmutable = (path: string) =>
    hashedName.test(path) || headersOf(headers, path)["cache-control"]?.includes("immutable")
  const times: Record<string, number> = {}
  for (const path of paths) {
    const time = replaced[path] ?? now
    if (now - time <= retentionMs && isImmutable(`/${path}`)) times[path] = time
  }
  return times
}

/**
 * Publishes the build as a whole release, and switches the link of the site to it. Unchanged files are hard links of the
 * last release, which take no space; files with a hash in their name stay for a week.
 * @param shelf folder of the build's caches, which also record the release that was made of them
 * @param now time (ms) of publishing
 */
export const publish = (market: MarketName, shelf: string, now = Date.now()): void => {
  const { site, releases, replaced } = placesOf(market)
  const [next, release, note] = [join(releases, "next"), String(now), join(shelf, "published")]
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const lastRelease = publishedRelease(market)
  const last = join(releases, lastRelease ?? "none")
  const lastPaths = new Set(lastRelease ? filesIn(last) : [])
  const isOfShelf = existsSync(note) && readFileSync(note, "utf8") === lastRelease && now > Number(lastRelease)
  let folder = next
  const put = (path: string, isLink: boolean): void => {
    const place = join(next, path)
    if (dirname(place) !== folder) mkdirSync(dirname(place), { recursive: true })
    folder = dirname(place)
    if (isLink) linkSync(join(last, path), place)
    else copyFileSync(join("public", path), place)
  }
  for (const path of filesIn("public").filter((name) => !notPublished.test(name))) {
    const isOld = lastPaths.delete(path) && isOfShelf
    put(path, isOld && lstatSync(join("public", path)).ctimeMs < Number(lastRelease))
  }
  lastPaths.delete(rulesName)
  const before: Replaced = existsSync(replaced) ? JSON.parse(readFileSync(replaced, "utf8")) : {}
  const kept = lastRelease ? replacedFiles(last, lastPaths, before, now) : {}
  for (const path of Object.keys(kept)) put(path, true)
  copyFileSync(rulesFile, join(next, rulesName))
  renameSync(next, join(releases, release))
  writeFileSync(replaced, JSON.stringify(kept))
  // A folder from elsewhere makes room for the link.
  if (lstatSync(site, { throwIfNoEntry: false })?.isDirectory()) renameSync(site, join(releases, "elsewhere"))
  switchLink(site, join(".releases", market, release))
  writeFileSync(note, release)
  for (const name of readdirSync(releases))
    if (name !== lastRelease && name !== release) rmSync(join(releases, name), { recursive: true })
}
