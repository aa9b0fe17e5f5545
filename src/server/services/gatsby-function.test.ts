/** @jest-environment node */
import { PlainError } from "../../domain/plain-error.ts"
import { gatsbyFunction } from "./gatsby-function.ts"
import type { Service } from "./service.ts"

const origin = "https://www.kvistbo.example"

/** Calls a function as Gatsby does, and records its response and the requests to the service. */
const call = async (
  request: { method?: string; url?: string; headers?: Record<string, string>; body?: unknown },
  answer: () => Response = () => new Response("ok"),
  proxies?: number,
) => {
  const received: { url: string; text: string; client: string }[] = []
  const service: Service = async (request, client) => {
    received.push({ url: request.url, text: await request.text(), client })
    return answer()
  }
  const result = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown }
  const response = {
    setHeader: (name: string, value: string) => {
      result.headers[name] = value
    },
    status: (status: number) => {
      result.status = status
      return response
    },
    send: (body: unknown) => {
      result.body = body
    },
    end: () => {},
  }
  await gatsbyFunction(
    service,
    origin,
    { "x-frame-options": "DENY", "cache-control": "public" },
    proxies,
  )(
    { method: "POST", url: "/api/x?a=1", headers: {}, ...request, socket: { remoteAddress: "10.0.0.9" } } as never,
    response as never,
  )
  return { ...result, received }
}

const form = { "content-type": "application/x-www-form-urlencoded" }

test.each([
  ["JSON", { "content-type": "application/json" }, { name: "Åsa" }, '{"name":"Åsa"}'],
  ["a form", form, { name: "Åsa & Bo", topic: "" }, "name=%C3%85sa+%26+Bo&topic="],
  ["a form with a field that comes twice", form, { name: ["a", "b"] }, "name=a&name=b"],
  ["a form with fields in fields", form, { name: { first: "a" } }, "name=%7B%22first%22%3A%22a%22%7D"],
  ["text", { "content-type": "text/plain" }, "hej", "hej"],
  ["bytes", { "content-type": "application/octet-stream" }, Buffer.from("hej"), "hej"],
  ["nothing", {}, undefined, "{}"],
])("%s that Gatsby has read is read again", async (_, headers, body, text) => {
  const { received } = await call({ headers, body })
  expect(received).toEqual([{ url: `${origin}/api/x?a=1`, text, client: "10.0.0.9" }])
})

test("a body that Gatsby has not read is read", async () => {
  const headers = { "content-type": "application/csp-report" }
  async function* unread() {
    yield Buffer.from('{"csp-')
    yield Buffer.from('report":{}}')
  }
  const { received } = await call({ headers, body: {}, [Symbol.asyncIterator]: unread } as never)
  expect(received[0]?.text).toBe('{"csp-report":{}}')
})

test("a response has its own headers and those of every response", async () => {
  const answered = await call({}, () => new Response("ja", { status: 201, headers: { "cache-control": "no-store" } }))
  expect(answered).toMatchObject({
    status: 201,
    headers: { "x-frame-options": "DENY", "cache-control": "no-store" },
    body: "ja",
  })
})

test("HEAD and a response without text have no body", async () => {
  expect((await call({ method: "HEAD" })).body).toBeUndefined()
  expect((await call({}, () => new Response(null, { status: 303, headers: { location: "/" } }))).body).toBeUndefined()
})

test("the client is the one that called the host's proxy", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 192.0.2.1" }
  expect((await call({ headers })).received[0]?.client).toBe("192.0.2.1")
  expect((await call({ headers }, undefined, 2)).received[0]?.client).toBe("6.6.6.6")
})

test("a failure is a response, and the log has no words of the request", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const failWith = (error: unknown) =>
    call({ url: "/api/x?name=Åsa" }, () => {
      throw error
    })
  expect(await failWith(new TypeError("Åsa"))).toMatchObject({
    status: 500,
    headers: { "cache-control": "no-store", "x-frame-options": "DENY" },
  })
  await failWith(new PlainError("CONTACT_RATE_LIMIT is wrong."))
  await failWith(undefined)
  expect(log.mock.calls).toEqual([
    ["POST /api/x:", "TypeError"],
    ["POST /api/x:", "CONTACT_RATE_LIMIT is wrong."],
    ["POST /api/x:", undefined],
  ])
  log.mockRestore()
})
