import { keptFrom } from "../domain/contact/retention.ts"
import { PlainError } from "../domain/plain-error.ts"
import type { LeadStore } from "../store/leads.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Up to half as long again, so that processes that share a store do not all delete at once. */
const about = (time: number): number => time * (1 + Math.random() / 2)

/**
 * Deletes what is older than the privacy pages allow: soon after the start, then about once a day; sooner where traces are
 * left or the store fails. Says one line where something was deleted or went wrong, with nothing of what was written.
 * @returns what ends it, once a deletion that has begun is over
 */
export const expireDaily = (store: Pick<LeadStore, "deleteBefore">): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  /** @returns milliseconds to the next time */
  const expire = async (): Promise<number> => {
    try {
      const from = keptFrom(new Date())
      const { count, traces } = await store.deleteBefore(from)
      if (count > 0) console.log(`Contact requests from before ${from} deleted: ${count}.`)
      if (count > 0 && traces !== undefined) console.error(traces)
      return traces === undefined ? day / 1.5 : 10 * minute
    } catch (error) {
      const reason = error instanceof PlainError ? error.message.replace(/\.$/, "") : Object(error).name
      console.error(
        `Contact requests that are too old could not be deleted, which is tried again in an hour: ${reason}.`,
      )
      return hour
    }
  }
  const next = (wait: number) => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = expire().then(next)
    }, about(wait))
    timer.unref()
  }
  next(minute)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
