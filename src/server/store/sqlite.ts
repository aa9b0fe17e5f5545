import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { PlainError } from "../../domain/plain-error.ts"
import type { Database } from "./database.ts"
import type { Answer, Work, WorkRequest } from "./sqlite-messages.ts"

/** Timeout (ms) while another program locks the file. */
const defaultLockTimeoutMs = 5000

/** Additional time (ms) for a slow disk, after which a statement fails. */
const diskGraceMs = 1000

type PendingRequest = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }

/**
 * Keeps a database in one file (Node's own SQLite). Writes are on the disk when they resolve (full synchronisation).
 * A thread opens the file on first use, so that no lock or slow disk delays pages. Unusable files give a PlainError.
 */
export const openSqlite = (file: string, lockTimeoutMs = defaultLockTimeoutMs): Database => {
  let worker: Worker | undefined
  let count = 0
  const pending = new Map<number, PendingRequest>()

  const settle = (number: number): PendingRequest | undefined => {
    const request = pending.get(number)
    pending.delete(number)
    // Lets the process exit while no request is pending.
    if (pending.size === 0) worker?.unref()
    return request
  }
  const startWorker = (): Worker => {
    const thread = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: file, execArgv: [] })
    const rejectAll = (error: Error) => {
      if (worker !== thread) return
      worker = undefined
      for (const number of [...pending.keys()]) settle(number)?.reject(error)
    }
    thread.on("message", (answer: Answer) => {
      if ("warning" in answer) console.error(answer.warning)
      else settle(answer.number)?.resolve(answer)
    })
    thread.on("error", rejectAll)
    thread.on("exit", () => rejectAll(new PlainError(`LEADS_FILE is "${file}", which was closed before it answered.`)))
    return thread
  }
  const send = (work: Work, timeoutMs?: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= startWorker()
      worker.ref()
      const number = count++
      const timer =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => {
              settle(number)?.reject(
                new PlainError(`LEADS_FILE is "${file}", whose disk does not answer in time: see to it.`),
              )
            }, timeoutMs)
      const stopTimer = () => clearTimeout(timer)
      pending.set(number, {
        resolve: (answer) => {
          stopTimer()
          resolve(answer)
        },
        reject: (error) => {
          stopTimer()
          reject(error)
        },
      })
      worker.postMessage({ number, work, deadline: Date.now() + lockTimeoutMs } satisfies WorkRequest)
    })
  const answerOf = async (work: Work, timeoutMs?: number): Promise<Answer> => {
    const answer = await send(work, timeoutMs)
    if (!("failure" in answer)) return answer
    const { message, isPlain } = answer.failure
    throw isPlain ? new PlainError(message) : Object.assign(new Error(message), { code: "ERR_SQLITE_ERROR" })
  }

  return {
    query: async (statement, values = []) => {
      const answer = await answerOf({ do: "query", statement, values }, lockTimeoutMs + diskGraceMs)
      return "rows" in answer ? answer.rows : []
    },
    markPurgeDue: async () => {
      await answerOf({ do: "markPurgeDue" }, lockTimeoutMs + diskGraceMs)
    },
    // No timeout: the time to rewrite the file depends on its size.
    purge: async () => {
      const answer = await answerOf({ do: "purge" })
      return "traces" in answer ? answer.traces : undefined
    },
    close: async () => {
      const thread = worker
      if (!thread) return
      const exited = once(thread, "exit")
      await answerOf({ do: "close" }).catch(() => {})
      thread.ref()
      await exited
    },
  }
}
