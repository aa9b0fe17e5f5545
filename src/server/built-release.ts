import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { realpath, stat } from "node:fs/promises"
import { join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import { isMissing } from "./file-errors.ts"
import { type Release, type ReleaseOptions, releaseIn } from "./release.ts"
import { readRules, rulesName } from "./rules.ts"

const identityOf = async (file: string): Promise<string> => {
  const { ino, mtimeMs, size } = await stat(file)
  return [ino, mtimeMs, size].join()
}

/** What a build is known by; undefined while it has no rules, because it is being put into its place. */
export const stampOf = async (folder: string): Promise<string | undefined> => {
  try {
    const parts = [await realpath(folder), await identityOf(join(folder, rulesName))]
    // The front page may be copied after the rules, and the service worker replaced by hand, by /sw-removal.js.
    for (const name of ["index.html", "sw.js"]) parts.push(await identityOf(join(folder, name)).catch(() => ""))
    return createHash("sha256").update(parts.join()).digest("hex").slice(0, 12)
  } catch {
    return undefined
  }
}

/** @throws PlainError where a build lacks what no site can be without */
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

/** The release that a build has put into a folder. @throws PlainError where its rules are not right */
export const builtReleaseIn = (folder: string, options: ReleaseOptions = {}): Release =>
  releaseIn(folder, readRules(rulesTextIn(folder)), options)

/** @throws PlainError also where it lacks what no site can be without */
export const wholeReleaseIn = (folder: string, options: ReleaseOptions = {}): Release => {
  const release = builtReleaseIn(folder, options)
  checkWhole(folder, release)
  return release
}
