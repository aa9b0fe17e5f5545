import pRetry from "p-retry"
import type { FieldError, Fields } from "../domain/contact/request.ts"
import { contactRequestsPath } from "../spec/contact.ts"
import { sessionKeys } from "./own-keys.ts"

/** What sending waits for, while it does. Without an answer it may have arrived all the same. */
export type Waiting = "network" | "answer" | "server" | "busy"
/** Why a request was not sent after all. */
export type Failure = Exclude<Waiting, "network"> | "refused"

export type Outcome =
  | { readonly next: string }
  | { readonly errors: readonly FieldError[] }
  | { readonly failure: Failure }

/** Milliseconds: for one answer; between looks whether the network is back, which browsers do not always tell; to be told to wait. */
const patience = 20_000
const look = 15_000
const longestWait = 60_000
const retries = 4

type Reason = Exclude<Failure, "refused">

class NotSent extends Error {
  readonly why: Reason
  readonly wait: number
  constructor(why: Reason, wait = 0) {
    super(why)
    this.why = why
    this.wait = wait
  }
}

/** So long, or until the network is back. @throws the signal's reason */
const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener("online", end)
      signal.removeEventListener("abort", end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, time)
    addEventListener("online", end)
    signal.addEventListener("abort", end)
    if (signal.aborted) end()
  })

/** Milliseconds that an answer asks to wait: it says seconds or a date. */
const waitOf = ({ headers }: Response): number => {
  const said = headers.get("retry-after") ?? ""
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Math.max(0, wait || 0)
}

const answerTo = async (body: string, signal: AbortSignal): Promise<{ answer: Response; content: unknown }> => {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(stop, patience)
  signal.addEventListener("abort", stop)
  try {
    const answer = await fetch(contactRequestsPath, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
      signal: controller.signal,
    })
    return { answer, content: await answer.json().catch(() => null) }
  } catch {
    signal.throwIfAborted()
    throw new NotSent("answer")
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", stop)
  }
}

const attempt = async (body: string, signal: AbortSignal): Promise<Outcome> => {
  const { answer, content } = await answerTo(body, signal)
  const { next, errors } = Object(content) as { readonly next?: unknown; readonly errors?: unknown }
  // Nothing leads out of the site.
  if (answer.ok && typeof next === "string" && /^\/(?![/\\])/.test(next)) return { next }
  if ((answer.status === 400 || answer.status === 409) && Array.isArray(errors)) return { errors }
  if (answer.status === 429) throw new NotSent("busy", waitOf(answer))
  // Also a page that something between here and the service has put in the place of its answer.
  if (answer.ok || answer.status >= 500 || answer.status === 408) throw new NotSent("server", waitOf(answer))
  return { failure: "refused" }
}

export type Sending = {
  /** Told what it waits for, and null when it tries again. */
  readonly onWaiting: (waiting: Waiting | null) => void
  readonly signal: AbortSignal
}

/**
 * Sends a request until it is answered: again after failures, which double the pause, and not before the service says so; when the
 * network is back, where there is none. Nothing is kept anywhere but here.
 * @param fields with a key, so that however often it arrives it is stored once
 * @throws the signal's reason, where it is stopped
 */
export const sendContactRequest = async (fields: Partial<Fields>, { onWaiting, signal }: Sending): Promise<Outcome> => {
  const body = JSON.stringify(fields)
  try {
    return await pRetry(
      async () => {
        if (!navigator.onLine) {
          onWaiting("network")
          await pause(look, signal)
        }
        onWaiting(null)
        return attempt(body, signal)
      },
      {
        retries,
        randomize: true,
        signal,
        // What fails without a network is none of the tries.
        shouldConsumeRetry: () => navigator.onLine,
        shouldRetry: ({ error }) => error instanceof NotSent && error.wait <= longestWait,
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (!(error instanceof NotSent) || (retriesLeft === 0 && navigator.onLine) || error.wait > longestWait) return
          onWaiting(navigator.onLine ? error.why : "network")
          if (error.wait > 0) await pause(error.wait, signal)
        },
      },
    )
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NotSent) return { failure: error.why }
    throw error
  }
}

/** Number of this window, while it is open; where the browser keeps nothing, of this page. */
let seed: string | undefined
const seedOfWindow = (): string => {
  seed ??= crypto.randomUUID()
  try {
    seed = sessionStorage.getItem(sessionKeys.contactSeed) ?? seed
    sessionStorage.setItem(sessionKeys.contactSeed, seed)
  } catch {
    // Storage is full or refused.
  }
  return seed
}

/**
 * A key for what is sent, made of its words and a number that nobody else knows: the same as long as the same is sent, also after
 * Back or a reload, another when it is changed. None of the words is kept, or can be read from it.
 * @returns a UUID; undefined on origins that are not safe, where the service tells requests apart by their words
 */
export const keyOf = async (fields: Partial<Fields>): Promise<string | undefined> => {
  if (!("subtle" in crypto)) return undefined
  const words = new TextEncoder().encode(seedOfWindow() + JSON.stringify(fields))
  const hash = [...new Uint8Array(await crypto.subtle.digest("SHA-256", words))]
  const digits = hash.map((byte) => byte.toString(16).padStart(2, "0")).join("")
  // Version 8: made as its maker likes.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5")
}
