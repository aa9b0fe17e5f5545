import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** Writes a file, and creates its folder if that is missing. */
export const writeFile = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Writes a file that later builds read: all of it or nothing, even if this build is killed. */
export const writeKeptFile = (file: string, content: string | Uint8Array): void => {
  const unfinished = `${file}.${process.pid}`
  writeFile(unfinished, content)
  renameSync(unfinished, file)
}
