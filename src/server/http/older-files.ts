import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Place } from "../services/inside.ts"
import { filesIn, linkFiles } from "./folders.ts"
import type { Release } from "./release.ts"
import { hashedName } from "./rules.ts"

/** Days for which an open tab can load files of the build that it was opened with. */
const retentionDays = 7

const dayMs = 24 * 60 * 60 * 1000

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const isImmutable = (release: Pick<Release, "headersFor">, path: string): boolean =>
  hashedName.test(path) || (release.headersFor(path)["cache-control"]?.includes("immutable") ?? false)

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Hashed files of earlier builds, in a folder for each day on which they were replaced. */
export class OlderFiles {
  private readonly folder: string
  private files = new Map<string, Place>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** Returns the place of such a file, or undefined if there is none. */
  at(path: string): Place | undefined {
    return this.files.get(path)
  }

  /** Keeps the files of a folder that are hashed or immutable and that the next release does not have. */
  async keep(from: string, old: Pick<Release, "headersFor">, next: Release, now = Date.now()): Promise<void> {
    const removed: string[] = []
    for await (const path of filesIn(from))
      if (isImmutable(old, path) && !(await exists(next.folder + path))) removed.push(path)
    const paths = async function* () {
      yield* removed
    }
    const place = join(this.folder, dateOf(now))
    const isLinked = await linkFiles(from, place, paths()).then(
      () => true,
      () => false,
    )
    for (const path of removed) this.files.set(path, { folder: isLinked ? place : from, path })
  }

  /** Lists the files that are kept, and removes those older than a week. */
  async refresh(now = Date.now()): Promise<void> {
    const days = await readdir(this.folder).catch(() => [])
    const oldest = dateOf(now - retentionDays * dayMs)
    const files = new Map<string, Place>()
    for (const date of days.sort()) {
      const place = join(this.folder, date)
      if (date < oldest) await rm(place, { recursive: true, force: true })
      else for await (const path of filesIn(place)) files.set(path, { folder: place, path })
    }
    this.files = files
  }
}
