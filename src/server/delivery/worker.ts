import { setTimeout as pause } from "node:timers/promises"
import { logReasonOf } from "../../domain/plain-error.ts"
import { throttledLog } from "../services/throttled-log.ts"
import type { AlertDelivery, Delivery, DeliveryKind, Outbox, RequestDelivery } from "../store/outbox.ts"
import { alertKinds } from "../store/outbox.ts"
import { mailConnections } from "./mail-settings.ts"
import type { Outcome } from "./outcome.ts"
import { type Delays, nextAttempt, usualDelays } from "./schedule.ts"

/** Delivers one thing to one receiver, unless the signal aborts it; `id` is the same in each attempt. */
export type Deliver = (
  delivery:
    | Pick<RequestDelivery, "id" | "kind" | "request" | "alert">
    | Pick<AlertDelivery, "id" | "kind" | "request" | "alert">,
  signal?: AbortSignal,
) => Promise<Outcome>

/** A lease (ms) is renewed while its attempt runs, and short enough that another process soon repeats what a dead one held. */
const leaseMs = 45_000
const renewalMs = leaseMs / 3

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

/** Pause (ms) before deliveries are recorded again in a store that did not answer. */
const recordAgainMs = 250

/** Records a delivery for as long as its lease lasts, because it would be made twice if the store is away. */
const record = async (
  outbox: Outbox,
  delivered: Delivery,
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

/**
 * @property signal ends the round: nothing more is leased
 * @property abort aborts running attempts, which are made again after their lease
 */
type Stoppable = { readonly signal?: AbortSignal | undefined; readonly abort?: AbortSignal | undefined }

/**
 * Renews a lease until the returned function is called, which returns the delivery as it is held then. A lease that could not
 * be renewed goes to whoever takes it next.
 */
const renewing = (outbox: Outbox, delivery: Delivery, now: () => Date): (() => Promise<Delivery>) => {
  let held = delivery
  let renewal = Promise.resolve()
  const renew = async () => {
    const due = new Date(now().getTime() + leaseMs)
    if (await outbox.renew(held, due)) held = { ...held, due: due.toISOString() }
  }
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch(() => {})
  }, renewalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await renewal
    return held
  }
}

/**
 * Attempts a leased delivery, and records at once what became of it.
 * @returns undefined if it was aborted
 */
const attempt = async (
  outbox: Outbox,
  deliver: Deliver,
  leased: Delivery,
  { delays = usualDelays, now = () => new Date(), log = logThrottled, signal, abort }: WorkerOptions & Stoppable,
): Promise<keyof Round | undefined> => {
  const heldNow = renewing(outbox, leased, now)
  const outcome = await deliver(leased, abort).catch(
    (error): Outcome => ({ kind: "retry", reason: `an error of the program, ${Object(error).name}` }),
  )
  const delivery = await heldNow()
  if (outcome.kind === "delivered") {
    await record(outbox, delivery, now, signal)
    return "delivered"
  }
  if (abort?.aborted) return undefined
  const { reason } = outcome
  const next = outcome.kind === "retry" ? nextAttempt(delivery, now(), delays, outcome.afterMs) : undefined
  const what = nameOf[delivery.kind]
  if (next) {
    await outbox.postpone(delivery, next, reason)
    if (delivery.attempts === 1) log(`${what} could not be delivered, and is tried again for 48 hours: ${reason}.`)
    return "postponed"
  }
  // A server that refuses the agency's messages says nothing of the mailbox.
  const isAddressRefused = outcome.kind === "refused" && outcome.isAddressRefused === true
  await (isAddressRefused ? outbox.markRefused : outbox.markFailed)(delivery, now(), reason)
  log(`${what} was given up: ${reason}.${delivery.alert ? "" : " See npm run contact-requests -- failed."}`)
  return "failed"
}

/** Receivers that wait for nobody, and attempts that run at once: a CRM that hangs delays no message. */
type Lane = { readonly kinds: readonly DeliveryKind[]; readonly atOnce: number }
const lanes: readonly Lane[] = [
  { kinds: ["agent", "receipt", "agent-withdrawal", ...alertKinds], atOnce: mailConnections },
  { kinds: ["crm", "crm-withdrawal"], atOnce: 20 },
]

/** Attempts what is due in a lane, until nothing is left or the signal stops it; it leases only what it attempts at once. */
const deliverLane = async (
  { kinds, atOnce }: Lane,
  outbox: Outbox,
  deliver: Deliver,
  options: WorkerOptions & Stoppable,
): Promise<Round> => {
  const round = { delivered: 0, postponed: 0, failed: 0 }
  const now = options.now ?? (() => new Date())
  const running = new Set<Promise<void>>()
  const begin = (delivery: Delivery) => {
    const attempted = attempt(outbox, deliver, delivery, options).then((result) => {
      if (result) round[result] += 1
      running.delete(attempted)
    })
    running.add(attempted)
  }
  try {
    while (!options.signal?.aborted) {
      for (const delivery of await outbox.lease(now(), leaseMs, kinds, atOnce - running.size)) begin(delivery)
      if (running.size === 0) break
      await Promise.race(running)
    }
    await Promise.all(running)
  } finally {
    await Promise.allSettled(running)
  }
  return round
}

/** Attempts what is due, until nothing is left or the signal stops it. */
export const deliverDue = async (
  outbox: Outbox,
  deliver: Deliver,
  options: WorkerOptions & Stoppable = {},
): Promise<Round> => {
  const rounds = await Promise.all(lanes.map((lane) => deliverLane(lane, outbox, deliver, options)))
  return {
    delivered: rounds.reduce((sum, { delivered }) => sum + delivered, 0),
    postponed: rounds.reduce((sum, { postponed }) => sum + postponed, 0),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Pause (ms) after a round, and after one that the store ended. */
const pauseMs = 1000
const pauseAfterErrorMs = 5_000

/** Time (ms) for which a stop waits for running attempts before it aborts them. */
const finishMs = 4_000

/**
 * Delivers what becomes due until it is stopped.
 * @returns a function that stops it, once running attempts have ended or were aborted
 */
export const deliverContinuously = (
  outbox: Outbox,
  deliver: Deliver,
  options: WorkerOptions = {},
): (() => Promise<void>) => {
  const stopping = new AbortController()
  const aborting = new AbortController()
  const { signal } = stopping
  const log = options.log ?? logThrottled
  const runLane = async (lane: Lane) => {
    let hasFailed = false
    while (!signal.aborted) {
      try {
        await deliverLane(lane, outbox, deliver, { ...options, signal, abort: aborting.signal })
        hasFailed = false
      } catch (error) {
        if (!hasFailed) log(`Messages about contact requests wait for the store: ${logReasonOf(error)}.`)
        hasFailed = true
      }
      const wait = (hasFailed ? pauseAfterErrorMs : pauseMs) * (0.5 + Math.random())
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = Promise.all(lanes.map(runLane))
  return async () => {
    stopping.abort()
    const timer = setTimeout(() => aborting.abort(), finishMs)
    await running
    clearTimeout(timer)
  }
}
