import { isAbsolute } from "node:path"
import type { z } from "zod"
import { PlainError } from "../../domain/plain-error.ts"
import { projectPath } from "./content-path.ts"

/** Problem in the content: its file or database row, its field, and what to do. */
export type Problem = { readonly file: string; readonly field: string; readonly reason: string }

/** Place of a database row, in the form that `Problem.file` uses. */
export const rowPlace = (table: string, market: string, id: string): string => `table ${table}, row ${market}/${id}`
const isRow = (place: string): boolean => place.startsWith("table ")

/** Place of a record, as the editor finds it. */
export const shownPlace = (place: string): string => (isRow(place) || isAbsolute(place) ? place : projectPath(place))

/** Field of a problem that concerns the whole record. */
export const wholeRecordField = (place: string): string => (isRow(place) ? "fields" : "(file)")

export class ContentError extends PlainError {
  override readonly name = "ContentError"
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, field, reason }) => `  ${shownPlace(file)}: ${field}: ${reason}`)
    super(`The content has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}:\n${lines.join("\n")}`)
    this.problems = problems
  }
}

/** Reason of a required field that a record does not have. */
export const isMissing = "is missing"

/** Problems that a schema found in one file, one for each field. */
export const problemsOf = (file: string, error: z.ZodError): Problem[] =>
  error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys")
      return { file, field: [...issue.path, issue.keys.join(", ")].join("."), reason: "is not a field of this record" }
    const isAbsent =
      issue.code === "invalid_type" && issue.input === undefined && /received undefined/.test(issue.message)
    return {
      file,
      field: issue.path.join(".") || wholeRecordField(file),
      reason: isAbsent ? isMissing : issue.message,
    }
  })
