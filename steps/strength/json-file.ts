import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { z } from "zod"

/**
 * Reads a file that may be missing.
 * @param advice what to do if it is broken
 * @throws Error with a sentence for the user if the file is broken
 */
export const readJson = <Value>(file: string, schema: z.ZodType<Value>, advice: string): Value | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch (error) {
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new Error(`${file} is broken (${cause}): ${advice}`)
  }
}

/** Writes a file whole or not at all. */
export const writeJson = (file: string, value: unknown): void => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(draft, file)
}
