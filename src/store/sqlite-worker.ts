import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { PlainError } from "../domain/plain-error.ts"
import { sqliteFile } from "./sqlite-file.ts"
import type { Answer, Asked, Failure } from "./sqlite-messages.ts"
import { fileProblem, isBusy, isOfFile, tracesOf } from "./sqlite-problems.ts"
import { owePurge, purge } from "./sqlite-purge.ts"

const path = workerData as string
const send = (answer: Answer) => parentPort?.postMessage(answer)
const file = sqliteFile(path, (warning) => send({ warning }))

/** Milliseconds between attempts on a file that another program holds: at random, so that two do not keep step. */
const waitTime = () => 2 + Math.random() * 20

let isClosed = false

/** Tries again while another program holds the file, until nobody waits any more; other work goes on meanwhile. */
const attempt = async <Result>(work: () => Result, until: number): Promise<Result> => {
  for (;;)
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) && isOfFile(error)) file.close()
      if (!isBusy(error) || Date.now() >= until) throw error
      await pause(waitTime())
      if (isClosed) throw error
    }
}

const failureOf = (error: unknown): Failure => {
  const told = isOfFile(error) ? fileProblem(path, error) : (error as Error)
  return { message: told.message, isPlain: told instanceof PlainError }
}

const answerTo = async ({ number, work, until }: Asked): Promise<Answer> => {
  if (work.do === "query") {
    const rows = await attempt(() => file.query(work.statement, work.values), until)
    return { number, rows }
  }
  if (work.do === "owePurge") await attempt(() => owePurge(file), until)
  if (work.do === "close") {
    isClosed = true
    file.close()
  }
  if (work.do !== "purge") return { number, traces: undefined }
  const traces = await attempt(() => purge(file), until).then(
    () => undefined,
    (error) => tracesOf(path, error),
  )
  return { number, traces }
}

parentPort?.on("message", async (asked: Asked) => {
  send(await answerTo(asked).catch((error): Answer => ({ number: asked.number, failure: failureOf(error) })))
  if (isClosed) parentPort?.close()
})
