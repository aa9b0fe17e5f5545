/** @jest-environment node */
import { columnsOf } from "../../domain/contact/countries.ts"
import { contactWords, countries, formPage, limitWith, memoryStore, validFields } from "../../testing/contact.ts"
import { homeFileWith } from "../../testing/published.ts"
import { publishedContactRequests } from "./contact-site.ts"

const address = "http://localhost:9000/api/contact-requests"
const key = "5f6a2c1e-8a57-4d0e-9d2f-0a1b2c3d4e5f"
const [over, first, second] = ["2026-11-20T17:00:00+01:00", "2026-11-24T18:15:00+01:00", "2026-12-02T17:30:00+01:00"]
const published: Readonly<Record<string, string>> = {
  "/kontakt/index.html": formPage,
  "/contact/sv.json": JSON.stringify(contactWords),
  "/contact/countries.sv.json": JSON.stringify(columnsOf(countries)),
  "/homes/sv/kvistgatan-12.json": JSON.stringify(
    homeFileWith(
      { place: "Kvistgatan 12 <Södermalm>" },
      { viewings: [over, first, second].map((start) => ({ text: "", start, end: start })) },
    ),
  ),
}

let memory: ReturnType<typeof memoryStore>
let now: string
let wait: number
let changes: Readonly<Record<string, string>>
let log: jest.SpyInstance
beforeEach(() => {
  memory = memoryStore()
  now = "2026-11-21T10:00:00Z"
  wait = 0
  changes = {}
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const ask = (url: string, init: RequestInit = {}) =>
  publishedContactRequests("se", async (path) => changes[path] ?? published[path], {
    store: memory.store,
    limit: limitWith(() => wait),
    viewingsNow: () => new Date(now),
  })(new Request(url, init), "192.0.2.1")

const signUp = { ...validFields, topic: "sign-up", home: "kvistgatan-12", viewing: first }
const send = (fields: Readonly<Record<string, unknown>>) =>
  ask(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) })
const pageOf = (id: string | undefined, method = "GET", headers: Record<string, string> = {}) =>
  ask(`${address}?sign-up=${id}`, { method, headers })

describe("a sign-up", () => {
  test("is stored with the viewing and the home's address, and its sender gets the address of its page", async () => {
    const answer = await send({ ...signUp, key })
    const [stored] = memory.requests
    expect(stored).toMatchObject({ viewing: first, address: "Kvistgatan 12 <Södermalm>", withdrawn: null })
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { next: "/begar-kontakt/", signUp: `/api/contact-requests?sign-up=${stored?.id}` },
    ])
    expect(await (await send({ ...signUp, key })).json()).toMatchObject({
      signUp: `/api/contact-requests?sign-up=${stored?.id}`,
    })
  })

  test("without a key of the browser's, whose words others can repeat, does not lead to its page", async () => {
    for (const status of [201, 200]) {
      const answer = await send(signUp)
      expect([answer.status, await answer.json()]).toEqual([status, { next: "/begar-kontakt/" }])
    }
  })

  test.each([
    ["over", { viewing: over }],
    ["missing", { viewing: "" }],
    ["missing", { viewing: undefined }],
    ["form", { viewing: "2026-11-25T18:15:00+01:00" }],
    ["form", { viewing: first.replace("+01:00", "+02:00") }],
    ["form", { viewing: first, home: "another-home" }],
    ["form", { viewing: "x".repeat(31) }],
  ])("is refused as %s with %j", async (code, fields) => {
    const answer = await send({ ...signUp, ...fields })
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ field: "viewing", code }] }])
    expect(memory.requests).toEqual([])
  })

  test("is taken until the viewing begins", async () => {
    now = "2026-11-24T17:14:59.999Z"
    expect((await send({ ...signUp, key })).status).toBe(201)
    now = "2026-11-24T17:15:00.000Z"
    expect(await (await send({ ...signUp, name: "Bo" })).json()).toEqual({
      errors: [{ field: "viewing", code: "over" }],
    })
  })

  test("is the topic alone: a question about the home stores no viewing", async () => {
    expect((await send({ ...signUp, topic: "home" })).status).toBe(201)
    expect(memory.requests[0]).toMatchObject({ viewing: null, address: null })
  })
})

describe("the page of a sign-up", () => {
  beforeEach(() => send({ ...signUp, key }))
  const id = () => memory.requests[0]?.id

  test("says when and where, without scripts, and opening it changes nothing", async () => {
    const answer = await pageOf(id())
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toMatch(/<title>held &lt;rubrik&gt;<\/title>/)
    expect(html).toContain("tisdag 24 november 2026 kl. 18:15")
    expect(html).toContain("Kvistgatan 12 &lt;Södermalm&gt;")
    expect(html).toContain(`<form method="post" action="/api/contact-requests?sign-up=${id()}">`)
    expect(html).not.toMatch(/<script|Åsa|asa@/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("script-src 'none'"),
    })
    expect(memory.requests[0]?.withdrawn).toBeNull()
  })

  test("takes it back once, and says so the second time", async () => {
    for (const state of ["withdrawn", "already"]) {
      const answer = await pageOf(id(), "POST")
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining(`${state} &lt;rubrik&gt;</h1>`),
      ])
    }
    expect(memory.requests[0]?.withdrawn).toEqual(expect.any(String))
    expect(await (await pageOf(id())).text()).toMatch(/already (?!.*<form)/s)
  })

  test.each(["GET", "POST"])("of no sign-up says so to %s", async (method) => {
    await send(validFields)
    for (const one of ["", "x", memory.requests[1]?.id]) {
      const answer = await pageOf(one, method)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("gone &lt;rubrik&gt;</h1>")])
    }
  })

  test("says so if the store does not answer", async () => {
    memory.failWith(() => Promise.reject(new Error("secret")))
    const answer = await pageOf(id(), "POST")
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("failed &lt;rubrik&gt;</h1>")])
  })

  test("is refused to a client that asks too often, and with another method", async () => {
    expect((await pageOf(id(), "DELETE")).status).toBe(405)
    wait = 30
    const answer = await pageOf(id(), "POST")
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"])
  })

  test("is read by a client that has sent too much, and reading takes nothing from what it may send", async () => {
    wait = 30
    expect((await pageOf(id())).status).toBe(200)
  })

  test("is not taken back by the page of another site, which takes nothing from what the visitor may send", async () => {
    wait = 30
    expect((await pageOf(id(), "POST", { "sec-fetch-site": "cross-site" })).status).toBe(403)
    expect(memory.requests[0]?.withdrawn).toBeNull()
  })
})

describe("a file of another version is as a missing one, and logged:", () => {
  const sentenceOf = (file: string, problem: string) =>
    `${file} of the site is not as this server reads it (${problem}): deploy the site and the server of one version.`

  test("a home's viewings cannot be chosen", async () => {
    changes = { "/homes/sv/kvistgatan-12.json": JSON.stringify({ ...homeFileWith(), viewings: [{ begin: first }] }) }
    const answer = await send({ ...signUp, key })
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ field: "viewing", code: "form" }] }])
    expect(log.mock.calls).toEqual([[sentenceOf("homes/sv/kvistgatan-12.json", "viewings.0.text: expected a string")]])
  })

  test("no country is known", async () => {
    changes = { "/contact/countries.sv.json": JSON.stringify({ ...columnsOf(countries), dialCodes: [46] }) }
    const answer = await send({ ...validFields, country: "Finland (+358)", phone: "040 1234567" })
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ field: "country", code: "country" }] }])
    expect(log.mock.calls).toEqual([[sentenceOf("contact/countries.sv.json", "dialCodes: expected 2 entries, not 1")]])
  })

  test("a sign-up has no page", async () => {
    const { signUp: _, ...others } = contactWords
    changes = { "/contact/sv.json": JSON.stringify(others) }
    const answer = await pageOf("x")
    expect([answer.status, await answer.text()]).toEqual([404, "There is nothing to see here.\n"])
    expect(log.mock.calls).toEqual([[sentenceOf("contact/sv.json", "signUp: expected an object")]])
  })
})
