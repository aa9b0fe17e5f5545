import { setTimeout as pause } from "node:timers/promises"
import { PlainError } from "../../domain/plain-error.ts"
import { throttledLog } from "../services/throttled-log.ts"
import type { AlertDelivery, Delivery, DeliveryKind, Outbox, RequestDelivery } from "../store/outbox.ts"
import { alertKinds } from "../store/outbox.ts"
import type { Outcome } from "./outcome.ts"
import { type Delays, nextAttempt, usualDelays } from "./schedule.ts"

/** Delivers one thing to one receiver; `id` is the same in each attempt. */
export type Deliver = (
  delivery:
    | Pick<RequestDelivery, "id" | "kind" | "request" | "alert">
    | Pick<AlertDelivery, "id" | "kind" | "request" | "alert">,
) => Promise<Outcome>

/** Longer (ms) than attempts usually take, and short enough that another process soon repeats one whose process died. */
const leaseMs = 45_000

/** Attempts of a lane that run at once. */
const concurrency = 20

/** Logs a sentence once a minute, however many deliveries it is about, such as while a mail server is down. */
const logThrottled = throttledLog({ pauseMs: 60_000, maxSentences: 100, others: "Other deliveries have failed." })

const nameOf: { readonly [kind in DeliveryKind]: string } = {
  agent: "The message to the agent about a contact request",
  receipt: "The receipt about a contact request",
  crm: "The call to the CRM about a contact request",
  "agent-withdrawal": "The message to the agent about a contact request",
  "crm-withdrawal": "The call to the CRM about a contact request",
  "alert-confirmation": "The message that asks to confirm an alert",
  "alert-news": "The message of an alert",
}

/** Counts of a round. */
export type Round = { readonly delivered: number; readonly postponed: number; readonly failed: number }

export type WorkerOptions = {
  readonly delays?: Delays
  readonly now?: () => Date
  /** Receives a sentence for the operator, which has no content of a request. */
  readonly log?: (sentence: string) => void
}

/**
 * Attempts a leased delivery, and postpones it or gives it up if it fails.
 * @returns what became of it; the caller records what was delivered
 */
const attempt = async (
  outbox: Outbox,
  deliver: Deliver,
  delivery: Delivery,
  { delays = usualDelays, now = () => new Date(), log = logThrottled }: WorkerOptions,
): Promise<keyof Round> => {
  const outcome = await deliver(delivery).catch(
    (error): Outcome => ({ kind: "retry", reason: `an error of the program, ${Object(error).name}` }),
  )
  if (outcome.kind === "delivered") return "delivered"
  const { reason } = outcome
  const next = outcome.kind === "retry" ? nextAttempt(delivery, now(), delays, outcome.afterMs) : undefined
  const what = nameOf[delivery.kind]
  if (next) {
    await outbox.postpone(delivery, next, reason)
    if (delivery.attempts === 1) log(`${what} could not be delivered, and is tried again for 48 hours: ${reason}.`)
    return "postponed"
  }
  await (outcome.kind === "refused" ? outbox.markRefused : outbox.markFailed)(delivery, now(), reason)
  log(`${what} was given up: ${reason}.${delivery.alert ? "" : " See npm run contact-requests -- failed."}`)
  return "failed"
}

/** Pause (ms) before deliveries are recorded again in a store that did not answer. */
const recordAgainMs = 250

/** Records deliveries for as long as their lease lasts, because those of a store that is away would be made twice. */
const record = async (
  outbox: Outbox,
  delivered: readonly Delivery[],
  now: () => Date,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const end = performance.now() + leaseMs
  for (;;)
    try {
      return await outbox.markDelivered(delivered, now())
    } catch (error) {
      if (signal?.aborted || performance.now() > end) throw error
      await pause(recordAgainMs, undefined, { ref: false })
    }
}

/** Receivers that wait for nobody: a CRM that hangs delays no message. */
const lanes: readonly (readonly DeliveryKind[])[] = [
  ["agent", "receipt", "agent-withdrawal", ...alertKinds],
  ["crm", "crm-withdrawal"],
]

/** Attempts what is due in a lane, a few at once, until nothing is left or the signal stops it. */
const deliverLane = async (
  kinds: readonly DeliveryKind[],
  outbox: Outbox,
  deliver: Deliver,
  options: WorkerOptions & { readonly signal?: AbortSignal },
): Promise<Round> => {
  const round = { delivered: 0, postponed: 0, failed: 0 }
  const now = options.now ?? (() => new Date())
  while (!options.signal?.aborted) {
    const leased = await outbox.lease(now(), leaseMs, kinds, concurrency)
    if (leased.length === 0) break
    const results = await Promise.allSettled(leased.map((delivery) => attempt(outbox, deliver, delivery, options)))
    const delivered = leased.filter((_, index) => {
      const result = results[index]
      return result?.status === "fulfilled" && result.value === "delivered"
    })
    await record(outbox, delivered, now, options.signal)
    for (const result of results)
      if (result.status === "fulfilled") round[result.value] += 1
      else throw result.reason
  }
  return round
}

/** Attempts what is due, until nothing is left or the signal stops it. */
export const deliverDue = async (
  outbox: Outbox,
  deliver: Deliver,
  options: WorkerOptions & { readonly signal?: AbortSignal } = {},
): Promise<Round> => {
  const rounds = await Promise.all(lanes.map((kinds) => deliverLane(kinds, outbox, deliver, options)))
  return {
    delivered: rounds.reduce((sum, { delivered }) => sum + delivered, 0),
    postponed: rounds.reduce((sum, { postponed }) => sum + postponed, 0),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Pause (ms) after a round, and after one that the store ended. */
const pauseMs = 1000
const pauseAfterErrorMs = 5_000

/**
 * Delivers what becomes due until it is stopped.
 * @returns a function that stops it and waits for running attempts
 */
export const deliverContinuously = (
  outbox: Outbox,
  deliver: Deliver,
  options: WorkerOptions = {},
): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const log = options.log ?? logThrottled
  const runLane = async (kinds: readonly DeliveryKind[]) => {
    let hasFailed = false
    while (!signal.aborted) {
      try {
        await deliverLane(kinds, outbox, deliver, { ...options, signal })
        hasFailed = false
      } catch (error) {
        const reason = error instanceof PlainError ? error.message.replace(/\.$/, "") : Object(error).name
        if (!hasFailed) log(`Messages about contact requests wait for the store: ${reason}.`)
        hasFailed = true
      }
      const wait = (hasFailed ? pauseAfterErrorMs : pauseMs) * (0.5 + Math.random())
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = Promise.all(lanes.map(runLane))
  return async () => {
    stopping.abort()
    await running
  }
}
