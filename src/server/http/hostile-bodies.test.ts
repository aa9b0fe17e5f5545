/** @jest-environment node */
import type { Server } from "node:http"
import { join } from "node:path"
import { bodyLimit, contactRequestsPath } from "../../spec/contact.ts"
import { contactSite, validFields } from "../../testing/contact.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import fc from "../../testing/properties.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import { type Contact, contactOf } from "./deployment.ts"
import { serveMarket } from "./serve.ts"

jest.setTimeout(300_000)

let server: Server
let address: string
let contact: Contact
let log: jest.SpyInstance

beforeAll(async () => {
  const dist = temporaryFolder()
  writeFiles(dist, contactSite)
  contact = contactOf({ LEADS_FILE: join(temporaryFolder(), "leads.sqlite"), CONTACT_RATE_LIMIT: "1000000" })
  const served = await serveMarket("se", 0, dist, {}, contact)
  server = served.server
  address = served.address + contactRequestsPath
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})

afterAll(async () => {
  log.mockRestore()
  server.closeAllConnections()
  server.close()
  await contact.store.close()
})

const requests = async (): Promise<StoredContactRequest[]> => {
  const all: StoredContactRequest[] = []
  for await (const request of contact.store.all()) all.push(request)
  return all
}

type Sent = { readonly type: string; readonly body: string | Uint8Array }
const json = "application/json"
const form = "application/x-www-form-urlencoded"
const jsonOf = (value: unknown): Sent => ({ type: json, body: JSON.stringify(value) })
const formOf = (entries: Iterable<readonly [string, string]>): Sent => ({
  type: form,
  body: new URLSearchParams([...entries].map(([name, value]) => [name, value])).toString(),
})

/** All fields of a form; the required topic comes last, so that no truncated form is valid. */
const { topic, ...others } = validFields
const whole = {
  ...others,
  country: "Sverige",
  phone: "070-174 06 05",
  callTime: "day",
  message: "Hej på er",
  address: "Storgatan 1",
  marketing: "yes",
  topic,
}
const names = Object.keys(whole)
const entries = Object.entries(whole)

const markup = fc.constantFrom(
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</textarea><script>1</script>",
  "<svg/onload=alert(1)>",
  "<!--<iframe src=//evil.example>",
  "<?php system('id') ?>",
)
const sql = fc.constantFrom(
  "'; drop table contact_request; --",
  "Robert'); DROP TABLE contact_request;--",
  "x' or 'x'='x",
  '" or ""="',
  "1; select pg_sleep(10)",
  "' union select * from contact_request; --",
  "$1; delete from contact_request",
)
const signs = fc.constantFrom("\0", "a\0b", "\ud800", "a\udfffb", "\u0007", "\u001b[2J", "\u0085", "\ufffd")
const huge = fc.integer({ min: 4001, max: 2 * bodyLimit }).map((length) => "x".repeat(length))
const text = fc.oneof(markup, sql, signs, huge)
const otherType = fc.oneof(
  fc.constantFrom(null, true, 7, -1, 1e308, [], {}, ["Åsa"], [[]]),
  fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
)
const strangeKey = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "",
  "id",
)

const withJson = (name: string, value: string): string =>
  JSON.stringify({ ...whole, [name]: undefined }).replace(/}$/, () => `,${JSON.stringify(name)}:${value}}`)
const withField = (name: string, value: unknown): string => withJson(name, JSON.stringify(value))

/** Excludes harmless text in the message, which is stored unchanged. */
const hostileField = fc
  .tuple(fc.constantFrom(...names), text)
  .filter(
    ([name, value]) =>
      name !== "message" ||
      value.includes("<") ||
      value.length > 4000 ||
      /\p{Cc}|\ufffd/u.test(value) ||
      !value.isWellFormed(),
  )

/** All kinds of hostile requests, by name. */
const kinds: Readonly<Record<string, fc.Arbitrary<Sent>>> = {
  "text in JSON": hostileField.map(([name, value]) => ({ type: json, body: withField(name, value) })),
  "text in a form": hostileField.map(([name, value]) => formOf(Object.entries({ ...whole, [name]: value }))),
  "another type": fc
    .tuple(fc.constantFrom(...names), otherType)
    .map(([name, value]) => ({ type: json, body: withField(name, value) })),
  "a strange key in JSON": fc
    .tuple(strangeKey, fc.jsonValue())
    .map(([name, value]) => ({ type: json, body: withField(name, value) })),
  "a strange key in a form": fc
    .tuple(strangeKey, fc.string())
    .map(([name, value]) => formOf([...entries, [name, value]])),
  "a field again, with other words": fc
    .tuple(fc.constantFrom(...entries), fc.string())
    .map(([[name], value]) => formOf([...entries, [name, value]])),
  "a field again": fc.constantFrom(...entries).map((entry) => formOf([...entries, entry])),
  "any JSON": fc.jsonValue().map(jsonOf),
  "deep JSON": fc
    .tuple(fc.constantFrom("[", '{"name":', '[{"name":'), fc.integer({ min: 1, max: 7000 }))
    .map(([open, depth]) => ({
      type: json,
      body:
        open.repeat(depth) +
        "1" +
        [...open]
          .reverse()
          .map((sign) => ({ "[": "]", "{": "}" })[sign] ?? "")
          .join("")
          .repeat(depth),
    })),
  "a deep field": fc
    .integer({ min: 1, max: 6000 })
    .map((depth) => ({ type: json, body: withJson("name", "[".repeat(depth) + "]".repeat(depth)) })),
  "JSON cut off": fc
    .nat(JSON.stringify(whole).length - 1)
    .map((end) => ({ type: json, body: JSON.stringify(whole).slice(0, end) })),
  "a form cut off": fc
    .nat(String(formOf(entries).body).length - 1)
    .map((end) => ({ type: form, body: String(formOf(entries).body).slice(0, end) })),
  "another content type": fc
    .tuple(
      fc.constantFrom(
        "text/plain",
        "text/html",
        "application/xml",
        "multipart/form-data; boundary=x",
        "image/png",
        "application/x-ndjson",
        "json",
      ),
      fc.constantFrom(jsonOf(whole), formOf(entries)),
    )
    .map(([type, { body }]) => ({ type, body })),
  "another charset": fc
    .tuple(fc.constantFrom(json, form), fc.constantFrom("iso-8859-1", "utf-16", "utf-7", "windows-1252", "x"))
    .map(([type, charset]) => ({
      type: `${type}; charset=${charset}`,
      body: (type === json ? jsonOf(whole) : formOf(entries)).body,
    })),
  "another encoding of JSON": fc
    .constantFrom("latin1", "utf16le")
    .map((encoding) => ({ type: json, body: Buffer.from(JSON.stringify(whole), encoding as "latin1") })),
  "another encoding of a form": fc.constantFrom("%E5sa", "%ff%fe", "%", "%u00e5", "%C0%80").map((name) => ({
    type: form,
    body: `${formOf(entries.filter(([field]) => field !== "name")).body}&name=${name}`,
  })),
  bytes: fc
    .tuple(fc.constantFrom(json, form), fc.uint8Array({ maxLength: 2000 }))
    .map(([type, body]) => ({ type, body })),
  "many fields without a value": fc
    .integer({ min: 1000, max: 20_000 })
    .map((count) => ({ type: form, body: `${formOf(entries).body}${"&a".repeat(count)}` })),
  "many strange fields": fc
    .integer({ min: 1000, max: 6000 })
    .map((count) => formOf([...entries, ...Array.from({ length: count }, (_, place) => [`f${place}`, ""] as const)])),
}

const hostile = fc.oneof(...Object.entries(kinds).map(([kind, sent]) => fc.record({ kind: fc.constant(kind), sent })))

const send = ({ type, body }: Sent): Promise<Response> =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": type },
    body: body as BodyInit,
    redirect: "manual",
    // Guards only against a missing response, because its speed depends on the computer.
    signal: AbortSignal.timeout(20_000),
  })

test("2 000 hostile bodies are each refused, and none is stored, logged or run", async () => {
  const statuses = new Set<number>()
  const tried = new Set<string>()
  await fc.assert(
    fc.asyncProperty(hostile, async ({ kind, sent }) => {
      const answer = await send(sent)
      const page = await answer.text()
      statuses.add(answer.status)
      tried.add(kind)
      expect([400, 413, 415]).toContain(answer.status)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(page).not.toMatch(/<(script|img|svg|iframe|!--|\?)/i)
    }),
    { numRuns: 2000 },
  )
  expect(await requests()).toEqual([])
  expect(log).not.toHaveBeenCalled()
  // Each kind was tried, and each status of a refusal occurred.
  expect([...tried].sort()).toEqual(Object.keys(kinds).sort())
  expect([...statuses].sort()).toEqual([400, 413, 415])
  expect((await send(jsonOf(whole))).status).toBe(201)
})

describe("a name that people have", () => {
  const stored = async (sent: Sent, email: string) => {
    expect([201, 303]).toContain((await send(sent)).status)
    return (await contact.store.findByPerson(email)).map(({ name }) => name)
  }

  test.each([
    "O'Brien",
    "Seán O’Casey",
    "Åsa",
    "李",
    "X",
    "Ng",
    "Müller-Łukasz",
    "Nguyễn Thị Minh Khai",
    "محمد عبد الله",
    "علی‌رضا",
    "प्रियंका शर्मा",
    "क़मर",
    "Անի",
    "Ἀθηνᾶ",
    "יוסף ג׳ורג׳",
    "ສົມພອນ",
    "Jean-Luc d’Àrc (född Ek)",
    "Martin Luther King, Jr.",
    "A. & B. Ek",
    "Null",
    "undefined",
    "ʻAkahi",
    "Zoe\u0308",
    "Å".repeat(100),
  ])("%s is stored as written", async (name) => {
    const email = `namn${Buffer.from(name).toString("hex").slice(0, 40)}@example.com`
    expect(await stored(jsonOf({ ...whole, name, email }), email)).toEqual([name])
    expect(await stored(formOf(Object.entries({ ...whole, name, email: `form-${email}` })), `form-${email}`)).toEqual([
      name,
    ])
  })

  test("in letters of any script is stored as written", async () => {
    const letters = "aÅñøłžßΔжԱאبکकਕકகకಕകกខ가日ひカა".split("")
    let count = 0
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.constantFrom(...letters, "́", "-", "'", " "), { minLength: 1, maxLength: 60 })
          .map((all) => all.join(""))
          .filter((name) => /\p{L}/u.test(name) && !name.includes("--")),
        async (name) => {
          const email = `nr${++count}@example.com`
          expect(await stored(jsonOf({ ...whole, name, email }), email)).toEqual([name.trim()])
        },
      ),
      { numRuns: 300 },
    )
  })
})

test("text that looks like SQL is a message like any other", async () => {
  const message = "'; drop table contact_request; -- och hej"
  expect((await send(jsonOf({ ...whole, email: "m@example.com", message }))).status).toBe(201)
  expect((await contact.store.findByPerson("m@example.com"))[0]?.message).toBe(message)
})
