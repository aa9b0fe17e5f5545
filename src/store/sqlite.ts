import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { PlainError } from "../domain/plain-error.ts"
import type { Database } from "./sql-leads.ts"
import type { Answer, Asked, Work } from "./sqlite-messages.ts"

/** Milliseconds to wait while another program holds the file. */
const usualPatience = 5000

/** Milliseconds more that a disk may take before a statement counts as unanswered. */
const grace = 1000

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }

/**
 * A database in one file, built into Node. What a statement has written is on the disk when it resolves (WAL, full
 * synchronisation). The file is opened, at its first use, in a thread of its own: whatever its disk and other programs do,
 * the thread that serves pages never waits. Each method rejects with a PlainError where the file cannot be used.
 */
export const openSqlite = (file: string, patience = usualPatience): Database => {
  let worker: Worker | undefined
  let count = 0
  const waiting = new Map<number, Waiting>()

  const settle = (number: number): Waiting | undefined => {
    const one = waiting.get(number)
    waiting.delete(number)
    // A process that waits for nothing may end.
    if (waiting.size === 0) worker?.unref()
    return one
  }
  const started = (): Worker => {
    const thread = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: file, execArgv: [] })
    const end = (error: Error) => {
      if (worker !== thread) return
      worker = undefined
      for (const number of [...waiting.keys()]) settle(number)?.reject(error)
    }
    thread.on("message", (answer: Answer) => {
      if ("warning" in answer) console.error(answer.warning)
      else settle(answer.number)?.resolve(answer)
    })
    thread.on("error", end)
    thread.on("exit", () => end(new PlainError(`LEADS_FILE is "${file}", which was closed before it answered.`)))
    return thread
  }
  const ask = (work: Work, limit?: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= started()
      worker.ref()
      const number = count++
      const timer =
        limit === undefined
          ? undefined
          : setTimeout(() => {
              settle(number)?.reject(
                new PlainError(`LEADS_FILE is "${file}", whose disk does not answer in time: see to it.`),
              )
            }, limit)
      const ended = () => clearTimeout(timer)
      waiting.set(number, {
        resolve: (answer) => {
          ended()
          resolve(answer)
        },
        reject: (error) => {
          ended()
          reject(error)
        },
      })
      worker.postMessage({ number, work, until: Date.now() + patience } satisfies Asked)
    })
  const answered = async (work: Work, limit?: number): Promise<Answer> => {
    const answer = await ask(work, limit)
    if (!("failure" in answer)) return answer
    const { message, isPlain } = answer.failure
    throw isPlain ? new PlainError(message) : Object.assign(new Error(message), { code: "ERR_SQLITE_ERROR" })
  }

  return {
    query: async (statement, values = []) => {
      const answer = await answered({ do: "query", statement, values }, patience + grace)
      return "rows" in answer ? answer.rows : []
    },
    owePurge: async () => {
      await answered({ do: "owePurge" }, patience + grace)
    },
    // No limit: how long it takes to write a file anew follows from its size.
    purge: async () => {
      const answer = await answered({ do: "purge" })
      return "traces" in answer ? answer.traces : undefined
    },
    close: async () => {
      const thread = worker
      if (!thread) return
      const exited = once(thread, "exit")
      await answered({ do: "close" }).catch(() => {})
      thread.ref()
      await exited
    },
  }
}
