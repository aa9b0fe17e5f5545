import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { filesIn, linkFiles } from "./folders.ts"
import type { Release } from "./release.ts"
import { hashedName } from "./rules.ts"

/** Days for which a tab that is open may ask for a file of the build that it was opened with. */
const keptDays = 7

const day = 24 * 60 * 60 * 1000

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const isForGood = (release: Pick<Release, "headersFor">, path: string): boolean =>
  hashedName.test(path) || (release.headersFor(path)["cache-control"]?.includes("immutable") ?? false)

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Files with a hash in their name that builds before the current one had, in a folder for each day on which they were replaced. */
export class OlderFiles {
  private readonly folder: string
  private files = new Map<string, string>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** Where such a file is now; undefined where there is none. */
  at(path: string): string | undefined {
    return this.files.get(path)
  }

  /** Keeps those files of a folder that browsers may hold for good and that the next release does not have. */
  async keep(from: string, old: Pick<Release, "headersFor">, next: Release, now = Date.now()): Promise<void> {
    const gone: string[] = []
    for await (const path of filesIn(from))
      if (isForGood(old, path) && !(await isThere(next.folder + path))) gone.push(path)
    const paths = async function* () {
      yield* gone
    }
    const place = join(this.folder, dateOf(now))
    const isLinked = await linkFiles(from, place, paths()).then(
      () => true,
      () => false,
    )
    for (const path of gone) this.files.set(path, (isLinked ? place : from) + path)
  }

  /** Looks for what is kept, and removes what is older than a week. */
  async refresh(now = Date.now()): Promise<void> {
    const days = await readdir(this.folder).catch(() => [])
    const oldest = dateOf(now - keptDays * day)
    const files = new Map<string, string>()
    for (const date of days.sort()) {
      const place = join(this.folder, date)
      if (date < oldest) await rm(place, { recursive: true, force: true })
      else for await (const path of filesIn(place)) files.set(path, place + path)
    }
    this.files = files
  }
}
