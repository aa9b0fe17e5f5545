import { PlainError } from "../../domain/plain-error.ts"

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const busyCodes = [5, 6]
const corruptCode = 11
const fullCode = 13

/** Codes of errors in a statement, not in the file: SQLITE_ERROR, _TOOBIG, _CONSTRAINT, _MISMATCH, _RANGE. */
const statementErrorCodes = [1, 18, 19, 20, 25]

const codeOf = (error: unknown): number => Number((error as { errcode?: number }).errcode) & 0xff

/** Whether another program locks the file, so that a retry may succeed. */
export const isBusy = (error: unknown): boolean => busyCodes.includes(codeOf(error))

/** Whether the file fails for any statement. */
export const isFileError = (error: unknown): boolean => !statementErrorCodes.includes(codeOf(error))

export const reasonOf = (error: unknown): string => (error as Error).message

const adviceOf = (error: unknown): string => {
  if (isBusy(error)) return "end what else has the file open"
  if (codeOf(error) === fullCode) return "free space on its disk"
  if (codeOf(error) === corruptCode) return "put a backup in its place"
  return "name an SQLite file, or a new one in a folder that can be written to"
}

/** Describes the problem in a sentence that names LEADS_FILE and what to do. */
export const fileProblem = (file: string, error: unknown): PlainError =>
  new PlainError(
    `LEADS_FILE is "${file}", where contact requests cannot be kept (${reasonOf(error)}): ${adviceOf(error)}.`,
  )

/** Describes what deleted rows leave on the disk, and until when. */
export const tracesOf = (file: string, error: unknown): string =>
  `Traces of what was deleted are still in ${file} or the log beside it (${reasonOf(error)}): ${adviceOf(error)}, and run the same once more; a running server tries again every hour.`
