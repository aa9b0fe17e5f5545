import { join } from "node:path"
import { writeFile } from "../site/write-file.ts"

/** Writes texts to paths in a folder, and creates missing folders. */
export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) writeFile(join(folder, path), text)
}
