import { retentionStart } from "../../domain/contact/retention.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { ContactRequestStore } from "../store/contact-requests.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Adds up to half of the time at random, so that processes that share a store do not all delete at once. */
const withJitter = (time: number): number => time * (1 + Math.random() / 2)

/**
 * Deletes requests older than the privacy pages allow, soon after the start and then daily; sooner if traces are left
 * or the store fails. It logs deletions and failures without any content of requests.
 * @returns a function that stops it and waits for a running deletion
 */
export const expireDaily = (store: Pick<ContactRequestStore, "deleteBefore">): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  /** @returns milliseconds until the next run */
  const expire = async (): Promise<number> => {
    try {
      const from = retentionStart(new Date())
      const { count, traces } = await store.deleteBefore(from)
      if (count > 0) console.log(`Contact requests from before ${from} deleted: ${count}.`)
      if (count > 0 && traces !== undefined) console.error(traces)
      return traces === undefined ? dayMs / 1.5 : 10 * minuteMs
    } catch (error) {
      const reason = error instanceof PlainError ? error.message.replace(/\.$/, "") : Object(error).name
      console.error(
        `Contact requests that are too old could not be deleted, which is tried again in an hour: ${reason}.`,
      )
      return hourMs
    }
  }
  const next = (wait: number) => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = expire().then(next)
    }, withJitter(wait))
    timer.unref()
  }
  next(minuteMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
