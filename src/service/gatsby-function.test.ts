/** @jest-environment node */
import { PlainError } from "../domain/plain-error.ts"
import { gatsbyFunction } from "./gatsby-function.ts"
import type { Service } from "./service.ts"

const origin = "https://www.kvistbo.example"

/** Calls a function as Gatsby does, and notes what it answers and what the service was asked. */
const call = async (
  asked: { method?: string; url?: string; headers?: Record<string, string>; body?: unknown },
  answer: () => Response = () => new Response("ok"),
  proxies?: number,
) => {
  const seen: { url: string; text: string; client: string }[] = []
  const service: Service = async (request, client) => {
    seen.push({ url: request.url, text: await request.text(), client })
    return answer()
  }
  const said = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown }
  const response = {
    setHeader: (name: string, value: string) => {
      said.headers[name] = value
    },
    status: (status: number) => {
      said.status = status
      return response
    },
    send: (body: unknown) => {
      said.body = body
    },
    end: () => {},
  }
  await gatsbyFunction(
    service,
    origin,
    { "x-frame-options": "DENY", "cache-control": "public" },
    proxies,
  )(
    { method: "POST", url: "/api/x?a=1", headers: {}, ...asked, socket: { remoteAddress: "10.0.0.9" } } as never,
    response as never,
  )
  return { ...said, seen }
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
  const { seen } = await call({ headers, body })
  expect(seen).toEqual([{ url: `${origin}/api/x?a=1`, text, client: "10.0.0.9" }])
})

test("what Gatsby has left unread is read", async () => {
  const headers = { "content-type": "application/csp-report" }
  async function* unread() {
    yield Buffer.from('{"csp-')
    yield Buffer.from('report":{}}')
  }
  const { seen } = await call({ headers, body: {}, [Symbol.asyncIterator]: unread } as never)
  expect(seen[0]?.text).toBe('{"csp-report":{}}')
})

test("an answer has its own headers and those of every answer", async () => {
  const answered = await call({}, () => new Response("ja", { status: 201, headers: { "cache-control": "no-store" } }))
  expect(answered).toMatchObject({
    status: 201,
    headers: { "x-frame-options": "DENY", "cache-control": "no-store" },
    body: "ja",
  })
})

test("HEAD and an answer without text have no body", async () => {
  expect((await call({ method: "HEAD" })).body).toBeUndefined()
  expect((await call({}, () => new Response(null, { status: 303, headers: { location: "/" } }))).body).toBeUndefined()
})

test("the client is who asked the host's proxy", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 192.0.2.1" }
  expect((await call({ headers })).seen[0]?.client).toBe("192.0.2.1")
  expect((await call({ headers }, undefined, 2)).seen[0]?.client).toBe("6.6.6.6")
})

test("a failure is an answer, and the log has no words of the request's", async () => {
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
