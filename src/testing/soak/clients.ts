import { randomBytes, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { contactRequestsPath } from "../../spec/contact.ts"
import { requestOf } from "./account.ts"

/** Timeout (ms) of an attempt, the same as the form's. */
const attemptTimeoutMs = 15_000

/** Share of attempts that the client aborts, and the milliseconds within which it does. */
const abortShare = 0.02
const abortWithinMs = 300

/** Results of all clients of a run. */
export type SoakRecord = {
  /** Marks of requests, and whether each was acknowledged. */
  readonly sent: Map<string, boolean>
  attempts: number
  /** Milliseconds of each successful attempt. */
  readonly answers: number[]
  /** Milliseconds from the first attempt of a request to its acknowledgement. */
  readonly waits: number[]
  /** Counts of all other results: a status, or a network error. */
  readonly failures: Map<string, number>
}

export const newSoakRecord = (): SoakRecord => ({
  sent: new Map(),
  attempts: 0,
  answers: [],
  waits: [],
  failures: new Map(),
})

/** Random client address for `X-Forwarded-For`, so that the rate limit for one client never applies. */
const anyAddress = (): string => `10.${randomBytes(3).join(".")}`

/** @returns the status of the response, or the network error */
const attempt = async (address: string, body: unknown): Promise<number | string> => {
  const timeoutMs = Math.random() < abortShare ? Math.ceil(Math.random() * abortWithinMs) : attemptTimeoutMs
  try {
    const response = await fetch(address + contactRequestsPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": anyAddress(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return (error as Error).name === "TimeoutError" ? "broken off" : "no answer"
  }
}

/**
 * Sends one request with the same key until it is acknowledged or the time is over, with growing pauses.
 * @param nextAddress chooses a server for each attempt, as a load balancer does
 */
const send = async (
  nextAddress: () => string,
  mark: string,
  record: SoakRecord,
  deadline: () => number,
  hasNewKeys: boolean,
) => {
  const started = performance.now()
  const key = randomUUID()
  record.sent.set(mark, false)
  for (let pause = 100; Date.now() < deadline(); pause = Math.min(2000, pause * 2)) {
    const attemptStarted = performance.now()
    record.attempts += 1
    const answer = await attempt(nextAddress(), { ...requestOf(mark), key: hasNewKeys ? randomUUID() : key })
    if (answer === 200 || answer === 201) {
      record.sent.set(mark, true)
      record.answers.push(performance.now() - attemptStarted)
      record.waits.push(performance.now() - started)
      return
    }
    record.failures.set(String(answer), (record.failures.get(String(answer)) ?? 0) + 1)
    await wait(pause * (0.5 + Math.random()))
  }
}

/** Average pause (ms) of a client: without any, requests come faster than a mail server takes their messages. */
const pauseMs = 1000

/**
 * Sends requests from parallel clients until `end`, then lets each client finish its last request.
 * @param end returns the time (ms) of the last new request, which faults that take long may postpone
 * @param hasNewKeys sends each attempt with a new key, a fault that the soak must detect
 */
export const sendAll = async (
  addresses: readonly string[],
  { clients, end, hasNewKeys }: { clients: number; end: () => number; hasNewKeys: boolean },
  record: SoakRecord,
): Promise<void> => {
  const deadline = () => end() + 30_000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      let turn = client
      const nextAddress = () => addresses[turn++ % addresses.length] ?? ""
      for (let count = 0; Date.now() < end(); count += 1) {
        await send(nextAddress, `${client}-${count}`, record, deadline, hasNewKeys)
        await wait(Math.random() * 2 * pauseMs)
      }
    }),
  )
}
