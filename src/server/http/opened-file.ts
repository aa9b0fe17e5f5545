import { constants } from "node:fs"
import { type FileHandle, open, stat } from "node:fs/promises"
import { isMissing } from "./file-errors.ts"

export type OpenedFile = {
  readonly handle: FileHandle
  readonly size: number
  /** Differs after a change of the file. */
  readonly version: string
}

const undefinedIfMissing = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Without O_NONBLOCK, opening a pipe would wait for a writer and block a thread that other files need. */
const readWithoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK

/**
 * Opens a file, and closes it even if `use` fails.
 * @returns undefined if there is no such file
 */
export const withFile = async <Result>(
  file: string,
  use: (opened: OpenedFile) => Promise<Result>,
): Promise<Result | undefined> => {
  const handle = await undefinedIfMissing(open(file, readWithoutWaiting))
  if (!handle) return undefined
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return undefined
    return await use({ handle, size: stats.size, version: [stats.ino, stats.mtimeMs, stats.size].join("-") })
  } finally {
    await handle.close()
  }
}

export const isFolder = async (folder: string): Promise<boolean> =>
  (await undefinedIfMissing(stat(folder)))?.isDirectory() ?? false

export const isFile = async (file: string): Promise<boolean> =>
  (await undefinedIfMissing(stat(file)))?.isFile() ?? false

/** Reads a file; undefined if there is no such file. */
export const contentOf = (file: string): Promise<Buffer | undefined> =>
  withFile(file, ({ handle }) => handle.readFile())
