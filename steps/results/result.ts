import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { z } from "zod"

/** Folder of the last result of each example, and of its pictures. */
export const resultsFolder = "reports/results"
const file = `${resultsFolder}/results.json`

const schema = z.record(
  z.string(),
  z.object({
    status: z.enum(["passed", "failed"]),
    durationMs: z.number(),
    /** ISO 8601. */
    date: z.string(),
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

/** Reads the results, without pictures that have been deleted; there are none before the first run. @throws Error if the file is broken */
export const readResults = (path = file): Results => {
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch {
    return {}
  }
  try {
    const results = schema.parse(JSON.parse(text))
    for (const result of Object.values(results))
      result.pictures = result.pictures.filter(({ file: picture }) => existsSync(`${resultsFolder}/${picture}`))
    return results
  } catch {
    throw new Error(`${path} cannot be read: remove it, and run npm run acceptance again.`)
  }
}

/** Replaces the file as a whole, so that a run that is stopped leaves the former results. */
export const writeResults = (results: Results, path = file): void => {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(results, undefined, 1))
  renameSync(`${path}.new`, path)
}
