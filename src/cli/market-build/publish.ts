import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { rulesFile } from "../../gatsby/adapter.ts"
import { rulesName } from "../../server/http/rules.ts"
import type { MarketName } from "../../spec/markets.ts"

/** Files that Gatsby writes for its own use. */
const notPublished = /^(?:_gatsby|~partytown|webpack\.stats\.json|chunk-map\.json)(?:\/|$)|\.map$/

/** File in the `ready` folder that lists deleted paths. */
const deletedListName = ".gone.json"

const placesOf = (market: MarketName) => ({
  site: join("dist", market),
  /** A build that is being copied, a complete build that waits to be moved into place, and the previous build. */
  next: join("dist", `.${market}-next`),
  ready: join("dist", `.${market}-ready`),
  last: join("dist", `.${market}-last`),
  /** Identifies the published build; the build's caches hold a copy. */
  published: join("dist", `.${market}-published`),
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

const builtFiles = (): string[] => filesIn("public").filter((path) => !notPublished.test(path))

/** Copies built files and their rules to a new folder; Node.js' recursive copy takes a quarter longer. */
const copyBuilt = (paths: Iterable<string>, folder: string): void => {
  let lastFolder: string | undefined
  for (const path of paths) {
    const place = dirname(join(folder, path))
    if (place !== lastFolder) mkdirSync(place, { recursive: true })
    lastFolder = place
    copyFileSync(join("public", path), join(folder, path))
  }
  mkdirSync(folder, { recursive: true })
  copyFileSync(rulesFile, join(folder, rulesName))
}

/** Puts scripts before the pages that name them, so that no page names a missing file. */
const scriptsFirst = (paths: readonly string[]): string[] => {
  const names = Object.groupBy(paths, (path) => (/\.(?:html|json)$/.test(path) ? "pages" : "others"))
  return [...(names.others ?? []), ...(names.pages ?? [])]
}

/**
 * Moves changed files into place within milliseconds; if it is killed, the next build finishes the work. It removes the
 * rules first and adds them last, so that a server accepts only a complete build.
 */
const apply = (market: MarketName): void => {
  const { site, ready } = placesOf(market)
  if (!existsSync(ready)) return
  rmSync(join(site, rulesName), { force: true })
  for (const path of scriptsFirst(filesIn(ready).filter((path) => path !== deletedListName && path !== rulesName))) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    renameSync(join(ready, path), join(site, path))
  }
  for (const path of JSON.parse(readFileSync(join(ready, deletedListName), "utf8")) as string[]) {
    rmSync(join(site, path), { force: true })
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      if (!existsSync(join(site, folder))) continue
      if (readdirSync(join(site, folder)).length > 0) break
      rmdirSync(join(site, folder))
    }
  }
  if (existsSync(join(ready, rulesName))) renameSync(join(ready, rulesName), join(site, rulesName))
  rmSync(ready, { recursive: true })
}

const publishAll = (market: MarketName): void => {
  const { site, next, last } = placesOf(market)
  copyBuilt(builtFiles(), next)
  if (existsSync(site)) renameSync(site, last)
  renameSync(next, site)
  rmSync(last, { recursive: true, force: true })
}

/** @param since time of the published build (ms); files that have not changed since then stay as they are */
const publishChanges = (market: MarketName, since: number): void => {
  const { site, next, ready } = placesOf(market)
  const [builtPaths, publishedPaths] = [new Set(builtFiles()), new Set(filesIn(site))]
  const isNew = (path: string) => !publishedPaths.has(path) || lstatSync(join("public", path)).ctimeMs >= since
  copyBuilt([...builtPaths].filter(isNew), next)
  const deletedPaths = [...publishedPaths].filter((path) => !builtPaths.has(path) && path !== rulesName)
  writeFileSync(join(next, deletedListName), JSON.stringify(deletedPaths))
  renameSync(next, ready)
  apply(market)
}

/**
 * Replaces the published site and its rules for hosts; unchanged files stay in place.
 * @param shelf folder of the build's caches, which also record the published build
 */
export const publish = (market: MarketName, shelf: string): void => {
  const now = Date.now()
  const { site, next, last, published } = placesOf(market)
  if (!existsSync(site) && existsSync(last)) renameSync(last, site)
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
  if (existsSync(site)) apply(market)
  const note = join(shelf, "published")
  const isLast =
    existsSync(site) &&
    existsSync(published) &&
    existsSync(note) &&
    readFileSync(note, "utf8") === readFileSync(published, "utf8")
  if (isLast) publishChanges(market, Number(readFileSync(note, "utf8")))
  else publishAll(market)
  for (const file of [published, note]) writeFileSync(file, String(now))
}
