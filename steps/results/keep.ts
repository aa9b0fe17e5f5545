import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { version } from "../specification/version.ts"
import type { FreshResult, Picture } from "./from-messages.ts"
import { type Result, type Results, readResults, resultsFolder, writeResults } from "./result.ts"

/** Writes the pictures of an example, and returns their files and sizes. */
const keepPictures = (key: string, pictures: readonly Picture[]): Promise<Result["pictures"]> =>
  Promise.all(
    pictures.map(async ({ name, content }) => {
      const file = `${key.replace("/", "-")}-${name}`
      writeFileSync(`${resultsFolder}/${file}`, content)
      const { width, height } = await sharp(content).metadata()
      return { file, width, height }
    }),
  )

/**
 * Adds the results of a run to those of earlier runs, and removes those of examples that are not in the specification.
 * @param current keys of the examples in the specification
 */
export const keepResults = async (fresh: readonly FreshResult[], current: ReadonlySet<string>): Promise<void> => {
  mkdirSync(resultsFolder, { recursive: true })
  const commit = version()
  const results: Results = readResults()
  for (const { key, pictures, ...result } of fresh)
    results[key] = { ...result, ...(commit && { version: commit }), pictures: await keepPictures(key, pictures) }
  const kept = Object.fromEntries(Object.entries(results).filter(([key]) => current.has(key)))
  writeResults(kept)
  const files = new Set(Object.values(kept).flatMap(({ pictures }) => pictures.map(({ file }) => file)))
  for (const name of readdirSync(resultsFolder))
    if (name.endsWith(".webp") && !files.has(name)) rmSync(`${resultsFolder}/${name}`)
}
