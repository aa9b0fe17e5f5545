import type { z } from "zod"
import { PlainError } from "../domain/plain-error.ts"

/** What is wrong with the content: where (a file, or a row of a database), in which field, and what to do. */
export type Problem = { readonly file: string; readonly field: string; readonly reason: string }

/** What names a row of a database where otherwise a file is named. */
export const rowPlace = (table: string, market: string, id: string): string => `table ${table}, row ${market}/${id}`
const isRow = (place: string): boolean => place.startsWith("table ")

/** The field of a problem with all of a record. */
export const wholeOf = (place: string): string => (isRow(place) ? "fields" : "(file)")

export class ContentError extends PlainError {
  override readonly name = "ContentError"
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ file, field, reason }) => `  ${isRow(file) ? file : `src/content/${file}`}: ${field}: ${reason}`,
    )
    super(`The content has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}:\n${lines.join("\n")}`)
    this.problems = problems
  }
}

/** The issues that a schema found in one file, one problem a field. */
export const problemsOf = (file: string, error: z.ZodError): Problem[] =>
  error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys")
      return { file, field: [...issue.path, issue.keys.join(", ")].join("."), reason: "is not a field of this record" }
    const missing =
      issue.code === "invalid_type" && issue.input === undefined && /received undefined/.test(issue.message)
    return { file, field: issue.path.join(".") || wholeOf(file), reason: missing ? "is missing" : issue.message }
  })
