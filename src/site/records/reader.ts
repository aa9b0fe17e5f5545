import { existsSync, readFileSync } from "node:fs"
import type { z } from "zod"
import type { ContentPath } from "./content-path.ts"
import { numberProblems } from "./number-problems.ts"
import { textFault, textsIn, withPlainTexts } from "./plain-text.ts"
import { type Problem, wholeRecordField } from "./problems.ts"
import { schemaProblems } from "./schema-problems.ts"

/** Reads and validates files of content; each problem found is in `problems`. */
export type Reader = {
  readonly pathOf: ContentPath
  readonly problems: Problem[]
  readonly read: (file: string) => string
  /** Fields without a problem of each record that has others, by its file. */
  readonly validParts: Map<string, object>
  /** Returns undefined if the value is invalid. */
  readonly validate: <Fields>(file: string, shape: z.ZodType<Fields>, value: unknown) => Fields | undefined
  /** Returns undefined if the text of the file is no valid JSON of this shape. */
  readonly json: <Fields>(file: string, shape: z.ZodType<Fields>, text?: string) => Fields | undefined
  readonly optional: <Fields>(file: string, shape: z.ZodType<Fields>, fallback: Fields) => Fields
}

/** Windows programs begin a file with a mark of its encoding, which is no part of the text. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "")

export const readerOf = (pathOf: ContentPath): Reader => {
  const problems: Problem[] = []
  const validParts: Reader["validParts"] = new Map()
  const read: Reader["read"] = (file) => withoutMark(readFileSync(pathOf(file), "utf8"))
  const validate: Reader["validate"] = (file, shape, value) => {
    const plain = withPlainTexts(value)
    const textProblems = textsIn(plain).flatMap(({ field, text }) => {
      const reason = textFault(text)
      return reason ? [{ file, field: field || wholeRecordField(file), reason }] : []
    })
    const result = shape.safeParse(plain)
    const found = [
      ...textProblems,
      ...(result.success ? [] : schemaProblems(file, shape, plain, result.error)),
      ...numberProblems(file, plain),
    ]
    if (result.success && found.length === 0) return result.data
    problems.push(...found)
    const wrong = new Set(found.map(({ field }) => field.split(".")[0]))
    validParts.set(file, Object.fromEntries(Object.entries(Object(plain)).filter(([field]) => !wrong.has(field))))
    return undefined
  }
  const json: Reader["json"] = (file, shape, text = read(file)) => {
    let value: unknown
    try {
      value = JSON.parse(withoutMark(text))
    } catch (error) {
      problems.push({ file, field: wholeRecordField(file), reason: `is not valid JSON: ${(error as Error).message}` })
      return undefined
    }
    return validate(file, shape, value)
  }
  const optional: Reader["optional"] = (file, shape, fallback) =>
    existsSync(pathOf(file)) ? (json(file, shape) ?? fallback) : fallback
  return { pathOf, problems, validParts, read, validate, json, optional }
}
