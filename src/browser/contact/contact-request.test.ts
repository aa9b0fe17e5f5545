import { webcrypto } from "node:crypto"
import { HttpResponse, http } from "msw"
import { setupServer } from "msw/node"
import { contactRequestsPath } from "../../spec/contact.ts"
import { keyOf, sendContactRequest, type Waiting } from "./contact-request.ts"

const address = `http://localhost${contactRequestsPath}`
const fields = { topic: "contact", name: "Åsa", email: "asa@example.com" } as const
const storedResponse = () => HttpResponse.json({ next: "/begar-kontakt/" }, { status: 201 })

/** Responses in order; the last one repeats. */
let answers: (() => Response | Promise<Response>)[] = []
const bodies: unknown[] = []
const waitings: (Waiting | null)[] = []
let isOnline = true

const server = setupServer(
  http.post(address, async ({ request }) => {
    bodies.push(await request.json())
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return (answer ?? storedResponse)() as never
  }),
)
const originalFetch = globalThis.fetch

beforeAll(() => {
  server.listen()
  const serverFetch = globalThis.fetch
  // Node's fetch does not resolve paths against jsdom's address.
  globalThis.fetch = ((path: string, init: RequestInit) => serverFetch(`http://localhost${path}`, init)) as typeof fetch
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline)
})
afterAll(() => {
  server.close()
  globalThis.fetch = originalFetch
})
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance", "queueMicrotask", "nextTick", "setImmediate"] })
  bodies.length = 0
  waitings.length = 0
  answers = []
  isOnline = true
})
afterEach(() => jest.useRealTimers())

const startDelivery = (signal = new AbortController().signal) =>
  sendContactRequest(fields, { onWaiting: (waiting) => waitings.push(waiting), signal })

/** Advances the fake timers until the request has ended. */
const send = async () => {
  let isOver = false
  const delivery = startDelivery().finally(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(100)
  }
  return delivery
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new HttpResponse("no", { status: code, headers })

test("a stored request leads to the confirmation", async () => {
  expect(await send()).toEqual({ next: "/begar-kontakt/" })
  expect(bodies).toEqual([fields])
  expect(waitings).toEqual([null])
})

test.each([
  ["no answer", () => HttpResponse.error(), "answer"],
  ["500", status(500), "server"],
  ["502 from a proxy", () => HttpResponse.html("<h1>Bad Gateway</h1>", { status: 502 }), "server"],
  ["503 that says when", status(503, { "retry-after": "5" }), "server"],
  ["503 that says a date", status(503, { "retry-after": new Date(Date.now() + 3000).toUTCString() }), "server"],
  ["408", status(408), "server"],
  ["429 that says when", status(429, { "retry-after": "30" }), "busy"],
  ["a page in the answer's place", () => HttpResponse.html("<p>Log in to this network"), "server"],
  ["an answer that leads elsewhere", () => HttpResponse.json({ next: "//evil.example/" }), "server"],
] as const)("after %s, a retry sends the same request", async (_, answer, waiting) => {
  answers = [answer, storedResponse]
  expect(await send()).toEqual({ next: "/begar-kontakt/" })
  expect(bodies).toEqual([fields, fields])
  expect(waitings).toEqual([null, waiting, null])
})

test("the retry waits as long as the service says", async () => {
  answers = [status(429, { "retry-after": "30" }), storedResponse]
  const startedAtMs = Date.now()
  await send()
  expect(Date.now() - startedAtMs).toBeGreaterThanOrEqual(30_000)
})

test.each([
  ["answer", () => HttpResponse.error()],
  ["server", status(500)],
  ["busy", status(429)],
] as const)("after five failures it shows the error: %s", async (failure, answer) => {
  answers = [answer]
  expect(await send()).toEqual({ failure })
  expect(bodies).toHaveLength(5)
})

test("a wait of more than a minute is announced at once", async () => {
  answers = [status(429, { "retry-after": "3600" })]
  expect(await send()).toEqual({ failure: "busy" })
  expect(bodies).toHaveLength(1)
  expect(waitings).toEqual([null])
})

test.each([403, 404, 405, 413, 415, 422])("%s has no retry", async (code) => {
  answers = [status(code)]
  expect(await send()).toEqual({ failure: "refused" })
  expect(bodies).toHaveLength(1)
})

test("the caller receives the errors of fields", async () => {
  answers = [() => HttpResponse.json({ errors: [{ field: "name", code: "missing" }] }, { status: 400 })]
  expect(await send()).toEqual({ errors: [{ field: "name", code: "missing" }] })
})

test("a 400 without fields is a refusal", async () => {
  answers = [() => HttpResponse.html("<p>no", { status: 400 })]
  expect(await send()).toEqual({ failure: "refused" })
})

test("a response that takes 20 seconds is a timeout", async () => {
  answers = [() => new Promise<Response>(() => {}), storedResponse]
  const startedAtMs = Date.now()
  expect(await send()).toEqual({ next: "/begar-kontakt/" })
  expect(Date.now() - startedAtMs).toBeGreaterThanOrEqual(20_000)
  expect(bodies).toEqual([fields, fields])
})

test("without a network, the request waits until there is one", async () => {
  isOnline = false
  const delivery = startDelivery()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([bodies, waitings]).toEqual([[], ["network"]])
  isOnline = true
  dispatchEvent(new Event("online"))
  expect(await delivery).toEqual({ next: "/begar-kontakt/" })
  expect(bodies).toHaveLength(1)
})

test("it tries even if the browser wrongly reports no network", async () => {
  isOnline = false
  expect(await send()).toEqual({ next: "/begar-kontakt/" })
})

test("without a network, retries never end", async () => {
  isOnline = false
  answers = [...Array.from({ length: 8 }, () => () => HttpResponse.error()), storedResponse]
  expect(await send()).toEqual({ next: "/begar-kontakt/" })
  expect(bodies).toHaveLength(9)
})

describe("an abort", () => {
  const reason = new Error("stopped")

  test("during a request ends the sending", async () => {
    const controller = new AbortController()
    answers = [() => new Promise<Response>(() => {})]
    const delivery = startDelivery(controller.signal)
    const rejection = expect(delivery).rejects.toBe(reason)
    await jest.advanceTimersByTimeAsync(100)
    controller.abort(reason)
    await rejection
    await jest.advanceTimersByTimeAsync(60_000)
    expect(bodies.length).toBeLessThan(2)
  })

  test("during a wait ends the sending", async () => {
    const controller = new AbortController()
    isOnline = false
    const rejection = expect(startDelivery(controller.signal)).rejects.toBe(reason)
    await jest.advanceTimersByTimeAsync(100)
    controller.abort(reason)
    await rejection
    await jest.advanceTimersByTimeAsync(60_000)
    expect(bodies).toEqual([])
  })
})

// jsdom lacks crypto.subtle.
beforeAll(() => Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true }))

test("the same request has the same key while the window is open, and a changed one another key", async () => {
  const key = await keyOf(fields)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await keyOf({ ...fields })).toBe(key)
  expect(await keyOf({ ...fields, message: "och en sak" })).not.toBe(key)
  sessionStorage.clear()
  sessionStorage.setItem("contact-seed", '"of another window"')
  expect(await keyOf(fields)).not.toBe(key)
})

test("without storage, the same request has the same key on the same page", async () => {
  const rejection = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError")
  })
  expect(await keyOf(fields)).toBe(await keyOf(fields))
  rejection.mockRestore()
})
