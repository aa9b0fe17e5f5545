import { link, mkdir, opendir } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Paths of all files in a folder, each beginning with a slash; read folder by folder, because there may be half a million. */
export const filesIn = async function* (folder: string, below = ""): AsyncGenerator<string> {
  for await (const entry of await opendir(folder + below)) {
    const path = `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(folder, path)
    else if (entry.isFile()) yield path
  }
}

/** Links that are made at the same time: libuv's pool has four threads, and requests need some of them. */
const parallel = 2

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** A second name for a file; one that is there already stays. */
const linkOnce = async (from: string, to: string): Promise<void> => {
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

/** Gives files second names (hard links) in another folder, which take next to no room and stay when the first ones go. */
export const linkFiles = async (from: string, to: string, paths: AsyncIterable<string>): Promise<void> => {
  await mkdir(to, { recursive: true })
  let running: Promise<void>[] = []
  for await (const path of paths) {
    running.push(linkOnce(join(from, path), join(to, path)))
    if (running.length < parallel) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
}
