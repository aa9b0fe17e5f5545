/** @jest-environment node */

import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import { contactWords, formPage, limitWith, memoryStore } from "../../testing/contact.ts"
import type { Recipient } from "../store/mailboxes.ts"
import { publishedContactRequests } from "./contact-site.ts"

const id = "0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10"
const frame = (language: string) =>
  formPage
    .replace('lang="sv"', `lang="${language}"`)
    .replace("<main>", '<header><a hreflang="en" href="/en/">English</a></header><main>')
const published: Readonly<Record<string, string>> = {
  "/kontakt/index.html": frame("sv"),
  "/en/contact/index.html": frame("en"),
  "/fi/yhteydenotto/index.html": frame("fi"),
  "/nb/index.html": frame("nb"),
  "/contact/sv.json": JSON.stringify(contactWords),
}

let blocked: string[]
let error: Error | undefined
let recipient: Recipient
beforeEach(() => {
  blocked = []
  error = undefined
  recipient = { market: "se", language: "sv", email: "asa@example.com" }
  jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const ask = async (
  query: string,
  { method = "GET", market = "se" as MarketName, headers = {}, body = null as string | null } = {},
) => {
  const service = publishedContactRequests(market, async (path) => published[path], {
    store: memoryStore().store,
    limit: limitWith(() => 0),
    mailboxes: {
      recipientOf: async (wanted) => {
        if (error) throw error
        return wanted === id ? recipient : undefined
      },
      block: async (email) => void blocked.push(email),
      blockedSince: async (email) => (blocked.includes(email) ? "2026-11-21T10:00:00.000Z" : undefined),
    },
  })
  const address = `http://localhost:9000/api/contact-requests?${query}`
  const answer = await service(new Request(address, { method, headers, body }), "192.0.2.1")
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test("opening the page changes nothing, however often, and its one button ends the messages", async () => {
  for (const method of ["GET", "GET"]) {
    const { status, text } = await ask(`end-messages=${id}`, { method })
    expect(status).toBe(200)
    expect(text).toContain("<h1>Vill du stoppa våra automatiska mejl?</h1>")
    expect(text.match(/<button/g)).toHaveLength(1)
    expect(text).toContain(`<form method="post" action="/api/contact-requests?end-messages=${id}&amp;language=sv">`)
    expect(text).toContain("kan en mäklare ändå svara dig")
  }
  expect(blocked).toEqual([])
  const { status, text } = await ask(`end-messages=${id}`, { method: "POST" })
  expect([status, blocked]).toEqual([200, ["asa@example.com"]])
  expect(text).toContain("<h1>Du får inga fler automatiska mejl</h1>")
  expect(text).toContain('href="mailto:hej@kvistbo.example"')
  expect(text).not.toContain("<button")
  const { text: again } = await ask(`end-messages=${id}`)
  expect(again).toContain("<h1>Du får inga fler automatiska mejl</h1>")
})

test("the page is for nobody else: without scripts, search engines, caches, referrers and the address", async () => {
  for (const method of ["GET", "POST"]) {
    const { headers, text } = await ask(`end-messages=${id}`, { method })
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("script-src 'none'"),
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    })
    expect(text).not.toContain("<script")
    expect(text).not.toContain("asa@example.com")
  }
})

test("a mail program ends the messages without a visit (RFC 8058)", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" }
  const { status } = await ask(`end-messages=${id}`, { method: "POST", headers, body: "List-Unsubscribe=One-Click" })
  expect([status, blocked]).toEqual([200, ["asa@example.com"]])
})

test.each(["GET", "POST"])("%s of an id that is not there says so, and blocks nobody", async (method) => {
  for (const other of ["", '"><b>', id.replace("0", "1")]) {
    const { status, text } = await ask(`end-messages=${encodeURIComponent(other)}`, { method })
    expect(status).toBe(404)
    expect(text).toContain("<h1>Länken gäller inte längre</h1>")
    expect(text).not.toContain("<b>")
  }
  expect(blocked).toEqual([])
})

test("a recipient of another site is not there", async () => {
  recipient = { ...recipient, market: "fi" }
  expect((await ask(`end-messages=${id}`, { method: "POST" })).status).toBe(404)
  expect(blocked).toEqual([])
})

test("when the store does not answer, the page says that the messages cannot be ended now", async () => {
  error = new Error("asa@example.com")
  const { status, text } = await ask(`end-messages=${id}`, { method: "POST" })
  expect(status).toBe(503)
  expect(text).toContain("<h1>Det går inte just nu</h1>")
})

test("other methods are refused", async () => {
  expect((await ask(`end-messages=${id}`, { method: "PUT" })).status).toBe(405)
})

test.each<[MarketName, Language, string]>([
  ["se", "sv", "Vill du stoppa våra automatiska mejl?"],
  ["se", "en", "Stop our automatic e-mails?"],
  ["fi", "fi", "Haluatko lopettaa automaattiset viestimme?"],
  ["fi", "sv", "Vill du stoppa våra automatiska mejl?"],
  ["no", "nb", "Vil du stoppe de automatiske e-postene våre?"],
])(
  "on %s, the page is in the language of the message, %s, or in the one that the switch names",
  async (market, language, heading) => {
    recipient = { ...recipient, market, language }
    const { text } = await ask(`end-messages=${id}`, { market, headers: { "accept-language": "en" } })
    expect(text).toContain(`<h1>${heading}</h1>`)
    expect(text).toContain(`href="/api/contact-requests?end-messages=${id}&language=en"`)
  },
)

test("the switch changes the language", async () => {
  const { text } = await ask(`end-messages=${id}&language=en`)
  expect(text).toContain("<h1>Stop our automatic e-mails?</h1>")
})
