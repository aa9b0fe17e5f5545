/** @jest-environment node */
import { phoneReader } from "../../domain/contact/phone.ts"
import { bodyLimit } from "../../spec/contact.ts"
import { contactWords, countries, formPage, limitWith, memoryStore, validFields } from "../../testing/contact.ts"
import { contactRequests } from "./contact-requests.ts"
import { formPages } from "./form-page.ts"

const address = "http://localhost:9000/api/contact-requests"
const key = "5f6a2c1e-8a57-4d0e-9d2f-0a1b2c3d4e5f"
const published: Readonly<Record<string, string>> = {
  "/kontakt/index.html": formPage,
  "/contact/sv.json": JSON.stringify(contactWords),
}

let memory: ReturnType<typeof memoryStore>
let wait: number
let storedCount: number
let noCountries: boolean
let now: Date
let log: jest.SpyInstance

beforeEach(() => {
  memory = memoryStore()
  wait = 0
  storedCount = 0
  noCountries = false
  now = new Date("2026-11-21T10:00:00Z")
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  const logText = JSON.stringify(log.mock.calls)
  log.mockRestore()
  for (const personal of ["Åsa", "asa@", "701740605", "Storgatan", "hemligt"]) expect(logText).not.toContain(personal)
})

const service = (market: "se" | "fi" | "no" = "se") =>
  contactRequests({
    market,
    store: memory.store,
    phoneReaderIn: async () => {
      if (noCountries) throw new TypeError("fetch failed")
      return phoneReader(countries)
    },
    limit: limitWith(
      () => wait,
      () => storedCount++,
    ),
    pageWith: formPages(async (path) => published[path]),
    now: () => now,
    timeoutMs: 60,
  })

const send = (body: unknown, headers: Record<string, string> = {}, init: RequestInit = {}, market?: "fi" | "no") =>
  service(market)(
    new Request(address, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      ...init,
    }),
    "192.0.2.1",
  )

const formType = { "content-type": "application/x-www-form-urlencoded" }
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(new URLSearchParams(fields).toString(), { ...formType, ...headers })

const errorsOf = async (body: unknown) => ((await (await send(body)).json()) as { errors: unknown }).errors

describe("a request that is right", () => {
  test("is stored as written, and the response names the next page", async () => {
    const answer = await send({
      ...validFields,
      key,
      elapsed: 9000,
      phone: "070-174 06 05",
      country: "Sverige",
      marketing: "yes",
    })
    expect([answer.status, await answer.json()]).toEqual([201, { next: "/begar-kontakt/" }])
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(memory.requests).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        key,
        market: "se",
        received: "2026-11-21T10:00:00.000Z",
        language: "sv",
        topic: "contact",
        name: "Åsa Ek",
        email: "asa@example.com",
        phone: "+46701740605",
        callTime: "any",
        message: null,
        home: null,
        address: null,
        marketing: true,
      },
    ])
  })

  test("of a form redirects, with none of its text in the address", async () => {
    const answer = await post({ ...validFields, language: "en", website: "", home: "", phone: "", message: "a\r\nb" })
    expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([
      303,
      "/en/request-contact/",
      "",
    ])
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(memory.requests[0]).toMatchObject({ message: "a\nb", phone: null, home: null })
  })

  test.each([
    ["fi", "fi", "/#contact-request-sent-fi"],
    ["fi", "sv", "/#contact-request-sent-sv"],
    ["no", "nb", "/#contact-request-sent-nb"],
  ] as const)("of %s in %s leads to %s", async (market, language, next) => {
    expect(await (await send({ ...validFields, language }, {}, {}, market)).json()).toEqual({ next })
  })

  test.each(["next", "redirect", "location", "returnTo"])("that names its next page in %s is refused", async (name) => {
    const answer = await post({ ...validFields, [name]: "https://evil.example/" })
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null])
  })

  test.each(["//evil.example/", "https://evil.example/", "/\\evil.example/", "javascript:alert(1)"])(
    "does not redirect to the address in the page %s",
    async (page) => {
      const answer = await post({ ...validFields, page })
      expect([answer.status, answer.headers.get("location")]).toEqual([400, null])
    },
  )
})

describe("a request that corrects another", () => {
  test("is stored with the id of the other, which only its browser can name", async () => {
    const otherKey = "6f6a2c1e-8a57-4d0e-9d2f-0a1b2c3d4e5f"
    await send({ ...validFields, key })
    await send({ ...validFields, key: otherKey, name: "Åsa Alm", corrects: key })
    expect(memory.requests.map(({ corrects }) => corrects)).toEqual([null, memory.requests[0]?.id])
  })

  test("that is not known is a request of its own", async () => {
    await send({ ...validFields, corrects: key })
    expect(memory.requests).toMatchObject([{ corrects: null }])
  })
})

describe("a request that is sent twice", () => {
  test("with the same key is stored once", async () => {
    expect((await send({ ...validFields, key })).status).toBe(201)
    expect((await send({ ...validFields, key: key.toUpperCase() })).status).toBe(200)
    expect(await (await send({ ...validFields, key })).json()).toEqual({ next: "/begar-kontakt/" })
    expect(memory.requests).toHaveLength(1)
  })

  test("with the same key and another text is a conflict, which the form shows", async () => {
    await send({ ...validFields, key })
    const answer = await send({ ...validFields, key, name: "Annan" })
    expect([answer.status, await answer.json()]).toEqual([409, { errors: [{ field: "form", code: "conflict" }] }])
    const page = await post({ ...validFields, key, name: "Annan" })
    const html = await page.text()
    expect([page.status, page.headers.get("cache-control")]).toEqual([409, "no-store"])
    expect(html).toContain("Rätta form.conflict")
    expect(html).toContain("Annan")
    expect(memory.requests.map(({ name }) => name)).toEqual([validFields.name])
  })

  test("without a key is stored once a day", async () => {
    for (const _ of [1, 2]) expect((await post(validFields)).status).toBe(303)
    now = new Date("2026-11-21T23:59:59Z")
    expect((await post(validFields)).status).toBe(303)
    expect(memory.requests).toHaveLength(1)
    now = new Date("2026-11-22T00:00:00Z")
    await post(validFields)
    expect(memory.requests).toHaveLength(2)
  })

  test("by the browser, and after Back by the form's script, is stored once", async () => {
    expect((await post({ ...validFields, phone: "", website: "", message: "a\r\nb" })).status).toBe(303)
    const again = await send({ ...validFields, phone: "", message: "a\nb", key, elapsed: 9000 })
    expect([again.status, await again.json()]).toEqual([200, { next: "/begar-kontakt/" }])
    expect(memory.requests).toHaveLength(1)
  })

  test("by the form's script with two keys, as from two windows, is two requests", async () => {
    await send({ ...validFields, key })
    await send({ ...validFields, key: "0a9c1f7e-33f1-4b7a-8f10-5d1e6a7b8c9d" })
    expect(memory.requests).toHaveLength(2)
  })

  test("with another text is another request", async () => {
    await post(validFields)
    await post({ ...validFields, message: "Och en sak till" })
    expect(memory.requests).toHaveLength(2)
  })
})

describe("errors are reported by field", () => {
  test.each([
    ["all that is missing at once", { name: "", email: "" }, ["name missing", "email reach"]],
    ["a name that is not sent", { name: undefined }, ["name missing"]],
    ["neither address nor number", { email: " " }, ["email reach"]],
    ["an address that is none", { email: "asa@example" }, ["email form"]],
    ["a number that is none", { phone: "12", country: "Sverige" }, ["phone form"]],
    ["a country that is none", { phone: "0701740605", country: "Atlantis" }, ["country country"]],
    ["a valuation of nothing", { topic: "valuation" }, ["address missing"]],
    ["a missing home", { topic: "viewing" }, ["home missing"]],
    ["a name that is too long", { name: "Å".repeat(101) }, ["name long"]],
    ["markup", { message: "Hej <b>du</b>", address: "<img src=x>" }, ["message markup", "address markup"]],
    ["another market's language", { language: "fi" }, ["language form"]],
    ["fields that the form does not have", { admin: true }, ["form form"]],
    ["a field that no person sees", { website: "https://spam.example" }, ["website trap"]],
    ["a form sent before it could be read", { elapsed: 1999 }, ["elapsed hurry"]],
    ["a time that is none", { elapsed: "soon" }, ["elapsed form"]],
    ["a key that is none", { key: "1" }, ["key form"]],
    [
      "values of other types",
      { name: ["Åsa"], email: 1, marketing: true },
      ["name form", "email form", "marketing form"],
    ],
  ])("%s", async (_, fields, wanted) => {
    const errors = (await errorsOf({ ...validFields, ...fields })) as { field: string; code: string }[]
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(wanted)
    expect(memory.requests).toEqual([])
  })

  test.each([null, [], 7, true])("%j is no form", async (body) => {
    expect(await errorsOf(body)).toContainEqual({ field: "form", code: "form" })
  })

  test.each(["rent < 9 000 kr", "Vi <3 huset", "a > b & c", "'; drop table contact_request; --"])(
    "%s is a message like any other",
    async (message) => {
      expect((await send({ ...validFields, message })).status).toBe(201)
      expect(memory.requests[0]?.message).toBe(message)
    },
  )

  test("the longest message in the widest script reaches the store from a form", async () => {
    const message = "李".repeat(4000)
    expect((await post({ ...validFields, message })).status).toBe(303)
    expect(memory.requests[0]?.message).toBe(message)
  })

  test("a page shows them without scripts", async () => {
    const answer = await post({ ...validFields, name: "Åsa <b>", message: "hemligt" })
    const html = await answer.text()
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"])
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'")
    expect(html).toContain("<title>Fel: Kontakt")
    expect(html).toContain("hemligt")
  })

  test("the contact page shows them if the form was on no page", async () => {
    const answer = await post({ ...validFields, page: "/borta/", name: "" })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain("Rätta name.missing")
  })

  test("one sentence reports them if no page can be shown", async () => {
    const answer = await post({ ...validFields, page: "/borta/", language: "en", name: "" })
    expect([answer.status, await answer.text()]).toEqual([400, "These fields are not right: name.\n"])
  })

  test("a field that comes twice has neither value", async () => {
    const answer = await send("topic=contact&language=en&email=a@example.com&name=Eva&name=Eve", formType)
    expect([answer.status, await answer.text()]).toEqual([400, "These fields are not right: name.\n"])
  })
})

describe("a request that the service does not accept", () => {
  test.each(["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"])("%s is not allowed", async (method) => {
    const answer = await service()(new Request(address, { method }), "")
    expect([answer.status, answer.headers.get("allow"), answer.headers.get("cache-control")]).toEqual([
      405,
      "POST",
      "no-store",
    ])
    expect(answer.headers.get("access-control-allow-origin")).toBeNull()
  })

  test.each([
    [201, "the page itself", { "sec-fetch-site": "same-origin" }],
    [201, "the page itself, whose origin is hidden", { "sec-fetch-site": "same-origin", origin: "null" }],
    [201, "a reload", { "sec-fetch-site": "none" }],
    [201, "an older browser", { origin: "http://localhost:9000" }],
    [201, "the site's own address, behind a proxy with another host", { origin: "https://www.kvistbo.example" }],
    [201, "the same host over TLS, which a proxy ends", { origin: "https://localhost:9000" }],
    [201, "a program that says nothing", {}],
    [403, "another site", { "sec-fetch-site": "cross-site" }],
    [403, "another subdomain", { "sec-fetch-site": "same-site" }],
    [403, "another site that pretends", { "sec-fetch-site": "cross-site", origin: "https://www.kvistbo.example" }],
    [403, "another origin", { origin: "https://evil.example" }],
    [403, "another market", { origin: "https://www.kvistbo-fi.example" }],
    [403, "a hidden origin", { origin: "null" }],
    [403, "an origin that looks like the site's", { origin: "https://www.kvistbo.example.evil.example" }],
  ])("%s for %s", async (status, _, headers) => {
    const answer = await send(validFields, headers as Record<string, string>)
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"])
    expect(memory.requests).toHaveLength(status === 201 ? 1 : 0)
  })

  test.each([
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    'application/x-www-form-urlencoded; charset="iso-8859-1"',
    "application/jsonp",
    "",
  ])("%j is an unknown type", async (type) => {
    const answer = await send(validFields, { "content-type": type })
    expect([answer.status, answer.headers.get("accept")]).toEqual([
      415,
      "application/json, application/x-www-form-urlencoded",
    ])
  })

  test("a compressed body is refused", async () => {
    expect((await send(validFields, { "content-encoding": "gzip" })).status).toBe(415)
  })

  test.each(["application/json;charset=UTF-8", 'Application/JSON; charset="utf-8"'])("%s is", async (type) => {
    expect((await send(validFields, { "content-type": type })).status).toBe(201)
  })

  test.each([
    ["cut off", '{"topic":"contact"'],
    ["empty", ""],
    ["no UTF-8", Uint8Array.from([0x22, 0xe5, 0x22])],
  ])("a body that is %s", async (_, body) => {
    expect((await send(body)).status).toBe(400)
  })

  test.each(["name=%E5sa", "name=%", "name=%ZZ"])("the form %s", async (body) => {
    expect((await send(body, formType)).status).toBe(400)
  })
})

describe("a body", () => {
  const stream = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    ({ body: new ReadableStream({ start }), duplex: "half" }) as unknown as RequestInit
  const half = new TextEncoder().encode('{"topic":"contact",')

  test("of the greatest length is read, and one byte more is refused", async () => {
    const text = JSON.stringify({ ...validFields, name: "Eva" })
    expect((await send(text.padEnd(bodyLimit))).status).toBe(201)
    expect((await send(text.padEnd(bodyLimit + 1))).status).toBe(413)
  })

  test("that announces a greater length is not read", async () => {
    expect((await send("{}", { "content-length": String(bodyLimit + 1) })).status).toBe(413)
  })

  test("that does not end is a timeout", async () => {
    const answer = await send(
      "",
      {},
      stream((controller) => controller.enqueue(half)),
    )
    expect([answer.status, memory.requests]).toEqual([408, []])
  })

  test("that never ends is not read beyond the limit", async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)) })
    expect((await send("", {}, { body: endless, duplex: "half" } as unknown as RequestInit)).status).toBe(413)
  })

  test("that breaks off is not stored", async () => {
    const answer = await send(
      "",
      {},
      stream((controller) => {
        controller.enqueue(half)
        controller.error(new Error("aborted"))
      }),
    )
    expect([answer.status, memory.requests]).toEqual([400, []])
  })
})

test("a client over the limit receives a retry time", async () => {
  wait = 417
  const answer = await send(validFields)
  expect([answer.status, answer.headers.get("retry-after"), memory.requests]).toEqual([429, "417", []])
  expect(await answer.text()).toContain("417 seconds")
})

test("only what is new counts for all clients together", async () => {
  const key = "5f6a2c1e-8a57-4d0e-9d2f-0a1b2c3d4e5f"
  await send({ ...validFields, name: "" })
  await send(validFields, { "sec-fetch-site": "cross-site" })
  for (const _ of [1, 2]) await send({ ...validFields, key })
  expect(storedCount).toBe(1)
})

test("without scripts, one request too many returns the form with its text and the time to wait", async () => {
  wait = 417
  const answer = await post(validFields)
  const html = await answer.text()
  expect([answer.status, answer.headers.get("retry-after"), memory.requests]).toEqual([429, "417", []])
  expect(html).toContain("Rätta form.many")
  expect(html).toContain(validFields.name)
})

describe("a visitor without scripts gets a page with the form and the reason", () => {
  const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }
  const read = async (answer: Response) => {
    const html = await answer.text()
    return { status: answer.status, error: /Rätta form\.\w+/.exec(html)?.[0], hasName: html.includes("Åsa Ek") }
  }
  const long = `${new URLSearchParams(validFields)}&message=${"x".repeat(bodyLimit)}`
  const expectedRefusal = (name: string, status: number) => ({ status, error: `Rätta form.${name}`, hasName: false })

  test.each([
    ["of another site", 403, "foreign", () => post(validFields, { ...asBrowser, "sec-fetch-site": "cross-site" })],
    ["whose form is too long", 413, "long", () => send(long, formType)],
    ["whose form is no form", 400, "form", () => send("name=%", formType)],
    [
      "whose form is in another encoding",
      415,
      "form",
      () => post(validFields, { "content-type": `${formType["content-type"]}; charset=utf-16` }),
    ],
    [
      "whose form has files",
      415,
      "form",
      () => send("x", { ...asBrowser, "content-type": "multipart/form-data; boundary=x" }),
    ],
    [
      "whose form does not end",
      408,
      "late",
      () => send("", formType, { body: new ReadableStream(), duplex: "half" } as RequestInit),
    ],
    ["who opens the address", 405, "opened", () => service()(new Request(address, { headers: asBrowser }), "")],
  ] as const)("%s: %i", async (_, status, name, sent) => {
    expect(await read(await sent())).toEqual(expectedRefusal(name, status))
  })

  test("and a program gets one sentence", async () => {
    for (const answer of [
      await send("x".repeat(bodyLimit + 1)),
      await send(validFields, { "sec-fetch-site": "cross-site" }),
      await service()(new Request(address), ""),
    ])
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8")
  })
})

describe("a store", () => {
  const down = async () => {
    throw Object.assign(new Error("Failing row contains (Åsa Ek, asa@example.com, +46701740605, hemligt)"), {
      code: "23502",
      detail: "Åsa Ek",
    })
  }

  test("that is down gets a retry time, and the request can be sent again", async () => {
    memory.failWith(down)
    const answer = await send({ ...validFields, key })
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect(log).toHaveBeenCalledWith("A contact request could not be stored: Error 23502.")
    memory.failWith(undefined)
    expect((await send({ ...validFields, key })).status).toBe(201)
  })

  test("stays empty while requests cannot be checked", async () => {
    noCountries = true
    expect([(await send(validFields)).status, (await post(validFields)).status, memory.requests]).toEqual([
      503,
      503,
      [],
    ])
    expect(log).toHaveBeenCalledWith("A contact request could not be stored: TypeError.")
  })

  test("that is slow is a timeout", async () => {
    memory.failWith(() => new Promise(() => {}))
    expect((await send(validFields)).status).toBe(503)
    expect(log).toHaveBeenCalledWith("A contact request could not be stored: Error TIMEOUT.")
  })

  test("that fails after its timeout breaks nothing else", async () => {
    memory.failWith(() => new Promise((_, reject) => setTimeout(reject, 90, new Error("late"))))
    expect((await send(validFields)).status).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 60))
  })

  test("that is down leaves the text in the form without scripts", async () => {
    memory.failWith(down)
    const answer = await post({ ...validFields, message: "hemligt" })
    const html = await answer.text()
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect(html).toContain("Rätta form.store")
    expect(html).toContain("hemligt")
  })
})
