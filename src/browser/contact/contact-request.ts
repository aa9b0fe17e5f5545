import pRetry from "p-retry"
import type { Fields } from "../../domain/contact/fields.ts"
import type { FieldError } from "../../domain/contact/request.ts"
import { contactRequestsPath } from "../../spec/contact.ts"
import { sessionKeys } from "../storage/own-keys.ts"
import { sessionValue, storeSessionValue } from "../storage/storage.ts"

/** What a delivery waits for before the next attempt; a request without an answer may still have arrived. */
export type Waiting = "network" | "answer" | "server" | "busy"
/** Why a delivery ended without success. */
export type Failure = Exclude<Waiting, "network"> | "refused"

export type Outcome =
  | { readonly next: string; readonly signUp?: string }
  | { readonly errors: readonly FieldError[] }
  | { readonly failure: Failure }

/**
 * Milliseconds: timeout of an attempt; interval of network checks, since browsers do not always fire `online`; longest
 * accepted Retry-After.
 */
const attemptTimeoutMs = 20_000
const networkCheckMs = 15_000
const longestRetryAfterMs = 60_000
const retries = 4

type Reason = Exclude<Failure, "refused">

type AttemptError = Error & { readonly why: Reason; readonly wait: number }

/** A subclass would bring 350 bytes of helpers along, because the build writes classes in the old way. */
const attemptError = (why: Reason, wait = 0): AttemptError => Object.assign(new Error(why), { why, wait })
const isAttemptError = (error: unknown): error is AttemptError => error instanceof Error && "why" in error

/**
 * Waits for a time (ms), or until the network is back.
 * @throws the signal's reason
 */
const pause = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      removeEventListener("online", settle)
      signal.removeEventListener("abort", settle)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(settle, delayMs)
    addEventListener("online", settle)
    signal.addEventListener("abort", settle)
    if (signal.aborted) settle()
  })

/** Milliseconds in a Retry-After header, which has seconds or a date. */
const retryAfterMsOf = ({ headers }: Response): number => {
  const retryAfter = headers.get("retry-after") ?? ""
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Math.max(0, wait || 0)
}

const responseTo = async (body: string, signal: AbortSignal): Promise<{ answer: Response; content: unknown }> => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, attemptTimeoutMs)
  signal.addEventListener("abort", abort)
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
    throw attemptError("answer")
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", abort)
  }
}

/** Accepts only paths, so that no response leads the visitor to another site. */
const isPath = (path: unknown): path is string => typeof path === "string" && /^\/(?![/\\])/.test(path)

const attempt = async (body: string, signal: AbortSignal): Promise<Outcome> => {
  const { answer, content } = await responseTo(body, signal)
  const { next, signUp, errors } = Object(content) as Readonly<Record<"next" | "signUp" | "errors", unknown>>
  if (answer.ok && isPath(next)) return { next, ...(isPath(signUp) && { signUp }) }
  if ((answer.status === 400 || answer.status === 409) && Array.isArray(errors)) return { errors }
  if (answer.status === 429) throw attemptError("busy", retryAfterMsOf(answer))
  // Includes a page that something on the way sends in place of the service's response.
  if (answer.ok || answer.status >= 500 || answer.status === 408) throw attemptError("server", retryAfterMsOf(answer))
  return { failure: "refused" }
}

export type DeliveryOptions = {
  /** Gets what the delivery waits for, and null at each attempt. */
  readonly onWaiting: (waiting: Waiting | null) => void
  readonly signal: AbortSignal
}

/**
 * Sends a request until it is answered: retries with doubled pauses, follows Retry-After, waits for the network and
 * stores nothing.
 * @param fields with a key, so that repeated attempts are stored once
 * @throws the signal's reason if it is aborted
 */
export const sendContactRequest = async (
  fields: Partial<Fields>,
  { onWaiting, signal }: DeliveryOptions,
): Promise<Outcome> => {
  const body = JSON.stringify(fields)
  try {
    return await pRetry(
      async () => {
        if (!navigator.onLine) {
          onWaiting("network")
          await pause(networkCheckMs, signal)
        }
        onWaiting(null)
        return attempt(body, signal)
      },
      {
        retries,
        randomize: true,
        signal,
        // A failure without a network does not count as a retry.
        shouldConsumeRetry: () => navigator.onLine,
        shouldRetry: ({ error }) => isAttemptError(error) && error.wait <= longestRetryAfterMs,
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (!isAttemptError(error) || (retriesLeft === 0 && navigator.onLine) || error.wait > longestRetryAfterMs)
            return
          onWaiting(navigator.onLine ? error.why : "network")
          if (error.wait > 0) await pause(error.wait, signal)
        },
      },
    )
  } catch (error) {
    signal.throwIfAborted()
    if (isAttemptError(error)) return { failure: error.why }
    throw error
  }
}

/** Secret of this window while it is open, or of this page if the browser refuses storage. */
let seed: string | undefined
const windowSeed = (): string => {
  const stored = sessionValue(sessionKeys.contactSeed)
  seed = typeof stored === "string" ? stored : (seed ?? crypto.randomUUID())
  storeSessionValue(sessionKeys.contactSeed, seed)
  return seed
}

/**
 * Hashes the fields with the window's secret: equal fields have an equal key, also after Back or a reload, and it
 * reveals no text.
 * @returns a UUID; undefined on insecure origins, where the service compares the fields instead
 */
export const keyOf = async (fields: Partial<Fields>): Promise<string | undefined> => {
  if (!("subtle" in crypto)) return undefined
  const bytes = new TextEncoder().encode(windowSeed() + JSON.stringify(fields))
  const hash = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
  const digits = hash.map((byte) => byte.toString(16).padStart(2, "0")).join("")
  // UUID version 8 has contents of the maker's choice.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5")
}
