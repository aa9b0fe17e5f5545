import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** Writes a file, and creates its folder if that is missing. */
export const writeFile = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
