import { link, mkdir, opendir } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Yields the paths of all files, with a leading slash, folder by folder: there may be half a million files. */
export const filesIn = async function* (folder: string, below = ""): AsyncGenerator<string> {
  for await (const entry of await opendir(folder + below)) {
    const path = `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(folder, path)
    else if (entry.isFile()) yield path
  }
}

/** Number of links made in parallel: libuv's pool has four threads, and requests need some of them. */
const maxParallel = 2

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Makes a hard link, and keeps a file that already has the name. */
const linkUnlessExists = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === "EEXIST") return
    if (codeOf(error) !== "ENOENT") throw error
    await mkdir(dirname(to), { recursive: true })
    await link(from, to).catch((again) => {
      if (codeOf(again) !== "EEXIST") throw again
    })
  }
}

/** Makes hard links of files in another folder; they take almost no space and survive the removal of the originals. */
export const linkFiles = async (from: string, to: string, paths: AsyncIterable<string>): Promise<void> => {
  await mkdir(to, { recursive: true })
  let running: Promise<void>[] = []
  for await (const path of paths) {
    running.push(linkUnlessExists(join(from, path), join(to, path)))
    if (running.length < maxParallel) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
}
