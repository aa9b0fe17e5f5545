import { type FileHandle, open, stat } from "node:fs/promises"
import { isMissing } from "./file-errors.ts"

export type OpenedFile = {
  readonly handle: FileHandle
  readonly size: number
  /** Another one where the file has changed. */
  readonly version: string
}

const orMissing = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Opens a file and closes it again, whatever its use comes to.
 * @returns undefined where there is no such file
 */
export const withFile = async <Result>(
  file: string,
  use: (opened: OpenedFile) => Promise<Result>,
): Promise<Result | undefined> => {
  const handle = await orMissing(open(file, "r"))
  if (!handle) return undefined
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return undefined
    return await use({ handle, size: stats.size, version: [stats.ino, stats.mtimeMs, stats.size].join("-") })
  } finally {
    await handle.close()
  }
}

export const isFile = async (file: string): Promise<boolean> => (await orMissing(stat(file)))?.isFile() ?? false

/** The content of a file; undefined where there is no such file. */
export const contentOf = (file: string): Promise<Buffer | undefined> =>
  withFile(file, ({ handle }) => handle.readFile())
