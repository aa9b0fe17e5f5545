import { existsSync, readdirSync, readlinkSync } from "node:fs"
import { join } from "node:path"

/** Counts how often this process has a file open; 0 on systems without /proc. */
export const openFiles = (name: string): number => {
  const descriptors = "/proc/self/fd"
  if (!existsSync(descriptors)) return 0
  const files = readdirSync(descriptors).map((descriptor) => {
    try {
      return readlinkSync(join(descriptors, descriptor))
    } catch {
      return ""
    }
  })
  return files.filter((file) => file.endsWith(name)).length
}
