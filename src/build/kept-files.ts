import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

type Kept = { readonly stamp: string; readonly files: string[] }

/**
 * Files of the built site that belong to records, such as the calendar entries of a home. Those of a record that is as it was in the
 * build before stay as they are; those of one that is gone go with it.
 */
export class KeptFiles {
  readonly #folder: string
  readonly #list: string
  readonly #before: ReadonlyMap<string, Kept>
  readonly #now = new Map<string, Kept>()

  /**
   * @param folder of the built site
   * @param list file that remembers what belongs to whom
   * @param roots folders of the site that hold nothing else, to begin anew where nothing is remembered
   */
  constructor(folder: string, list: string, roots: readonly string[]) {
    this.#folder = folder
    this.#list = list
    this.#before = new Map(
      existsSync(list) ? Object.entries(JSON.parse(readFileSync(list, "utf8")) as Record<string, Kept>) : [],
    )
    // A build that breaks off half-way must not be taken for one that has written all of it.
    rmSync(list, { force: true })
    if (this.#before.size === 0) for (const root of roots) rmSync(join(folder, root), { recursive: true, force: true })
  }

  /** Has the files of a record written where they are not those that the stamp stands for; always without a stamp. */
  keep(owner: string, stamp: string, write: (file: (path: string, text: string | null) => void) => void): void {
    const before = this.#before.get(owner)
    if (stamp && before?.stamp === stamp) {
      this.#now.set(owner, before)
      return
    }
    const files: string[] = []
    write((path, text) => {
      files.push(path)
      if (text === null) return
      const place = join(this.#folder, path)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    })
    this.#now.set(owner, { stamp, files })
  }

  /** Takes away what belongs to nobody any more, and remembers the rest. */
  end(): void {
    const files = new Set(this.#now.values().flatMap((kept) => kept.files))
    for (const { files: earlier } of this.#before.values())
      for (const path of earlier) if (!files.has(path)) rmSync(join(this.#folder, path), { force: true })
    mkdirSync(dirname(this.#list), { recursive: true })
    writeFileSync(this.#list, JSON.stringify(Object.fromEntries(this.#now)))
  }
}
