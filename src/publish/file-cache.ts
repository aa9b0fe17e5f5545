import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { writeFile } from "../site/write-file.ts"

type CachedRecord = { readonly stamp: string; readonly files: string[] }

/**
 * Files of the built site that belong to records, such as calendar entries of a home.
 * Files of unchanged records stay, and files of removed records are deleted.
 */
export class FileCache {
  readonly #folder: string
  readonly #list: string
  readonly #previous: ReadonlyMap<string, CachedRecord>
  readonly #current = new Map<string, CachedRecord>()

  /**
   * @param folder of the built site
   * @param list file that remembers the files of each record
   * @param roots folders with such files only, deleted if the list is missing
   */
  constructor(folder: string, list: string, roots: readonly string[]) {
    this.#folder = folder
    this.#list = list
    this.#previous = new Map(
      existsSync(list) ? Object.entries(JSON.parse(readFileSync(list, "utf8")) as Record<string, CachedRecord>) : [],
    )
    // Deletes the list, so that the next build does not trust what an interrupted build has left.
    rmSync(list, { force: true })
    if (this.#previous.size === 0)
      for (const root of roots) rmSync(join(folder, root), { recursive: true, force: true })
  }

  /** Writes the files of a record if its stamp has changed, or always if the stamp is empty. */
  update(recordId: string, stamp: string, write: (file: (path: string, text: string | null) => void) => void): void {
    const previous = this.#previous.get(recordId)
    if (stamp && previous?.stamp === stamp) {
      this.#current.set(recordId, previous)
      return
    }
    const files: string[] = []
    write((path, text) => {
      files.push(path)
      if (text !== null) writeFile(join(this.#folder, path), text)
    })
    this.#current.set(recordId, { stamp, files })
  }

  /** Deletes files without a record and saves the list. */
  save(): void {
    const currentFiles = new Set(this.#current.values().flatMap((record) => record.files))
    for (const { files } of this.#previous.values())
      for (const path of files) if (!currentFiles.has(path)) rmSync(join(this.#folder, path), { force: true })
    writeFile(this.#list, JSON.stringify(Object.fromEntries(this.#current)))
  }
}
