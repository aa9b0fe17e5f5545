import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"

/** Folder of the last result of each example, and of its pictures. */
export const resultsFolder = "reports/results"
const name = "results.json"

const schema = z.record(
  z.string(),
  z.object({
    status: z.enum(["passed", "failed"]),
    durationMs: z.number(),
    /** ISO 8601. */
    date: z.string(),
    /** Whether scripts ran; undefined of a scenario that ended before it began. */
    driver: z.enum(["HTML", "browser"]).optional(),
    /** Commit of the project; undefined where there is no git. */
    version: z.string().optional(),
    failure: z.object({ step: z.string(), message: z.string() }).optional(),
    /** Files in `resultsFolder`, with their size in pixels. */
    pictures: z.array(z.object({ file: z.string(), width: z.number(), height: z.number() })),
  }),
)

/** The last results, by the keys of their examples. */
export type Results = z.infer<typeof schema>
export type Result = Results[string]

/**
 * Reads the results, without pictures that have been deleted; there are none before the first run.
 * @throws Error if the file is broken
 */
export const readResults = (folder = resultsFolder): Results => {
  const file = join(folder, name)
  if (!existsSync(file)) return {}
  try {
    const results = schema.parse(JSON.parse(readFileSync(file, "utf8")))
    for (const result of Object.values(results))
      result.pictures = result.pictures.filter((picture) => existsSync(join(folder, picture.file)))
    return results
  } catch {
    throw new Error(`${file} cannot be read: remove it, and run npm run acceptance again.`)
  }
}

/** Replaces the file as a whole, so that a run that is stopped leaves the former results. */
export const writeResults = (results: Results, folder = resultsFolder): void => {
  mkdirSync(folder, { recursive: true })
  const fresh = join(folder, `${name}.new`)
  writeFileSync(fresh, JSON.stringify(results, undefined, 1))
  renameSync(fresh, join(folder, name))
}
