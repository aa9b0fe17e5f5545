import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { version } from "../specification/version.ts"
import type { FreshResult, Picture } from "./from-messages.ts"
import { type Result, type Results, readResults, resultsFolder, writeResults } from "./result.ts"

/** Writes the pictures of an example, and returns their files and sizes. */
const keepPictures = (key: string, pictures: readonly Picture[], folder: string): Promise<Result["pictures"]> =>
  Promise.all(
    pictures.map(async ({ name, content }) => {
      const file = `${key.replace("/", "-")}-${name}`
      writeFileSync(join(folder, file), content)
      const { width, height } = await sharp(content).metadata()
      return { file, width, height }
    }),
  )

/**
 * Adds the results of a run to those of earlier runs, and removes those of examples that are not in the specification.
 * @param current keys of the examples in the specification
 */
export const keepResults = async (
  fresh: readonly FreshResult[],
  current: ReadonlySet<string>,
  folder = resultsFolder,
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const commit = version()
  const results: Results = readResults(folder)
  for (const { key, pictures, ...result } of fresh)
    results[key] = {
      ...result,
      ...(commit && { version: commit }),
      pictures: await keepPictures(key, pictures, folder),
    }
  const kept = Object.fromEntries(Object.entries(results).filter(([key]) => current.has(key)))
  writeResults(kept, folder)
  const files = new Set(Object.values(kept).flatMap(({ pictures }) => pictures.map(({ file }) => file)))
  for (const name of readdirSync(folder)) if (name.endsWith(".webp") && !files.has(name)) rmSync(join(folder, name))
}
