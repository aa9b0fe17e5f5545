import { createHash } from "node:crypto"
import { lstatSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

type Entry = { readonly hash: string; readonly bytes: number; readonly stamp: string }

/** Files of a site by path. */
export type PublishedFiles = ReadonlyMap<string, Entry>

/**
 * Hashes the files of a folder.
 * @param before an earlier result, whose hashes are reused for untouched files
 */
export const publishedIn = (folder: string, before?: PublishedFiles): PublishedFiles => {
  const files = new Map<string, Entry>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1)
    const { ino, size, mtimeMs } = lstatSync(file)
    const stamp = [ino, size, mtimeMs].join()
    const earlier = before?.get(path)
    files.set(
      path,
      earlier?.stamp === stamp
        ? earlier
        : { hash: createHash("sha256").update(readFileSync(file)).digest("base64"), bytes: size, stamp },
    )
  }
  return files
}

/** Files that a deploy must upload and delete after a build. */
export type Difference = { readonly sent: readonly string[]; readonly bytes: number; readonly gone: readonly string[] }

export const difference = (before: PublishedFiles, after: PublishedFiles): Difference => {
  const sent = [...after].filter(([path, { hash }]) => before.get(path)?.hash !== hash)
  return {
    sent: sent.map(([path]) => path).sort(),
    bytes: sent.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    gone: [...before.keys()].filter((path) => !after.has(path)).sort(),
  }
}

export const bytesOf = (files: PublishedFiles): number => files.values().reduce((sum, { bytes }) => sum + bytes, 0)
