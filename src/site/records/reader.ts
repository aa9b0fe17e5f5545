import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { z } from "zod"
import { type Problem, problemsOf, wholeRecordField } from "./problems.ts"

/** Reads and validates files of content; each problem found is in `problems`. */
export type Reader = {
  readonly root: string
  readonly problems: Problem[]
  readonly read: (file: string) => string
  /** Returns undefined if the value is invalid. */
  readonly validate: <Fields>(file: string, shape: z.ZodType<Fields>, value: unknown) => Fields | undefined
  /** Returns undefined if the text of the file is no valid JSON of this shape. */
  readonly json: <Fields>(file: string, shape: z.ZodType<Fields>, text?: string) => Fields | undefined
  readonly optional: <Fields>(file: string, shape: z.ZodType<Fields>, fallback: Fields) => Fields
}

/** @param root folder that holds all content */
export const readerOf = (root: string): Reader => {
  const problems: Problem[] = []
  const read: Reader["read"] = (file) => readFileSync(join(root, file), "utf8")
  const validate: Reader["validate"] = (file, shape, value) => {
    const result = shape.safeParse(value)
    if (result.success) return result.data
    problems.push(...problemsOf(file, result.error))
    return undefined
  }
  const json: Reader["json"] = (file, shape, text = read(file)) => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch (error) {
      problems.push({ file, field: wholeRecordField(file), reason: `is not valid JSON: ${(error as Error).message}` })
      return undefined
    }
    return validate(file, shape, value)
  }
  const optional: Reader["optional"] = (file, shape, fallback) =>
    existsSync(join(root, file)) ? (json(file, shape) ?? fallback) : fallback
  return { root, problems, read, validate, json, optional }
}
