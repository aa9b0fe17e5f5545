import { readFile, stat } from "node:fs/promises"
import type { PublishedText } from "../service/form-page.ts"
import type { PublishedFiles } from "../service/service.ts"

/** What a file gives, or undefined where there is none. */
const orNothing = async <Content>(reading: Promise<Content>): Promise<Content | undefined> => {
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
    orNothing(readFile(folder + path, "utf8"))

export const publishedIn =
  (folder: string): PublishedFiles =>
  async (path) => {
    const stats = await orNothing(stat(folder + path))
    return (
      stats && {
        version: [stats.ino, stats.mtimeMs, stats.size].join(),
        json: async () => JSON.parse(await readFile(folder + path, "utf8")),
      }
    )
  }
