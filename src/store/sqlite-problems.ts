import { PlainError } from "../domain/plain-error.ts"

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const busy = [5, 6]
const corrupt = 11
const full = 13

/** Errors of a statement, which say nothing of the file: SQLITE_ERROR, _TOOBIG, _CONSTRAINT, _MISMATCH, _RANGE. */
const ofStatement = [1, 18, 19, 20, 25]

const codeOf = (error: unknown): number => Number((error as { errcode?: number }).errcode) & 0xff

/** Whether another program holds the file just now, so that the same may succeed in a moment. */
export const isBusy = (error: unknown): boolean => busy.includes(codeOf(error))

/** Whether the file cannot be used, whatever is asked of it. */
export const isOfFile = (error: unknown): boolean => !ofStatement.includes(codeOf(error))

export const reasonOf = (error: unknown): string => (error as Error).message

const adviceOf = (error: unknown): string => {
  if (isBusy(error)) return "end what else has the file open"
  if (codeOf(error) === full) return "free space on its disk"
  if (codeOf(error) === corrupt) return "put a backup in its place"
  return "name an SQLite file, or a new one in a folder that can be written to"
}

/** What is wrong with the file, in a sentence that names LEADS_FILE and what to do. */
export const fileProblem = (file: string, error: unknown): PlainError =>
  new PlainError(
    `LEADS_FILE is "${file}", where contact requests cannot be kept (${reasonOf(error)}): ${adviceOf(error)}.`,
  )

/** What is left on the disk of rows that were deleted, and until when. */
export const tracesOf = (file: string, error: unknown): string =>
  `Traces of what was deleted are still in ${file} or the log beside it (${reasonOf(error)}): ${adviceOf(error)}, and run the same once more; a running server tries again every ten minutes.`
