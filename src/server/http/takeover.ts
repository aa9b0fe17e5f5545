import { existsSync } from "node:fs"
import { realpath } from "node:fs/promises"
import { basename, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { builtReleaseIn, stampOf, wholeReleaseIn } from "./built-release.ts"
import { isMissing } from "./file-errors.ts"
import { errorText, logFailure } from "./log.ts"
import { OlderFiles } from "./older-files.ts"
import type { Release, ReleaseOptions } from "./release.ts"
import { ReleaseArchive } from "./release-archive.ts"

/** Interval (ms) of checks for a new build. */
const checkIntervalMs = 1000

/** Timeout (ms) for links of the first build: half a million take longer, and until then it is served in place. */
const startTimeoutMs = 10_000

/** Interval (ms) at which old releases are removed. */
const cleanIntervalMs = 60 * 60_000

/** Time (ms) for which running requests can read from the previous release. */
const releaseGraceMs = 60_000

/**
 * Takes over new builds of a site as a whole, as hard links that survive changes to its folder. It refuses an
 * incomplete build and keeps the old release, also after a restart.
 */
export class Takeover {
  private readonly folder: string
  private readonly archive: ReleaseArchive
  private readonly options: ReleaseOptions
  private readonly onRelease: (release: Release) => void
  readonly older: OlderFiles
  private release: Release
  /** Stamps of the build that is served, and of one that was refused. */
  private stamp: string | undefined
  private refusedStamp: string | undefined
  private isBusy = false
  private timers: readonly NodeJS.Timeout[] = []
  private isStopped = false
  /** Whether the start refused the current build, which it has logged. */
  private isRefusedAtStart = false

  /**
   * Serves the build in its folder until its links are made, or the last served release if the build is incomplete.
   * @param onRelease called with each release before it is served, the first one too
   * @throws PlainError if the rules are invalid
   */
  constructor(folder: string, options: ReleaseOptions, onRelease: (release: Release) => void = () => {}) {
    this.folder = resolve(folder)
    this.archive = new ReleaseArchive(this.folder)
    this.options = options
    this.onRelease = onRelease
    this.older = new OlderFiles(this.archive.olderFiles)
    this.release = this.firstRelease()
    onRelease(this.release)
  }

  /** The release that answers requests. */
  get current(): Release {
    return this.release
  }

  /** Starts the checks. @returns once the links of the first build are made, or after `startTimeoutMs` */
  async start(): Promise<void> {
    this.timers = [
      setInterval(() => void this.check(), checkIntervalMs).unref(),
      setInterval(() => void this.clean(), cleanIntervalMs).unref(),
    ]
    await Promise.race([this.check(), wait(startTimeoutMs, undefined, { ref: false })])
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
      await this.archive.touch(this.release.folder)
      if (this.isRefusedAtStart) this.refusedStamp = stamp
      this.isRefusedAtStart = false
      if (!stamp || stamp === this.refusedStamp) return
      if (!existsSync(this.release.folder)) this.serveInPlace()
      else if (stamp !== this.stamp) await this.takeOver(stamp)
    } catch (error) {
      // A file that is removed before it is linked means that a deploy is running.
      if (!this.isStopped && !isMissing(error)) logFailure("A new build could not be looked for", error)
    } finally {
      this.isBusy = false
    }
  }

  private firstRelease(): Release {
    try {
      return wholeReleaseIn(this.folder, this.options)
    } catch (error) {
      // An incomplete build is served only if there is no other release.
      return this.lastRelease(error) ?? builtReleaseIn(this.folder, this.options)
    }
  }

  /** @param error for which the build is refused */
  private lastRelease(error: unknown): Release | undefined {
    for (const place of this.archive.finished())
      try {
        const release = wholeReleaseIn(place, { ...this.options, isFixed: true })
        this.stamp = basename(place)
        this.isRefusedAtStart = true
        console.error(
          `The build in ${this.folder} is refused (${errorText(error)}), and the one that was served before is served again: deploy once more.`,
        )
        return release
      } catch {}
    return undefined
  }

  /** Serves the folder itself after the links are gone; the next check makes others, as the removal may still run. */
  private serveInPlace(): void {
    this.release = builtReleaseIn(this.folder, this.options)
    this.stamp = undefined
    this.onRelease(this.release)
  }

  private async takeOver(stamp: string): Promise<void> {
    const isFirst = this.stamp === undefined
    const links = await this.archive.link(await realpath(this.folder), stamp)
    // If a deploy changed the folder meanwhile, the links mix two builds.
    if ((await stampOf(this.folder)) !== stamp) return this.discard(links)
    const place = await this.archive.finish(links)
    try {
      const load = isFirst ? builtReleaseIn : wholeReleaseIn
      const release = load(place, { ...this.options, isFixed: place !== this.folder })
      if (!isFirst) await this.older.keep(this.release.folder, this.release, release)
      const before = this.release.folder
      this.onRelease(release)
      this.release = release
      this.stamp = stamp
      await this.archive.touch(place)
      void wait(releaseGraceMs, undefined, { ref: false }).then(() => this.discard(before))
    } catch (error) {
      this.refusedStamp = stamp
      await this.discard(place)
      if (!this.isStopped) logFailure(`The new build in ${this.folder} is refused, and the old one stays`, error)
    }
  }

  private async discard(place: string): Promise<void> {
    if (place !== this.release.folder) await this.archive.discard(place)
  }

  /** Ignores missing files, because another server of the site may remove the same release at the same time. */
  private async remove(place: string): Promise<void> {
    try {
      await this.older.keep(place, this.release, this.release)
      await this.discard(place)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  /** Removes releases of processes that have ended, but keeps the files that open tabs may request. */
  async clean(): Promise<void> {
    try {
      for await (const place of this.archive.abandoned()) await this.remove(place)
      await this.older.refresh()
    } catch (error) {
      if (!this.isStopped) logFailure("Old releases could not be removed", error)
    }
  }
}
