import { execFileSync } from "node:child_process"

/** Returns the project's commit, such as `1dcc571`; undefined where there is no git. */
export const version = (): string | undefined => {
  try {
    return execFileSync("git", ["rev-parse", "--short=7", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
  } catch {
    return undefined
  }
}
