import { createHash } from "node:crypto"
import { lstatSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

type Entry = { readonly hash: string; readonly bytes: number; readonly stamp: string }

/** The files of a site by path. */
export type Published = ReadonlyMap<string, Entry>

/**
 * What a folder holds, by content.
 * @param before an earlier look, which a file that nothing has touched since is not read again for
 */
export const publishedIn = (folder: string, before?: Published): Published => {
  const files = new Map<string, Entry>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1)
    const { ino, size, mtimeMs } = lstatSync(file)
    const stamp = [ino, size, mtimeMs].join()
    const known = before?.get(path)
    files.set(
      path,
      known?.stamp === stamp
        ? known
        : { hash: createHash("sha256").update(readFileSync(file)).digest("base64"), bytes: size, stamp },
    )
  }
  return files
}

/** From one build to the next: what a deploy must send, and what it must take away. */
export type Difference = { readonly sent: readonly string[]; readonly bytes: number; readonly gone: readonly string[] }

export const difference = (before: Published, after: Published): Difference => {
  const sent = [...after].filter(([path, { hash }]) => before.get(path)?.hash !== hash)
  return {
    sent: sent.map(([path]) => path).sort(),
    bytes: sent.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    gone: [...before.keys()].filter((path) => !after.has(path)).sort(),
  }
}

export const bytesOf = (files: Published): number => files.values().reduce((sum, { bytes }) => sum + bytes, 0)
