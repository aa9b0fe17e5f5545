import { accessSync, constants } from "node:fs"
import { delimiter } from "node:path"

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const foldersInPath = (process.env.PATH ?? "").split(delimiter)
