import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { PlainError } from "../../domain/plain-error.ts"
import { fileProblem, isBusy, isFileError, tracesOf } from "./sqlite-errors.ts"
import { sqliteFile } from "./sqlite-file.ts"
import type { Answer, Failure, WorkRequest } from "./sqlite-messages.ts"
import { markPurgeDue, purge } from "./sqlite-purge.ts"

const path = workerData as string
const send = (answer: Answer) => parentPort?.postMessage(answer)
const file = sqliteFile(path, (warning) => send({ warning }))

/** Random pause (ms) between attempts on a locked file, so that two processes do not retry in step. */
const retryDelayMs = () => 2 + Math.random() * 20

let isClosed = false

/** Retries while another program locks the file, until the request times out; other work continues meanwhile. */
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

const failureOf = (error: unknown): Failure => {
  const plainFailure = isFileError(error) ? fileProblem(path, error) : (error as Error)
  return { message: plainFailure.message, isPlain: plainFailure instanceof PlainError }
}

const answerTo = async ({ number, work, deadline }: WorkRequest): Promise<Answer> => {
  if (work.do === "query") {
    const rows = await attempt(() => file.query(work.statement, work.values), deadline)
    return { number, rows }
  }
  if (work.do === "markPurgeDue") await attempt(() => markPurgeDue(file), deadline)
  if (work.do === "close") {
    isClosed = true
    file.close()
  }
  if (work.do !== "purge") return { number, traces: undefined }
  const traces = await attempt(() => purge(file), deadline).then(
    () => undefined,
    (error) => tracesOf(path, error),
  )
  return { number, traces }
}

parentPort?.on("message", async (request: WorkRequest) => {
  send(await answerTo(request).catch((error): Answer => ({ number: request.number, failure: failureOf(error) })))
  if (isClosed) parentPort?.close()
})
