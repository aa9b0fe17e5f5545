import { randomBytes } from "node:crypto"
import { readdirSync, statSync } from "node:fs"
import { readdir, rename, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import { isMissing } from "./file-errors.ts"
import { filesIn, linkFiles } from "./folders.ts"
import { logFailure } from "./log.ts"

/** Ends the name of a release that does not have all of its files yet. */
const unfinished = ".part"

/** Has the hashed files of builds that came before, and is no release. */
const older = "older"

/** A release that no process has touched for so long is nobody's. */
const abandonedMs = 10 * 60_000

/** Another process may have finished or removed a release since it was listed: then it is not abandoned. */
const lastTouch = async (place: string): Promise<number> => {
  try {
    return (await stat(place)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Date.now()
    throw error
  }
}

/** The releases of a site beside it, in hard links that stay as they are whatever happens to the site's own folder. */
export class KeptReleases {
  readonly folder: string
  private canLink = true

  /** @param site its folder */
  constructor(site: string) {
    this.folder = join(site, "..", ".releases", site.slice(site.lastIndexOf("/") + 1))
  }

  get olderFiles(): string {
    return join(this.folder, older)
  }

  has(place: string): boolean {
    return place.startsWith(this.folder)
  }

  /** Those that have all of their files, the last served first. */
  finished(): string[] {
    try {
      const places = readdirSync(this.folder)
        .filter((name) => name !== older && !name.endsWith(unfinished))
        .map((name) => join(this.folder, name))
      const servedAt = new Map(places.map((place) => [place, statSync(place, { throwIfNoEntry: false })?.mtimeMs]))
      return places.sort((a, b) => (servedAt.get(b) ?? 0) - (servedAt.get(a) ?? 0))
    } catch {
      return []
    }
  }

  /** Makes links of a build. @returns where they are; the build's own folder where none can be made */
  async link(from: string, stamp: string): Promise<string> {
    if (!this.canLink) return from
    const place = join(this.folder, `${stamp}-${randomBytes(4).toString("hex")}${unfinished}`)
    try {
      await linkFiles(from, place, filesIn(from))
      return place
    } catch (error) {
      await this.discard(place)
      const { code = "" } = error as NodeJS.ErrnoException
      if (["ENOENT", "EMFILE", "ENFILE"].includes(code)) throw error
      this.canLink = false
      console.error(
        `No links can be made beside ${from} (${code}), so a new build takes effect while its files are put into their places: let the server's user write there and own the files, or make it a symbolic link that a deploy changes.`,
      )
      return from
    }
  }

  /** @returns where a release is from now on, which has all of its files */
  async finish(place: string): Promise<string> {
    if (!this.has(place)) return place
    const finished = place.slice(0, -unfinished.length)
    await rename(place, finished)
    return finished
  }

  /** Keeps a release from counting as nobody's. */
  async touch(place: string): Promise<void> {
    if (this.has(place)) await utimes(place, new Date(), new Date()).catch(() => {})
  }

  async discard(place: string): Promise<void> {
    if (!this.has(place)) return
    await rm(place, { recursive: true, force: true }).catch((error) => {
      if (!isMissing(error)) logFailure("An old release stays", error)
    })
  }

  /** Those of processes that have ended. */
  async *abandoned(): AsyncGenerator<string> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const place = join(this.folder, name)
      if (name !== older && Date.now() - (await lastTouch(place)) >= abandonedMs) yield place
    }
  }
}
