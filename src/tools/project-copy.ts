import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSources } from "../published/sources.ts"

/**
 * Copies the project's sources into a folder, where a build keeps its own caches, because Gatsby stores absolute paths;
 * only cached pictures are copied too.
 */
export const copyProject = (folder: string): void => {
  for (const part of buildSources) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(part, join(folder, part), { recursive: true })
  }
  const modules = join(folder, "node_modules")
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules)
  const pictures = join(".markets", "media")
  const copiedPictures = join(folder, pictures)
  if (existsSync(pictures) && !existsSync(copiedPictures)) cpSync(pictures, copiedPictures, { recursive: true })
}

/** Lets thousands of homes in a copy of the project share its few hundred pictures. */
export const liftPictureLimits = (folder: string): void =>
  writeFileSync(
    join(folder, "src/site/records/picture-limits.ts"),
    ["homesWithOnePicture", "homesWithOneSet"]
      .map((limit) => `export const ${limit} = Number.POSITIVE_INFINITY\n`)
      .join(""),
  )
