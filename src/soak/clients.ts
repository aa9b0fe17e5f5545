import { randomBytes, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { contactRequestsPath } from "../spec/contact.ts"
import { requestOf } from "./account.ts"

/** Milliseconds after which a client gives up an attempt, as the form does. */
const patience = 15_000

/** Share of the attempts that the client's own network breaks off, and the milliseconds within which it does. */
const broken = 0.02
const brokenWithin = 300

/** What all clients of a run have seen. */
export type Record = {
  /** Requests by their marks, and whether each was acknowledged. */
  readonly sent: Map<string, boolean>
  attempts: number
  /** Milliseconds of each attempt that was answered with success. */
  readonly answers: number[]
  /** Milliseconds from the first attempt of a request to its acknowledgement. */
  readonly waits: number[]
  /** How often each other answer came: a status, or that none came. */
  readonly failures: Map<string, number>
}

export const newRecord = (): Record => ({ sent: new Map(), attempts: 0, answers: [], waits: [], failures: new Map() })

/** Each attempt comes from somewhere else, as a proxy before the server says: so the limit for one client stops none. */
const anyAddress = (): string => `10.${randomBytes(3).join(".")}`

/** @returns the status of the answer, or what went wrong on the way */
const attempt = async (address: string, body: unknown): Promise<number | string> => {
  const limit = Math.random() < broken ? Math.ceil(Math.random() * brokenWithin) : patience
  try {
    const response = await fetch(address + contactRequestsPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": anyAddress(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return (error as Error).name === "TimeoutError" ? "broken off" : "no answer"
  }
}

/** Sends one request until it is acknowledged, with the same key each time and longer pauses, or until the last moment. */
const send = async (address: string, mark: string, record: Record, last: () => number, hasNewKeys: boolean) => {
  const started = performance.now()
  const key = randomUUID()
  record.sent.set(mark, false)
  for (let pause = 100; Date.now() < last(); pause = Math.min(2000, pause * 2)) {
    const begun = performance.now()
    record.attempts += 1
    const answer = await attempt(address, { ...requestOf(mark), key: hasNewKeys ? randomUUID() : key })
    if (answer === 200 || answer === 201) {
      record.sent.set(mark, true)
      record.answers.push(performance.now() - begun)
      record.waits.push(performance.now() - started)
      return
    }
    record.failures.set(String(answer), (record.failures.get(String(answer)) ?? 0) + 1)
    await wait(pause * (0.5 + Math.random()))
  }
}

/**
 * Clients that send one request after the other, all at once, for a time; then each ends the one it is at.
 * @param end moment of the last new request
 * @param hasNewKeys whether each attempt has a key of its own, as no client may
 */
export const sendAll = async (
  address: string,
  { clients, end, hasNewKeys }: { clients: number; end: number; hasNewKeys: boolean },
  record: Record,
): Promise<void> => {
  const last = () => end + 30_000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; Date.now() < end; count += 1)
        await send(address, `${client}-${count}`, record, last, hasNewKeys)
    }),
  )
}
