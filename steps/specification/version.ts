import { git } from "./git.ts"

/**
 * Returns the project's commit, such as `1dcc571`, or `1dcc571 changed` if tracked files differ from it; undefined where
 * there is no git.
 */
export const version = (cwd = "."): string | undefined => {
  try {
    return git(["describe", "--always", "--abbrev=7", "--exclude=*", "--dirty= changed"], { cwd }).toString().trim()
  } catch {
    return undefined
  }
}
