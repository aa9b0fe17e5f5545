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
import { rulesFile } from "../build/adapter.ts"
import { rulesName } from "../server/rules.ts"
import type { MarketName } from "../spec/markets.ts"

/** Left by Gatsby for its own use. */
const notPublished = /^(?:_gatsby|~partytown|webpack\.stats\.json|chunk-map\.json)(?:\/|$)|\.map$/

/** In the folder of what has changed: paths of what is no longer there. */
const goneName = ".gone.json"

const placesOf = (market: MarketName) => ({
  site: join("dist", market),
  /** Of a build that is being copied, of one that only has to take its place, and of the last one. */
  next: join("dist", `.${market}-next`),
  ready: join("dist", `.${market}-ready`),
  last: join("dist", `.${market}-last`),
  /** Which build is published, beside it and in the caches of the build. */
  published: join("dist", `.${market}-published`),
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Paths of what is built to be published. */
const builtFiles = (): string[] => filesIn("public").filter((path) => !notPublished.test(path))

/** Copies of what is built, and of its rules, in a new folder. Node.js' own for folders takes a quarter longer. */
const copyBuilt = (paths: Iterable<string>, folder: string): void => {
  let made: string | undefined
  for (const path of paths) {
    const place = dirname(join(folder, path))
    if (place !== made) mkdirSync(place, { recursive: true })
    made = place
    copyFileSync(join("public", path), join(folder, path))
  }
  mkdirSync(folder, { recursive: true })
  copyFileSync(rulesFile, join(folder, rulesName))
}

/** What pages name comes before the pages that name it. */
const scriptsFirst = (paths: readonly string[]): string[] => {
  const names = Object.groupBy(paths, (path) => (/\.(?:html|json)$/.test(path) ? "pages" : "others"))
  return [...(names.others ?? []), ...(names.pages ?? [])]
}

/**
 * Puts what has changed into its place: a matter of milliseconds, which the next build takes up if this one is killed in it. The rules
 * go first and come last, so that a server which finds them finds a whole build.
 */
const apply = (market: MarketName): void => {
  const { site, ready } = placesOf(market)
  if (!existsSync(ready)) return
  rmSync(join(site, rulesName), { force: true })
  for (const path of scriptsFirst(filesIn(ready).filter((path) => path !== goneName && path !== rulesName))) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    renameSync(join(ready, path), join(site, path))
  }
  for (const path of JSON.parse(readFileSync(join(ready, goneName), "utf8")) as string[]) {
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

/** @param since milliseconds: what has not been written since then is in the published site as it is */
const publishChanges = (market: MarketName, since: number): void => {
  const { site, next, ready } = placesOf(market)
  const [built, there] = [new Set(builtFiles()), new Set(filesIn(site))]
  const isNew = (path: string) => !there.has(path) || lstatSync(join("public", path)).ctimeMs >= since
  copyBuilt([...built].filter(isNew), next)
  const gone = [...there].filter((path) => !built.has(path) && path !== rulesName)
  writeFileSync(join(next, goneName), JSON.stringify(gone))
  renameSync(next, ready)
  apply(market)
}

/**
 * The finished site, with its rules for hosts, takes the place of the last one, whose files stay where they have not changed.
 * @param shelf folder of the build's caches, where it is noted what they were published as
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
