/** @jest-environment node */
import { join } from "node:path"
import { PlainError } from "../../domain/plain-error.ts"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { openStores } from "../store/open.ts"
import type { NewKind } from "../store/outbox.ts"
import type { Stores } from "../store/stores.ts"
import type { Outcome } from "./outcome.ts"
import { type Deliver, deliverContinuously, deliverDue } from "./worker.ts"

const start = Date.parse("2026-11-21T10:00:00.000Z")
const hour = 3_600_000

let stores: Stores
let time: number
let sentences: string[]
let calls: string[]
beforeEach(() => {
  stores = openWith(["agent"])
  time = start
  sentences = []
  calls = []
})
afterEach(() => {
  jest.useRealTimers()
  return stores.store.close()
})

const openWith = (kinds: readonly NewKind[]): Stores =>
  openStores({ LEADS_FILE: join(temporaryFolder(), "leads.sqlite") }, () => kinds)

const options = {
  delays: { firstMs: 1000, longestMs: hour },
  now: () => new Date(time),
  log: (sentence: string) => {
    sentences.push(sentence)
  },
}

/** Answers with each outcome in turn, then always with the last. */
const answering =
  (...outcomes: readonly Outcome[]): Deliver =>
  async ({ id, kind }) => {
    calls.push(`${kind} ${id}`)
    return outcomes[Math.min(calls.length, outcomes.length) - 1] as Outcome
  }
const delivered: Outcome = { kind: "delivered" }
const busy: Outcome = { kind: "retry", reason: "the mail server: it answered 451" }
const add = async () => {
  const request = contactRequestWith()
  await stores.store.add(request)
  return request
}
const stateOf = async (id: string) => (await stores.outbox.deliveriesOf(id))[0]

test("what is due is delivered once", async () => {
  const { id } = await add()
  expect(await deliverDue(stores.outbox, answering(delivered), options)).toEqual({
    delivered: 1,
    postponed: 0,
    failed: 0,
  })
  expect(await deliverDue(stores.outbox, answering(delivered), options)).toEqual({
    delivered: 0,
    postponed: 0,
    failed: 0,
  })
  expect(calls).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ state: "delivered", attempts: 1 })
})

test("a delivery during which the store goes away is recorded when the store is back, and not made again", async () => {
  const { id } = await add()
  let failures = 2
  const markDelivered: typeof stores.outbox.markDelivered = async (...given) => {
    failures -= 1
    if (failures >= 0) throw new PlainError("The database does not answer.")
    return stores.outbox.markDelivered(...given)
  }
  await deliverDue({ ...stores.outbox, markDelivered }, answering(delivered), options)
  expect(failures).toBe(-1)
  expect(calls).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ state: "delivered", attempts: 1 })
})

test("what fails is tried again with the same id, later each time, and reported once", async () => {
  const { id } = await add()
  const deliver = answering(busy, busy, delivered)
  expect(await deliverDue(stores.outbox, deliver, options)).toEqual({ delivered: 0, postponed: 1, failed: 0 })
  time += 999
  await deliverDue(stores.outbox, deliver, options)
  time += 2000
  await deliverDue(stores.outbox, deliver, options)
  expect(calls.length).toBeGreaterThan(1)
  expect(new Set(calls).size).toBe(1)
  expect(await stateOf(id)).toMatchObject({ state: calls.length === 3 ? "delivered" : "waiting" })
  expect(sentences).toEqual([
    `The message to the agent about a contact request could not be delivered, and is tried again for 48 hours: the mail server: it answered 451.`,
  ])
})

test("a receiver that names a time is not called before", async () => {
  await add()
  const deliver = answering({ kind: "retry", reason: "the CRM answered 429", afterMs: hour }, delivered)
  await deliverDue(stores.outbox, deliver, options)
  time += hour - 1
  await deliverDue(stores.outbox, deliver, options)
  expect(calls).toHaveLength(1)
  time += 1
  await deliverDue(stores.outbox, deliver, options)
  expect(calls).toHaveLength(2)
})

test("only a refusal of the address counts against an alert, not one of the agency's messages", async () => {
  const id = "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11"
  const requested = new Date(start).toISOString()
  await stores.alerts.add({
    id,
    market: "se",
    language: "sv",
    email: "asa@example.com",
    query: "",
    street: null,
    requested,
  })
  const refused: Outcome = { kind: "refused", reason: "the mail server: it answered 554", isAddressRefused: false }
  await deliverDue(stores.outbox, answering(refused), options)
  expect(await stores.alerts.find(id)).toMatchObject({ refusals: 0 })
  await stores.outbox.retryFailed(new Date(start))
  await deliverDue(stores.outbox, answering({ ...refused, isAddressRefused: true }), options)
  expect(await stores.alerts.find(id)).toMatchObject({ refusals: 1 })
})

test("what is refused is set aside at once, and what fails for 48 hours then", async () => {
  const [one, other] = [await add(), await add()]
  await deliverDue(
    stores.outbox,
    async ({ request }) =>
      request?.id === one?.id ? { kind: "refused", reason: "the mail server: it answered 550" } : busy,
    options,
  )
  expect(await stateOf(one?.id ?? "")).toMatchObject({ state: "failed", reason: "the mail server: it answered 550" })
  expect(await stateOf(other?.id ?? "")).toMatchObject({ state: "waiting" })
  let rounds = 0
  for (; (await stateOf(other?.id ?? ""))?.state === "waiting"; rounds += 1) {
    time = Date.parse((await stateOf(other?.id ?? ""))?.due ?? "")
    await deliverDue(stores.outbox, answering(busy), options)
  }
  expect(time).toBeGreaterThan(start + 46 * hour)
  expect(time).toBeLessThanOrEqual(start + 48 * hour)
  expect(rounds).toBeGreaterThan(50)
  expect(sentences.at(-1)).toBe(
    `The message to the agent about a contact request was given up: the mail server: it answered 451. See npm run contact-requests -- failed.`,
  )
})

test("an error of the program postpones its delivery and no other, and is not quoted", async () => {
  stores = openWith(["agent", "crm"])
  const { id } = await add()
  const deliver: Deliver = async ({ kind }) => {
    if (kind === "agent") throw new TypeError("cannot read Åsa Öberg")
    return delivered
  }
  expect(await deliverDue(stores.outbox, deliver, options)).toEqual({ delivered: 1, postponed: 1, failed: 0 })
  expect(sentences.join()).toContain("an error of the program, TypeError")
  expect(sentences.join()).not.toContain("Åsa")
  expect((await stores.outbox.deliveriesOf(id)).map(({ state }) => state)).toEqual(["waiting", "delivered"])
})

test("it delivers what is stored while it runs, and finishes a running attempt when it stops", async () => {
  let finish = (_: Outcome) => {}
  const attempted = Promise.withResolvers<void>()
  const stop = deliverContinuously(
    stores.outbox,
    () => {
      attempted.resolve()
      return new Promise((resolve) => {
        finish = resolve
      })
    },
    { ...options, now: () => new Date() },
  )
  const { id } = await add()
  await attempted.promise
  const stopped = stop()
  finish(delivered)
  await stopped
  expect(await stateOf(id)).toMatchObject({ state: "delivered" })
})

test("a stop gives running attempts a few seconds, then aborts them, and they are made again after their lease", async () => {
  const { id } = await add()
  jest.useFakeTimers()
  const attempted = Promise.withResolvers<AbortSignal | undefined>()
  const stop = deliverContinuously(
    stores.outbox,
    async (_, signal) => {
      attempted.resolve(signal)
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
    },
    options,
  )
  const signal = await attempted.promise
  const stopped = stop()
  await jest.advanceTimersByTimeAsync(3000)
  expect(signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(2000)
  expect(signal?.aborted).toBe(true)
  await stopped
  jest.useRealTimers()
  expect(await stateOf(id)).toMatchObject({ state: "waiting", attempts: 1, reason: null })
  expect(sentences).toEqual([])
  time += 60_000
  expect(await deliverDue(stores.outbox, answering(delivered), options)).toEqual({
    delivered: 1,
    postponed: 0,
    failed: 0,
  })
})

test("a store that does not answer is reported once, and nothing ends", async () => {
  const failing = Promise.withResolvers<void>()
  const outbox = {
    ...stores.outbox,
    lease: async () => {
      failing.resolve()
      throw new PlainError("LEADS_FILE is locked.")
    },
  }
  const stop = deliverContinuously(outbox, answering(delivered), options)
  await failing.promise
  await stop()
  expect(new Set(sentences)).toEqual(
    new Set(["Messages about contact requests wait for the store: LEADS_FILE is locked."]),
  )
})

test("two servers send nothing twice while a mail server takes minutes over each message", async () => {
  jest.useFakeTimers()
  let answer = (_: Outcome) => {}
  const answered = new Promise<Outcome>((resolve) => {
    answer = resolve
  })
  const attempted = Promise.withResolvers<void>()
  const { id } = await add()
  const round = deliverDue(
    stores.outbox,
    async (delivery) => {
      calls.push(delivery.id)
      attempted.resolve()
      return answered
    },
    options,
  )
  await attempted.promise
  for (let seconds = 0; seconds < 180; seconds += 15) {
    time += 15_000
    await jest.advanceTimersByTimeAsync(15_000)
    // The store answers in order, so the other server asks after the renewal.
    await deliverDue(stores.outbox, answering(delivered), options)
  }
  jest.useRealTimers()
  answer(delivered)
  expect(await round).toEqual({ delivered: 1, postponed: 0, failed: 0 })
  expect(calls).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ state: "delivered", attempts: 1 })
})

test("each message is recorded when it is taken, and no more are held than can be sent at once", async () => {
  const requests = [await add(), await add(), await add(), await add(), await add(), await add()]
  let answer = (_: Outcome) => {}
  const slow = new Promise<Outcome>((resolve) => {
    answer = resolve
  })
  const held = Promise.withResolvers<void>()
  const round = deliverDue(
    stores.outbox,
    async (delivery) => {
      calls.push(delivery.id)
      if (calls.length === 5) held.resolve()
      return calls.length === 1 ? delivered : slow
    },
    options,
  )
  await held.promise
  const records = await Promise.all(requests.map(({ id }) => stateOf(id)))
  expect(records.map((record) => `${record?.state} ${record?.attempts}`).sort()).toEqual([
    "delivered 1",
    "waiting 0",
    ...Array(4).fill("waiting 1"),
  ])
  answer(delivered)
  expect(await round).toEqual({ delivered: 6, postponed: 0, failed: 0 })
})

test("a CRM that hangs delays no message", async () => {
  stores = openWith(["agent", "crm"])
  for (let index = 0; index < 25; index += 1) await add()
  let answer = (_: Outcome) => {}
  const hanging = new Promise<Outcome>((resolve) => {
    answer = resolve
  })
  let messages = 0
  const allSent = Promise.withResolvers<void>()
  const round = deliverDue(
    stores.outbox,
    async ({ kind }) => {
      if (kind === "crm") return hanging
      messages += 1
      if (messages === 25) allSent.resolve()
      return delivered
    },
    options,
  )
  await allSent.promise
  answer(delivered)
  expect(await round).toEqual({ delivered: 50, postponed: 0, failed: 0 })
})
