import { realpathSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { logFailure } from "./log.ts"
import { builtReleaseIn, checkWhole, type Release, type ReleaseOptions } from "./release.ts"
import { rulesName } from "./rules.ts"

/** Interval (ms) of looks for a new release. */
const lookIntervalMs = 1000

/** Files that identify a release: the rules, the front page that may be copied later, and what removes a service worker. */
const identifying = [rulesName, "index.html", "sw.js"]

/** Identifies a release; undefined while there is none, or its rules are still being copied. */
const stampOf = (link: string): string | undefined => {
  try {
    const folder = realpathSync(link)
    const [rules, ...others] = identifying.map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    if (!rules) return undefined
    return [folder, ...[rules, ...others].map((file) => file && [file.ino, file.mtimeMs, file.size])].join()
  } catch {
    return undefined
  }
}

/**
 * The release that a site's link leads to. When a deploy switches the link, the new release is served within a second, as
 * a whole; an incomplete one is refused, with a line in the log. A folder is served until its rules change.
 */
export class CurrentRelease {
  private readonly link: string
  private readonly options: ReleaseOptions
  private readonly onRelease: (release: Release) => void
  private served: Release
  /** Stamp of the newest release, which is served or refused. */
  private stamp: string | undefined
  private timer: NodeJS.Timeout | undefined

  /**
   * @param link to the release, or its folder
   * @param onRelease called with each release before it is served, the first one too
   * @throws PlainError if there is no release, or its rules are invalid
   */
  constructor(link: string, options: ReleaseOptions = {}, onRelease: (release: Release) => void = () => {}) {
    this.link = resolve(link)
    this.options = options
    this.onRelease = onRelease
    this.stamp = stampOf(this.link)
    this.served = builtReleaseIn(realpathSync(this.link), options)
    onRelease(this.served)
  }

  /** The release that answers requests. */
  get release(): Release {
    return this.served
  }

  /** Looks each second for a new release. */
  start(): void {
    this.timer = setInterval(() => this.look(), lookIntervalMs).unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Serves a new release, if there is one. */
  look(): void {
    const stamp = stampOf(this.link)
    if (stamp === undefined || stamp === this.stamp) return
    this.stamp = stamp
    try {
      const release = builtReleaseIn(realpathSync(this.link), this.options)
      checkWhole(release)
      this.onRelease(release)
      this.served = release
    } catch (error) {
      logFailure(`The new build in ${this.link} is refused, and the old one stays`, error)
    }
  }
}
