import { randomBytes } from "node:crypto"
import { readdirSync, statSync } from "node:fs"
import { readdir, rename, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import { isMissing } from "./file-errors.ts"
import { filesIn, linkFiles } from "./folders.ts"
import { logFailure } from "./log.ts"

/** Suffix of the folder of a release that is not complete yet. */
const unfinishedSuffix = ".part"

/** Folder of hashed files from earlier builds, which is not a release. */
const olderFolder = "older"

/** Time (ms) after which a release counts as abandoned if no process touches it. */
const abandonedMs = 10 * 60_000

/** A release that another process finished or removed after the listing does not count as abandoned. */
const lastTouch = async (place: string): Promise<number> => {
  try {
    return (await stat(place)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Date.now()
    throw error
  }
}

/** Releases of a site, as hard links beside its folder, so that they survive changes to that folder. */
export class ReleaseArchive {
  readonly folder: string
  private canLink = true

  /** @param site folder of the site */
  constructor(site: string) {
    this.folder = join(site, "..", ".releases", site.slice(site.lastIndexOf("/") + 1))
  }

  get olderFiles(): string {
    return join(this.folder, olderFolder)
  }

  has(place: string): boolean {
    return place.startsWith(this.folder)
  }

  /** Returns the complete releases, the last served first. */
  finished(): string[] {
    try {
      const places = readdirSync(this.folder)
        .filter((name) => name !== olderFolder && !name.endsWith(unfinishedSuffix))
        .map((name) => join(this.folder, name))
      const servedAt = new Map(places.map((place) => [place, statSync(place, { throwIfNoEntry: false })?.mtimeMs]))
      return places.sort((a, b) => (servedAt.get(b) ?? 0) - (servedAt.get(a) ?? 0))
    } catch {
      return []
    }
  }

  /** Links the files of a build. @returns the folder of the links, or the build's own if links are impossible */
  async link(from: string, stamp: string): Promise<string> {
    if (!this.canLink) return from
    const place = join(this.folder, `${stamp}-${randomBytes(4).toString("hex")}${unfinishedSuffix}`)
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

  /** Marks a release as complete. @returns its new folder */
  async finish(place: string): Promise<string> {
    if (!this.has(place)) return place
    const finished = place.slice(0, -unfinishedSuffix.length)
    await rename(place, finished)
    return finished
  }

  /** Keeps a release in use from counting as abandoned. */
  async touch(place: string): Promise<void> {
    if (this.has(place)) await utimes(place, new Date(), new Date()).catch(() => {})
  }

  async discard(place: string): Promise<void> {
    if (!this.has(place)) return
    await rm(place, { recursive: true, force: true }).catch((error) => {
      if (!isMissing(error)) logFailure("An old release stays", error)
    })
  }

  /** Yields the releases of processes that have ended. */
  async *abandoned(): AsyncGenerator<string> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const place = join(this.folder, name)
      if (name !== olderFolder && Date.now() - (await lastTouch(place)) >= abandonedMs) yield place
    }
  }
}
