import { type FileHandle, stat } from "node:fs/promises"
import { openInside, type Place } from "../services/inside.ts"
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

/**
 * Opens a file, and closes it even if `use` fails.
 * @returns undefined if there is no such file
 */
export const withFile = async <Result>(
  place: Place,
  use: (opened: OpenedFile) => Promise<Result>,
): Promise<Result | undefined> => {
  const handle = await undefinedIfMissing(openInside(place))
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

export const isFile = async (place: Place): Promise<boolean> => (await withFile(place, async () => true)) ?? false

/** Reads a file; undefined if there is no such file. */
export const contentOf = (place: Place): Promise<Buffer | undefined> =>
  withFile(place, ({ handle }) => handle.readFile())
