import { createHash, randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { readdir, realpath, rm, stat, utimes } from "node:fs/promises"
import { join, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { PlainError } from "../domain/plain-error.ts"
import { isMissing } from "./file-errors.ts"
import { filesIn, linkFiles } from "./folders.ts"
import { logFailure } from "./log.ts"
import { OlderFiles } from "./older-files.ts"
import { type Release, releaseIn } from "./release.ts"
import { readRules, rulesName } from "./rules.ts"

/** How often a new build is looked for. */
const pauseMs = 1000

/** How long a start may wait for links of the first build: half a million files take longer, and are served where they are until then. */
const startMs = 10_000

/** How often what is no longer needed is removed. */
const cleanMs = 60 * 60_000

/** How long requests that are under way may read from the release before. */
const graceMs = 60_000

/** A release that no process has touched for so long is nobody's. */
const abandonedMs = 10 * 60_000

const identityOf = async (file: string): Promise<string> => {
  const { ino, mtimeMs, size } = await stat(file)
  return [ino, mtimeMs, size].join()
}

/** What a build is known by; undefined while it has no rules, because it is being put into its place. */
const stampOf = async (folder: string): Promise<string | undefined> => {
  try {
    const parts = [await realpath(folder), await identityOf(join(folder, rulesName))]
    // The service worker may be replaced by hand, by /sw-removal.js.
    parts.push(await identityOf(join(folder, "sw.js")).catch(() => ""))
    return createHash("sha256").update(parts.join()).digest("hex").slice(0, 12)
  } catch {
    return undefined
  }
}

/** @throws PlainError where a build lacks what no site can be without */
const checkWhole = (folder: string, release: Release): void => {
  if (!existsSync(join(folder, "index.html"))) throw new PlainError("it has no index.html")
  if (!release.notFoundPage("/") || !release.serverErrorPage("/")) throw new PlainError("it has no error pages")
}

/**
 * The release of a site, and those that come after it. A new build in the site's folder is taken over as a whole, in hard links
 * of its files that stay as they are whatever happens to the folder; one that is not whole is refused, and the old one stays.
 */
export class Takeover {
  private readonly folder: string
  private readonly kept: string
  private readonly options: Parameters<typeof releaseIn>[2]
  private readonly onRelease: (release: Release) => void
  readonly older: OlderFiles
  private release: Release
  /** Of the build that is served, and of one that was refused. */
  private stamp: string | undefined
  private refused: string | undefined
  private isBusy = false
  private timers: readonly NodeJS.Timeout[] = []
  private isStopped = false
  private canLink = true

  /**
   * Serves what is there, until its links are made.
   * @param onRelease called with each release before it is served, the first one too
   * @throws PlainError where the rules are not right
   */
  constructor(
    folder: string,
    options: Parameters<typeof releaseIn>[2],
    onRelease: (release: Release) => void = () => {},
  ) {
    this.folder = resolve(folder)
    this.kept = join(this.folder, "..", ".releases", this.folder.slice(this.folder.lastIndexOf("/") + 1))
    this.options = options
    this.onRelease = onRelease
    this.older = new OlderFiles(join(this.kept, "older"))
    this.release = this.load(this.folder, false)
    onRelease(this.release)
  }

  /** The release that a request is answered by. */
  get current(): Release {
    return this.release
  }

  /** Looks for new builds from now on. @returns when the links of the first one are made, or would take long */
  async start(): Promise<void> {
    this.timers = [
      setInterval(() => void this.check(), pauseMs).unref(),
      setInterval(() => void this.clean(), cleanMs).unref(),
    ]
    await Promise.race([this.check(), wait(startMs, undefined, { ref: false })])
    void this.clean()
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer)
    this.isStopped = true
  }

  /** Takes over a new build, if there is one. */
  async check(): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    try {
      const stamp = await stampOf(this.folder)
      if (this.stamp && this.release.folder.startsWith(this.kept))
        await utimes(this.release.folder, new Date(), new Date()).catch(() => {})
      if (stamp && stamp !== this.stamp && stamp !== this.refused) await this.takeOver(stamp)
    } catch (error) {
      // Files that went while links of them were made: the build is being put into its place.
      if (!this.isStopped && !isMissing(error)) logFailure("A new build could not be looked for", error)
    } finally {
      this.isBusy = false
    }
  }

  private load(folder: string, isFixed: boolean): Release {
    return releaseIn(folder, readRules(readFileSync(join(folder, rulesName), "utf8")), { ...this.options, isFixed })
  }

  private async takeOver(stamp: string): Promise<void> {
    const isFirst = this.stamp === undefined
    const place = await this.linked(stamp)
    // Where files were put into their places meanwhile, the links are of two builds.
    if ((await stampOf(this.folder)) !== stamp) return this.discard(place)
    try {
      const release = this.load(place, place.startsWith(this.kept) || place !== this.folder)
      if (!isFirst) {
        checkWhole(place, release)
        await this.older.keep(this.release.folder, this.release, release)
      }
      const before = this.release.folder
      this.onRelease(release)
      this.release = release
      this.stamp = stamp
      void wait(graceMs, undefined, { ref: false }).then(() => this.discard(before))
    } catch (error) {
      this.refused = stamp
      await this.discard(place)
      if (!this.isStopped) logFailure(`The new build in ${this.folder} is refused, and the old one stays`, error)
    }
  }

  /** The files in a folder that nobody changes; where no links can be made, the folder itself. */
  private async linked(stamp: string): Promise<string> {
    const from = await realpath(this.folder)
    if (!this.canLink) return from
    const place = join(this.kept, `${stamp}-${randomBytes(4).toString("hex")}`)
    try {
      await linkFiles(from, place, filesIn(from))
      return place
    } catch (error) {
      await this.discard(place)
      const { code = "" } = error as NodeJS.ErrnoException
      if (["ENOENT", "EMFILE", "ENFILE"].includes(code)) throw error
      this.canLink = false
      console.error(
        `No links can be made beside ${this.folder} (${code}), so a new build takes effect while its files are put into their places: let the server's user write there and own the files, or make ${this.folder} a symbolic link that a deploy changes.`,
      )
      return from
    }
  }

  private async discard(place: string): Promise<void> {
    if (!place.startsWith(this.kept) || place === this.release.folder) return
    await rm(place, { recursive: true, force: true }).catch((error) => {
      if (!isMissing(error)) logFailure("An old release stays", error)
    })
  }

  /** Removes releases of processes that have ended, after what open tabs may ask of them was kept. */
  private async clean(): Promise<void> {
    try {
      for (const name of await readdir(this.kept).catch(() => [])) {
        const place = join(this.kept, name)
        if (name === "older" || Date.now() - (await stat(place)).mtimeMs < abandonedMs) continue
        await this.older.keep(place, this.release, this.release)
        await this.discard(place)
      }
      await this.older.refresh()
    } catch (error) {
      if (!this.isStopped) logFailure("Old releases could not be removed", error)
    }
  }
}
