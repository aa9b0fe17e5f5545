import { stat } from "node:fs/promises"
import { openInside } from "./inside.ts"
import type { PublishedText } from "./page.ts"
import type { PublishedFiles } from "./service.ts"

/** Turns the error of a missing file into undefined. */
const undefinedIfMissing = async <Content>(reading: Promise<Content>): Promise<Content | undefined> => {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

const textIn = async (folder: string, path: string): Promise<string> => {
  const handle = await openInside({ folder, path })
  try {
    return await handle.readFile("utf8")
  } finally {
    await handle.close()
  }
}

export const publishedTextIn =
  (folder: string): PublishedText =>
  (path) =>
    undefinedIfMissing(textIn(folder, path))

export const publishedFilesIn =
  (folder: string): PublishedFiles =>
  async (path) => {
    const stats = await undefinedIfMissing(stat(folder + path))
    return (
      stats && {
        version: [stats.ino, stats.mtimeMs, stats.size].join(),
        modified: stats.mtimeMs,
        text: () => textIn(folder, path),
      }
    )
  }
