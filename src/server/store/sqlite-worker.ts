import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import type { Row, Statement, Value } from "./database.ts"
import { fileProblem, isBusy, isFileError, tracesOf } from "./sqlite-errors.ts"
import { sqliteFile } from "./sqlite-file.ts"
import { isPurgeDue, markPurgeDue, purge } from "./sqlite-purge.ts"
import { answerCalls, warn } from "./thread.ts"

const path = workerData as string
const file = sqliteFile(path, warn)

/** Random pause (ms) between attempts on a locked file, so that two processes do not retry in step. */
const retryDelayMs = () => 2 + Math.random() * 20

let isClosed = false

/** Retries while another program locks the file, until the deadline (Unix ms); other work continues meanwhile. */
const attempt = async <Result>(work: () => Result, deadline: number): Promise<Result> => {
  for (;;)
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) && isFileError(error)) file.close()
      if (!isBusy(error) || Date.now() >= deadline) throw error
      await pause(retryDelayMs())
      if (isClosed) throw error
    }
}

const throwProblem = (error: unknown): never => {
  throw isFileError(error) ? fileProblem(path, error) : error
}

const functions = {
  query: (statement: string, values: readonly Value[], deadline: number): Promise<readonly Row[]> =>
    attempt(() => file.query(statement, values), deadline).catch(throwProblem),
  transaction: (statements: readonly Statement[], deadline: number): Promise<readonly (readonly Row[])[]> =>
    attempt(() => file.transaction(statements), deadline).catch(throwProblem),
  markPurgeDue: (deadline: number): Promise<void> => attempt(() => markPurgeDue(file), deadline).catch(throwProblem),
  purge: async (deadline: number): Promise<string | undefined> => {
    if (!(await attempt(() => isPurgeDue(file), deadline).catch(throwProblem))) return undefined
    return attempt(() => purge(file), deadline).then(
      () => undefined,
      (error) => tracesOf(path, error),
    )
  },
  /** Ends the thread instead of an answer. */
  close: (): void => {
    isClosed = true
    parentPort?.close()
    file.close()
  },
}
export type SqliteFunctions = typeof functions

answerCalls(functions)
