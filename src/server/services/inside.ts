import { constants, readlinkSync, realpathSync } from "node:fs"
import { type FileHandle, open, realpath } from "node:fs/promises"
import { sep } from "node:path"

/** A file by its folder, and its path in it with a leading slash. */
export type Place = { readonly folder: string; readonly path: string }

/** Without O_NONBLOCK, opening a pipe would wait for a writer and block a thread that other files need. */
export const readWithoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK

/** The error of a missing file, for one that a symbolic link has led out of its folder. */
const outsideError = (): Error => Object.assign(new Error("The file is not in its folder."), { code: "ENOENT" })

/**
 * Checks where an open file is, so that no link can change after the check; a system without `/proc` looks its name up again.
 * @param root real path of the folder
 * @throws Error with the code ENOENT if the file is outside
 */
export const checkInside = (descriptor: number, root: string, path: string): void => {
  let place: string
  try {
    place = readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    place = realpathSync(root + path)
  }
  if (!place.startsWith(root + sep)) throw outsideError()
}

/** Opens a file in a folder, which may be a symbolic link itself. @throws Error with the code ENOENT if a link leads out of it */
export const openInside = async ({ folder, path }: Place): Promise<FileHandle> => {
  const root = await realpath(folder)
  const handle = await open(root + path, readWithoutWaiting)
  try {
    checkInside(handle.fd, root, path)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}
