import { realpath } from "node:fs/promises"
import { basename, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { builtReleaseIn, stampOf, wholeReleaseIn } from "./built-release.ts"
import { isMissing } from "./file-errors.ts"
import { KeptReleases } from "./kept-releases.ts"
import { errorText, logFailure } from "./log.ts"
import { OlderFiles } from "./older-files.ts"
import type { Release, ReleaseOptions } from "./release.ts"

/** How often a new build is looked for. */
const pauseMs = 1000

/** How long a start may wait for links of the first build: half a million files take longer, and are served where they are until then. */
const startMs = 10_000

/** How often what is no longer needed is removed. */
const cleanMs = 60 * 60_000

/** How long requests that are under way may read from the release before. */
const graceMs = 60_000

/**
 * The release of a site, and those that come after it. A new build in the site's folder is taken over as a whole, in hard links
 * of its files that stay as they are whatever happens to the folder; one that is not whole is refused, and the old one stays,
 * also when the process starts again.
 */
export class Takeover {
  private readonly folder: string
  private readonly kept: KeptReleases
  private readonly options: ReleaseOptions
  private readonly onRelease: (release: Release) => void
  readonly older: OlderFiles
  private release: Release
  /** Of the build that is served, and of one that was refused. */
  private stamp: string | undefined
  private refused: string | undefined
  private isBusy = false
  private timers: readonly NodeJS.Timeout[] = []
  private isStopped = false
  /** Whether the build that is there was refused when the process started, which is said then. */
  private isRefusedAtStart = false

  /**
   * Serves what is there, until its links are made; where it is not whole, the release that was served last.
   * @param onRelease called with each release before it is served, the first one too
   * @throws PlainError where the rules are not right
   */
  constructor(folder: string, options: ReleaseOptions, onRelease: (release: Release) => void = () => {}) {
    this.folder = resolve(folder)
    this.kept = new KeptReleases(this.folder)
    this.options = options
    this.onRelease = onRelease
    this.older = new OlderFiles(this.kept.olderFiles)
    this.release = this.firstRelease()
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
      await this.kept.touch(this.release.folder)
      if (this.isRefusedAtStart) this.refused = stamp
      this.isRefusedAtStart = false
      if (stamp && stamp !== this.stamp && stamp !== this.refused) await this.takeOver(stamp)
    } catch (error) {
      // Files that went while links of them were made: the build is being put into its place.
      if (!this.isStopped && !isMissing(error)) logFailure("A new build could not be looked for", error)
    } finally {
      this.isBusy = false
    }
  }

  private firstRelease(): Release {
    try {
      return wholeReleaseIn(this.folder, this.options)
    } catch (error) {
      // Where nothing else can be served, a site may lack its front page.
      return this.lastRelease(error) ?? builtReleaseIn(this.folder, this.options)
    }
  }

  /** @param error of the build that cannot be served */
  private lastRelease(error: unknown): Release | undefined {
    for (const place of this.kept.finished())
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

  private async takeOver(stamp: string): Promise<void> {
    const isFirst = this.stamp === undefined
    const links = await this.kept.link(await realpath(this.folder), stamp)
    // Where files were put into their places meanwhile, the links are of two builds.
    if ((await stampOf(this.folder)) !== stamp) return this.discard(links)
    const place = await this.kept.finish(links)
    try {
      const load = isFirst ? builtReleaseIn : wholeReleaseIn
      const release = load(place, { ...this.options, isFixed: place !== this.folder })
      if (!isFirst) await this.older.keep(this.release.folder, this.release, release)
      const before = this.release.folder
      this.onRelease(release)
      this.release = release
      this.stamp = stamp
      await this.kept.touch(place)
      void wait(graceMs, undefined, { ref: false }).then(() => this.discard(before))
    } catch (error) {
      this.refused = stamp
      await this.discard(place)
      if (!this.isStopped) logFailure(`The new build in ${this.folder} is refused, and the old one stays`, error)
    }
  }

  private async discard(place: string): Promise<void> {
    if (place !== this.release.folder) await this.kept.discard(place)
  }

  /** Removes releases of processes that have ended, after what open tabs may ask of them was kept. */
  private async clean(): Promise<void> {
    try {
      for await (const place of this.kept.abandoned()) {
        await this.older.keep(place, this.release, this.release)
        await this.discard(place)
      }
      await this.older.refresh()
    } catch (error) {
      if (!this.isStopped) logFailure("Old releases could not be removed", error)
    }
  }
}
