import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import type { FileChanges } from "./module-faults.ts"
import { changedText } from "./switch-text.ts"

const readFile = fs.readFileSync
let changes: FileChanges = {}
let onRead = () => {}

/** Has all modules read changed files of content as if the change were in them. */
export const readChanged = (newChanges: FileChanges, onChangedRead: () => void): void => {
  changes = newChanges
  onRead = onChangedRead
}

/** Modules that Node.js loads itself are changed by its hooks. */
const isModule = (path: string): boolean => /\.m?[jt]sx?$/.test(path)

const readChangedFile = (...call: Parameters<typeof readFile>): ReturnType<typeof readFile> => {
  const [file] = call
  // Pages are made again in a folder in which the sources are links.
  const change =
    typeof file === "string" && !isModule(file) && fs.existsSync(file) ? changes[fs.realpathSync(file)] : undefined
  if (!change || typeof file !== "string") return readFile(...call)
  onRead()
  return changedText(file, readFile(file, "utf8"), change)
}
fs.readFileSync = readChangedFile as typeof readFile
syncBuiltinESMExports()
