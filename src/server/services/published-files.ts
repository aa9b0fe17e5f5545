import { readFile, stat } from "node:fs/promises"
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

export const publishedTextIn =
  (folder: string): PublishedText =>
  (path) =>
    undefinedIfMissing(readFile(folder + path, "utf8"))

export const publishedFilesIn =
  (folder: string): PublishedFiles =>
  async (path) => {
    const stats = await undefinedIfMissing(stat(folder + path))
    return (
      stats && {
        version: [stats.ino, stats.mtimeMs, stats.size].join(),
        modified: stats.mtimeMs,
        json: async () => JSON.parse(await readFile(folder + path, "utf8")),
      }
    )
  }
