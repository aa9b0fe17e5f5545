/** @jest-environment node */
import { createHmac } from "node:crypto"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http"
import { type AddressInfo, createServer as createRawServer } from "node:net"
import { z } from "zod"
import { lengths } from "../../domain/contact/fields.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { callTimes, topics } from "../../spec/contact.ts"
import { languages } from "../../spec/languages.ts"
import { marketNames } from "../../spec/markets.ts"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { hangingServer } from "../../testing/hanging-server.ts"
import { freePort } from "../../tools/free-port.ts"
import { fields } from "../store/contact-request-table.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import { signatureOf, type WebhookOptions, webhookOf, webhookSender } from "./webhook.ts"
import { webhookBody } from "./webhook-body.ts"

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
const secretBytes = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64")
const id = "0b8f7f3e-52a1-4d5c-9a55-0d1f5f6f7a01"

const request = contactRequestWith({
  id: "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11",
  key: "c1a6c3c0-1f2e-4c55-8a77-2f1f3a4b5c6d",
  topic: "viewing",
  message: "Hej!\nKan jag komma?",
  home: "kvistgatan-4",
  marketing: true,
})

type Call = { readonly path: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

let calls: Call[]
let answer: RequestListener
const receiver = createServer(async (incoming, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  calls.push({ path: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body: Buffer.concat(chunks) })
  answer(incoming, response)
})
let port: number

beforeAll(async () => {
  receiver.listen(0, "127.0.0.1")
  await once(receiver, "listening")
  port = (receiver.address() as AddressInfo).port
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await once(receiver, "close")
})
beforeEach(() => {
  calls = []
  answer = answerWith(204)
})

const answerWith =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end()
  }

const sendTo = (url: string, sent: StoredContactRequest = request, options: WebhookOptions = {}) => {
  const webhook = webhookOf({ CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret })
  if (!webhook) throw new Error("There is no webhook.")
  return webhookSender(webhook, options)(sent, id)
}
const send = (sent?: StoredContactRequest, options?: WebhookOptions) =>
  sendTo(`http://127.0.0.1:${port}/hooks/s3cret?token=s3cret`, sent, options)

const callOf = (): Call => {
  expect(calls).toHaveLength(1)
  return calls[0] as Call
}

test("a call that hangs can be aborted, and is made again later", async () => {
  const server = await hangingServer()
  const webhook = webhookOf({ CRM_WEBHOOK_URL: `http://localhost:${server.port}/`, CRM_WEBHOOK_SECRET: secret })
  if (!webhook) throw new Error("There is no webhook.")
  const aborting = new AbortController()
  const calling = webhookSender(webhook)(request, id, "crm", aborting.signal)
  const socket = await server.connected
  const ended = once(socket, "end")
  aborting.abort()
  expect(await calling).toEqual({ kind: "retry", reason: "the CRM could not be reached" })
  await ended
  server.stop()
})

test("the signature is that of the example in the Standard Webhooks specification", () => {
  expect(signatureOf(secretBytes, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}')).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  )
})

test("the CRM receives the request as JSON, without its key, and with a signature of what it reads", async () => {
  const now = Date.parse("2026-11-21T10:00:30.999Z")
  expect(await send(request, { now: () => now })).toEqual({ kind: "delivered" })
  const { path, headers, body } = callOf()
  expect(path).toBe("POST /hooks/s3cret?token=s3cret")
  expect(JSON.parse(body.toString())).toEqual({
    type: "contact_request.received",
    timestamp: "2026-11-21T10:00:00.000Z",
    data: {
      id: "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11",
      received: "2026-11-21T10:00:00.000Z",
      market: "se",
      language: "sv",
      topic: "viewing",
      viewing: null,
      name: "Åsa Öberg",
      email: "asa@example.com",
      phone: "+46701234567",
      callTime: "any",
      message: "Hej!\nKan jag komma?",
      home: "kvistgatan-4",
      address: null,
      marketing: true,
    },
  })
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "user-agent": "Kvistbo",
    "webhook-id": id,
    "webhook-timestamp": "1795255230",
    "idempotency-key": id,
  })
  expect(body.includes(request.key)).toBe(false)
})

test.each([
  ["Swedish", "Åsa Öberg söker en våning på Kungsgatan – läge?"],
  ["emoji", "🏡👨‍👩‍👧‍👦 ❤️"],
  ["right to left", "שלום, אני מחפש דירה \u200fمرحبا"],
  ["Chinese, at full length", "李".repeat(4000)],
  ["half a character", "\ud83c"],
  ["signs of JSON", '"},\\"\u2028\n'],
])("the signature covers the bytes of a message: %s", async (_, message) => {
  expect(await send({ ...request, message })).toEqual({ kind: "delivered" })
  const { headers, body } = callOf()
  const signed = Buffer.concat([Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`), body])
  expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", secretBytes).update(signed).digest("base64")}`)
  expect(Number(headers["webhook-timestamp"])).toBeCloseTo(Date.now() / 1000, -2)
  expect(JSON.parse(body.toString()).data.message).toBe(message)
})

test("a later attempt has the same id and a timestamp of its own", async () => {
  await send(request, { now: () => 1_000_000 })
  await send(request, { now: () => 9_000_000 })
  expect(calls.map(({ headers }) => [headers["webhook-id"], headers["webhook-timestamp"]])).toEqual([
    [id, "1000"],
    [id, "9000"],
  ])
  expect(calls[0]?.headers["webhook-signature"]).not.toBe(calls[1]?.headers["webhook-signature"])
})

test.each([200, 201, 202, 204, 299])("%i is delivered", async (status) => {
  answer = answerWith(status)
  expect(await send()).toEqual({ kind: "delivered" })
})

test.each([400, 401, 403, 404, 410, 413, 422, 451])("%i is refused", async (status) => {
  answer = answerWith(status, { "retry-after": "60" })
  expect(await send()).toEqual({ kind: "refused", reason: `the CRM answered ${status}` })
})

test.each([408, 409, 425, 429, 500, 502, 503, 504, 599])("%i is tried again", async (status) => {
  answer = answerWith(status)
  expect(await send()).toEqual({ kind: "retry", reason: `the CRM answered ${status}` })
})

test.each([301, 302, 303, 304, 307, 308])("%i is refused, and its redirect is not followed", async (status) => {
  answer = answerWith(status, { location: "/elsewhere" })
  expect(await send()).toEqual({
    kind: "refused",
    reason: `the CRM answered ${status}, a redirect, which is not followed`,
  })
  expect(callOf().path).toBe("POST /hooks/s3cret?token=s3cret")
})

const now = Date.parse("2026-11-21T10:00:00.000Z")
const hours = 60 * 60_000

test.each([
  [429, "120", 120_000],
  [503, " 1 ", 1000],
  [503, "Sat, 21 Nov 2026 10:05:00 GMT", 300_000],
  [429, "Saturday, 21-Nov-26 10:05:00 GMT", 300_000],
  [429, "86400", 6 * hours],
  [503, "9".repeat(30), 6 * hours],
  [503, "Sun, 21 Nov 2027 10:00:00 GMT", 6 * hours],
])("%i with Retry-After %p names the least wait, of six hours at most", async (status, header, afterMs) => {
  answer = answerWith(status, { "retry-after": header })
  expect(await send(request, { now: () => now })).toEqual({
    kind: "retry",
    reason: `the CRM answered ${status}`,
    afterMs,
  })
})

test.each(["0", "-5", "1.5", "soon", "", "2026-11-21", "Sat, 21 Nov 2026 09:00:00 GMT", "Nonsense GMT", "60, 60"])(
  "Retry-After %p names no wait",
  async (header) => {
    answer = answerWith(503, { "retry-after": header })
    expect(await send(request, { now: () => now })).toEqual({ kind: "retry", reason: "the CRM answered 503" })
  },
)

test("only 429 and 503 name a wait", async () => {
  answer = answerWith(500, { "retry-after": "60" })
  expect(await send()).toEqual({ kind: "retry", reason: "the CRM answered 500" })
})

test("an answer without an end is not read to its end", async () => {
  let wasClosed = Promise.resolve<unknown>(undefined)
  answer = (_, response) => {
    wasClosed = once(response, "close")
    const write = (): void => {
      while (response.write("x".repeat(65_536))) {}
      response.once("drain", write)
    }
    response.writeHead(500)
    write()
  }
  expect(await send()).toEqual({ kind: "retry", reason: "the CRM answered 500" })
  await wasClosed
})

test("a CRM that never answers is tried again", async () => {
  answer = () => {}
  expect(await send(request, { timeoutMs: 100 })).toEqual({
    kind: "retry",
    reason: "the CRM did not answer within 0.1 s",
  })
  expect(calls).toHaveLength(1)
})

test("a CRM at which nothing listens is tried again", async () => {
  expect(await sendTo(`http://127.0.0.1:${await freePort()}/s3cret`)).toEqual({
    kind: "retry",
    reason: "the CRM could not be reached (ECONNREFUSED)",
  })
})

test("a connection that the CRM drops is tried again", async () => {
  answer = ({ socket }) => socket.destroy()
  expect(await send()).toEqual({ kind: "retry", reason: "the CRM could not be reached (UND_ERR_SOCKET)" })
  expect(calls).toHaveLength(1)
})

test("a CRM without TLS at an https address is tried again, and receives nothing", async () => {
  expect(await sendTo(`https://127.0.0.1:${port}/s3cret`)).toEqual({
    kind: "retry",
    reason: expect.stringMatching(/^the CRM could not be reached \([A-Z_]+\)$/),
  })
  expect(calls).toEqual([])
})

test("an answer that is not HTTP is tried again", async () => {
  const server = createRawServer((socket) => {
    socket.on("error", () => {}).resume()
    socket.end("220 s3cret ESMTP\r\n")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  expect(await sendTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).toEqual({
    kind: "retry",
    reason: expect.stringMatching(/^the CRM could not be reached( \([A-Z_]+\))?$/),
  })
  server.close()
  await once(server, "close")
})

describe("the configuration", () => {
  const url = "https://crm.example/hooks/s3cret?token=s3cret"
  const parsed = (CRM_WEBHOOK_URL?: string, CRM_WEBHOOK_SECRET?: string) =>
    webhookOf({ CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET })
  const secretOfBytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString("base64")}`
  const errorOf = (...values: readonly (string | undefined)[]): Error => {
    try {
      parsed(...values)
    } catch (error) {
      return error as Error
    }
    throw new Error("It was accepted.")
  }

  test.each([
    [undefined, undefined],
    ["", " "],
    [undefined, ""],
  ])("neither variable: %p %p", (...values) => {
    expect(parsed(...values)).toBeUndefined()
  })

  test.each([
    url,
    "https://10.0.0.5:8443/",
    "https://crm.lan/",
    "http://localhost:3000/",
    "http://127.0.0.1/",
    "http://[::1]:3000/",
  ])("the address %p", (address) => {
    expect(parsed(` ${address} `, `${secret}\n`)).toEqual({ url: address, secret: secretBytes })
  })

  test.each([24, 25, 32, 64])("a secret of %i bytes", (count) => {
    expect(parsed(url, secretOfBytes(count))?.secret).toHaveLength(count)
  })

  test.each([
    [undefined, "is missing beside CRM_WEBHOOK_SECRET"],
    [" ", "is missing beside CRM_WEBHOOK_SECRET"],
    ["s3cret", "is no URL"],
    ["crm.example/s3cret", "is no URL"],
    ["https://", "is no URL"],
    ["http://crm.example/s3cret", "does not begin with https"],
    ["http://10.0.0.5/s3cret", "does not begin with https"],
    ["http://localhost.crm.example/s3cret", "does not begin with https"],
    ["ftp://localhost/s3cret", "does not begin with https"],
    ["crm.example:443/s3cret", "does not begin with https"],
    ["https://s3cret@crm.example/", "holds a user or a password, which the signature makes needless"],
    ["https://crm.example:0/s3cret", "has the port 0"],
    ["https://crm.example:65536/s3cret", "is no URL"],
    ["https://:s3cret@crm.example/", "holds a user or a password, which the signature makes needless"],
  ])("the address %p is refused in one sentence", (address, reason) => {
    const error = errorOf(address, secret)
    expect(error).toBeInstanceOf(PlainError)
    expect(error.message).toBe(
      `CRM_WEBHOOK_URL ${reason}: give the https address at which the CRM receives contact requests, such as https://crm.example/hooks/kvistbo, or leave it out together with CRM_WEBHOOK_SECRET.`,
    )
    expect(error.message).not.toMatch(/s3cret|MfKQ9r8G/)
  })

  test.each([
    [undefined, "is missing beside CRM_WEBHOOK_URL"],
    [" ", "is missing beside CRM_WEBHOOK_URL"],
    [secret.replace("whsec_", ""), "is no signing secret"],
    ["whsec_", "is no signing secret"],
    [`${secret}!`, "is no signing secret"],
    [secretOfBytes(25).replaceAll("=", ""), "is no signing secret"],
    [secretOfBytes(23), "is no signing secret"],
    [secretOfBytes(65), "is no signing secret"],
    [`v1,${secret}`, "is no signing secret"],
  ])("the secret %p is refused in one sentence", (value, reason) => {
    const error = errorOf(url, value)
    expect(error).toBeInstanceOf(PlainError)
    expect(error.message).toBe(
      `CRM_WEBHOOK_SECRET ${reason}: give "whsec_" followed by 24 to 64 bytes in base64, which the CRM shows or "openssl rand -base64 32" makes, or leave it out together with CRM_WEBHOOK_URL.`,
    )
    expect(error.message).not.toMatch(/s3cret|MfKQ9r8G|BwcH/)
  })
})

describe("webhook.schema.json", () => {
  const schema = JSON.parse(readFileSync(new URL("./webhook.schema.json", import.meta.url), "utf8"))
  const validator = z.fromJSONSchema(schema)
  const data = schema.properties.data
  const bodyOf = (sent: StoredContactRequest = request) => JSON.parse(webhookBody(sent))
  const isValid = (body: unknown): boolean => validator.safeParse(body).success
  const withData = (changes: Readonly<Record<string, unknown>>) => ({
    ...bodyOf(),
    data: { ...bodyOf().data, ...changes },
  })

  test("it has each property of a body, with a description, and no other", () => {
    const stored = fields.filter((field) => !["key", "corrects", "withdrawn"].includes(field)).toSorted()
    expect(Object.keys(bodyOf().data).toSorted()).toEqual(stored)
    expect(Object.keys(bodyOf())).toEqual(["type", "timestamp", "data"])
    for (const [object, body] of [
      [schema, bodyOf()],
      [data, bodyOf().data],
    ]) {
      expect(Object.keys(object.properties)).toEqual(Object.keys(body))
      expect(object.required).toEqual(Object.keys(body))
      expect(object.additionalProperties).toBe(false)
      for (const property of Object.values<{ description?: string }>(object.properties))
        expect(property.description).toMatch(/\.$/)
    }
  })

  test("its values and lengths are those of the form", () => {
    const { market, language, topic, callTime, name, email, message, address } = data.properties
    expect(market.enum).toEqual(marketNames)
    expect(language.enum).toEqual(Object.keys(languages))
    expect(topic.enum).toEqual(topics)
    expect(callTime.enum).toEqual(callTimes)
    expect([name, email, message, address].map(({ maxLength }) => maxLength)).toEqual([
      lengths.name,
      lengths.email,
      lengths.message,
      lengths.address,
    ])
  })

  test("it accepts bodies with and without the optional fields", () => {
    expect(isValid(bodyOf())).toBe(true)
    expect(isValid(bodyOf(contactRequestWith()))).toBe(true)
    expect(isValid(bodyOf({ ...request, email: null, address: "Kvistgatan 4", market: "fi", language: "fi" }))).toBe(
      true,
    )
    expect(isValid(bodyOf({ ...request, phone: null, message: "李".repeat(lengths.message) }))).toBe(true)
  })

  test("it accepts a sign-up for a viewing, and that it was taken back, with the time of that", () => {
    const signUp = contactRequestWith({
      ...{ topic: "sign-up", home: "kvistgatan-12", viewing: "2026-12-02T17:30:00+01:00" },
      withdrawn: "2026-11-22T10:00:00.000Z",
    })
    expect(isValid(bodyOf(signUp))).toBe(true)
    const body = JSON.parse(webhookBody(signUp, "crm-withdrawal"))
    expect(body).toMatchObject({
      type: "contact_request.withdrawn",
      timestamp: "2026-11-22T10:00:00.000Z",
      data: { id: signUp.id, viewing: "2026-12-02T17:30:00+01:00" },
    })
    expect(isValid(body)).toBe(true)
  })

  test.each([
    { key: "c1a6c3c0-1f2e-4c55-8a77-2f1f3a4b5c6d" },
    { id: "1" },
    { received: "yesterday" },
    { market: "dk" },
    { language: null },
    { topic: "other" },
    { viewing: "tomorrow" },
    { name: null },
    { name: "" },
    { email: 1 },
    { phone: "070-123 45 67" },
    { callTime: "night" },
    { name: "x".repeat(101) },
    { home: "/hem/" },
    { marketing: "yes" },
    { address: undefined },
  ])("it refuses %j", (changes) => {
    expect(isValid(JSON.parse(JSON.stringify(withData(changes))))).toBe(false)
  })
})
