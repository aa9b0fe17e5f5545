import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { realpath, stat } from "node:fs/promises"
import { join } from "node:path"
import { PlainError } from "../../domain/plain-error.ts"
import { isMissing } from "./file-errors.ts"
import { type Release, type ReleaseOptions, releaseIn } from "./release.ts"
import { readRules, rulesName } from "./rules.ts"

const identityOf = async (file: string): Promise<string> => {
  const { ino, mtimeMs, size } = await stat(file)
  return [ino, mtimeMs, size].join()
}

/** Identifies a build; undefined while it has no rules, because a deploy is still copying it. */
export const stampOf = async (folder: string): Promise<string | undefined> => {
  try {
    const parts = [await realpath(folder), await identityOf(join(folder, rulesName))]
    // A deploy may copy the front page after the rules; an operator may replace the service worker by /sw-removal.js.
    for (const name of ["index.html", "sw.js"]) parts.push(await identityOf(join(folder, name)).catch(() => ""))
    return createHash("sha256").update(parts.join()).digest("hex").slice(0, 12)
  } catch {
    return undefined
  }
}

/** @throws PlainError if the build lacks its front page or error pages */
const checkWhole = (folder: string, release: Release): void => {
  if (!existsSync(join(folder, "index.html"))) throw new PlainError("it has no index.html")
  if (!release.notFoundPage("/") || !release.serverErrorPage("/")) throw new PlainError("it has no error pages")
}

const rulesTextIn = (folder: string): string => {
  try {
    return readFileSync(join(folder, rulesName), "utf8")
  } catch (error) {
    throw isMissing(error) ? new PlainError(`it has no ${rulesName}`) : error
  }
}

/** Loads the release in a build's folder. @throws PlainError if its rules are invalid */
export const builtReleaseIn = (folder: string, options: ReleaseOptions = {}): Release =>
  releaseIn(folder, readRules(rulesTextIn(folder)), options)

/** Loads a complete release. @throws PlainError if its rules are invalid, or it lacks its front page or error pages */
export const wholeReleaseIn = (folder: string, options: ReleaseOptions = {}): Release => {
  const release = builtReleaseIn(folder, options)
  checkWhole(folder, release)
  return release
}
