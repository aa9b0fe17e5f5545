/** @jest-environment node */
import { clientLimiter, costLimiter, pageLimit, rateLimitOf, sendingLimit, withPageLimit } from "./rate.ts"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000)

test("at most the limit passes in ten minutes, and refused requests do not extend them", async () => {
  const waitOf = clientLimiter(3)
  for (const _ of [1, 2, 3]) expect(await waitOf("192.0.2.1")).toBe(0)
  expect(await waitOf("192.0.2.1")).toBe(600)
  minutes(4)
  for (const _ of [1, 2, 3]) expect(await waitOf("192.0.2.1")).toBe(360)
  minutes(5.999)
  expect(await waitOf("192.0.2.1")).toBe(1)
  minutes(0.001)
  expect(await waitOf("192.0.2.1")).toBe(0)
})

test("each client has its own count, and in IPv6 each network", async () => {
  const waitOf = clientLimiter(1)
  expect(await waitOf("192.0.2.1")).toBe(0)
  expect(await waitOf("192.0.2.2")).toBe(0)
  expect(await waitOf("2001:db8:1:2::1")).toBe(0)
  expect(await waitOf("2001:db8:1:2:ffff::9")).toBe(600)
  expect(await waitOf("2001:db8:1:3::1")).toBe(0)
})

test("the networks of one IPv6 site have ten times the limit, and other sites are unaffected", async () => {
  const waitOf = clientLimiter(2)
  for (let network = 0; network < 20; network += 1) expect(await waitOf(`2001:db8:1:${network}::1`)).toBe(0)
  for (let network = 20; network < 200; network += 1) expect(await waitOf(`2001:db8:1:${network}::1`)).toBe(600)
  expect(await waitOf("2001:db8:2:1::1")).toBe(0)
  expect(await waitOf("192.0.2.1")).toBe(0)
  minutes(10)
  expect(await waitOf("2001:db8:1:20::1")).toBe(0)
})

test("what is stored has a hundred times the limit in an hour, for all clients together", async () => {
  const { waitOf, countStored } = sendingLimit(5)
  for (let client = 0; client < 1000; client += 1) expect(await waitOf(`10.0.${client >> 8}.${client & 255}`)).toBe(0)
  for (let count = 0; count < 500; count += 1) await countStored()
  expect(await waitOf("10.1.0.1")).toBe(3600)
  minutes(59)
  expect(await waitOf("10.1.0.2")).toBe(60)
  minutes(1)
  expect(await waitOf("10.1.0.3")).toBe(0)
})

test("a refused client takes nothing from the others", async () => {
  const waitOf = clientLimiter(1)
  for (let count = 0; count < 500; count += 1) await waitOf("192.0.2.1")
  expect(await waitOf("192.0.2.2")).toBe(0)
})

test.each([
  [undefined, 20],
  ["", 20],
  [" ", 20],
  ["1", 1],
  [" 500 ", 500],
])("CONTACT_RATE_LIMIT %j is %i", (configured, limit) => {
  expect(rateLimitOf(configured)).toBe(limit)
})

test.each(["0", "-1", "many", "1.5", "1e3", "99999999", "20/10m"])(
  "CONTACT_RATE_LIMIT %j is refused by its name",
  (configured) => {
    expect(() => rateLimitOf(configured)).toThrow(
      `CONTACT_RATE_LIMIT is "${configured}": give the contact requests that one client may send in ten minutes, such as 20, or leave it out.`,
    )
  },
)

test("expensive responses have a limit for a client and for all together", async () => {
  const waitOf = costLimiter()
  for (let count = 0; count < 120; count += 1) expect(await waitOf("192.0.2.1")).toBe(0)
  expect(await waitOf("192.0.2.1")).toBe(600)
  for (let count = 0; count < 130; count += 1) expect(await waitOf(`198.51.100.${count}`)).toBe(0)
  expect(await waitOf("203.0.113.1")).toBe(10)
  jest.advanceTimersByTime(10_000)
  expect(await waitOf("203.0.113.1")).toBe(0)
})

const origin = "https://www.kvistbo.example"
const request = (method: string, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/contact-requests`, { method, headers })
const elsewhere = { "sec-fetch-site": "cross-site" }

test.each([
  ["pictures of another site", request("GET", { ...elsewhere, "sec-fetch-dest": "image" })],
  ["frames of another site", request("GET", { ...elsewhere, "sec-fetch-dest": "iframe" })],
  ["forms of another site", request("POST", elsewhere)],
  ["forms of another site, without Fetch Metadata", request("POST", { origin: "https://other.example" })],
])("ten thousand %s take nothing from a visitor's pages and forms", async (_, flood) => {
  const waitOf = pageLimit()
  for (let count = 0; count < 10_000; count += 1) await waitOf(flood, "192.0.2.1", origin)
  expect(await waitOf(flood, "192.0.2.1", origin)).toBeGreaterThan(0)
  const link = request("GET", { ...elsewhere, "sec-fetch-dest": "document" })
  const form = request("POST", { "sec-fetch-site": "same-origin" })
  for (const own of [link, form]) expect(await waitOf(own, "192.0.2.1", origin)).toBe(0)
})

test("reading ten thousand pages takes nothing from sending", async () => {
  const waitOf = pageLimit()
  for (let count = 0; count < 10_000; count += 1) await waitOf(request("GET"), "192.0.2.1", origin)
  expect(await waitOf(request("GET"), "192.0.2.1", origin)).toBeGreaterThan(0)
  expect(await waitOf(request("POST"), "192.0.2.1", origin)).toBe(0)
})

test("a page beyond the limit is refused before the service sees the request, and other answers do not count", async () => {
  const seen: string[] = []
  const service = withPageLimit(
    async ({ url }) => {
      seen.push(url)
      return new Response()
    },
    origin,
    ({ url }) => url.endsWith("page"),
    async () => 9,
  )
  const refused = await service(new Request("http://localhost/page"), "")
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "9"])
  expect((await service(new Request("http://localhost/"), "")).status).toBe(200)
  expect(seen).toEqual(["http://localhost/"])
})
